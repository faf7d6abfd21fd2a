import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { toHtml, type PageLink } from '../src/docs/index.ts'
import { written } from './written.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The pages of the site beside the reference. */
const pages: readonly PageLink[] = []

for (const [path, text] of written()) writeFileSync(at(`../${path}`), text)

mkdirSync(at('site'), { recursive: true })
writeFileSync(at('site/index.html'), toHtml({ stylesheet: 'reference.css', script: 'reference.js', links: pages }))
copyFileSync(at('site-source/reference.css'), at('site/reference.css'))
// A classic script: pages that are opened as files may not load modules.
await build({ entryPoints: [at('site-source/reference.ts')], outfile: at('site/reference.js'), bundle: true, minify: true, format: 'iife', target: 'es2022' })
