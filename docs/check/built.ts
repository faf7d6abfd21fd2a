import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The sub-path of the site, as on GitHub Pages. */
export const base = process.env['SITE_BASE'] ?? '/'

/** The folder of the built site. */
export const folder = fileURLToPath(new URL('../.vitepress/dist', import.meta.url))

export const files: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }),
)
