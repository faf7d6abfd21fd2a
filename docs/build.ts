import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { toHtml, type PageLink } from 'monitor-contract/docs'
import { exampleFiles } from './site-source/try-it/examples.ts'
import { thirdPartyLicenses } from './third-party-licenses.ts'
import { written } from './written.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The pages of the site beside the reference. */
const pages: readonly PageLink[] = [{ text: 'Try it', href: 'try-it.html' }]

for (const [path, text] of written()) writeFileSync(at(`../${path}`), text)

/** A page whose theme is set before it is painted. */
function withFirstTheme(html: string): string {
  const parts = html.split('<link rel="stylesheet"')
  if (parts.length !== 2) throw new Error('The reference has not just one style sheet')
  return parts.join('<script src="first-theme.js"></script><link rel="stylesheet"')
}

mkdirSync(at('site'), { recursive: true })
writeFileSync(
  at('site/index.html'),
  withFirstTheme(toHtml({ stylesheet: 'reference.css', script: 'reference.js', links: pages })),
)
for (const path of ['reference.css', 'try-it/try-it.html', 'try-it/try-it.css'])
  copyFileSync(at(`site-source/${path}`), at(`site/${path.replace('try-it/', '')}`))

writeFileSync(
  at('site/licenses.txt'),
  await thirdPartyLicenses(at('site-source/try-it/index.ts'), 'The page to try documents on'),
)

// Classic scripts: pages that are opened as files may not load modules.
const script = (source: string, name: string, options: BuildOptions = {}): Promise<unknown> =>
  build({
    entryPoints: [at(`site-source/${source}`)],
    outfile: at(`site/${name}`),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    ...options,
  })

const exampleTexts = Object.fromEntries(
  exampleFiles.map((path) => [path, readFileSync(at(`../${path}`), 'utf8').trimEnd()]),
)

await Promise.all([
  script('first-theme.ts', 'first-theme.js'),
  script('reference.ts', 'reference.js'),
  script('try-it/index.ts', 'try-it.js', { define: { exampleTexts: JSON.stringify(exampleTexts) } }),
])
