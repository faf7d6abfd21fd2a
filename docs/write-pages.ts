import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Application, PageEvent, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { toMarkdown, toOpenApi } from '../dist/docs.js'
import linter from '../lint/package.json' with { type: 'json' }
import manifest from '../package.json' with { type: 'json' }
import { llmsText } from './llms.ts'
import { referencePages } from './reference-pages.ts'

// Writes the files of the site that are not committed: the reference, the functions, the OpenAPI
// document and llms.txt.

const at = (path: string): URL => new URL(path, import.meta.url)

function writeReference(): void {
  mkdirSync(at('pages/reference/'), { recursive: true })
  const issueCodes = readFileSync(at('issue-codes.md'), 'utf8')
  for (const [name, text] of referencePages(toMarkdown(), issueCodes))
    writeFileSync(at(`pages/reference/${name}.md`), text)
}

const declarations = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'object' ? [`../${entry.types}`] : [],
)

const pageOptions: Partial<TypeDocOptions & PluginOptions> = {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: fileURLToPath(at('../tsconfig.json')),
  out: fileURLToPath(at('functions')),
  readme: 'none',
  logLevel: 'Warn',
  router: 'module',
  pageTitleTemplates: {
    module: ({ name }: { name: string }) =>
      name === 'index' ? manifest.name : `${manifest.name}/${name}`,
  },
  groupOrder: ['Functions', 'Variables', 'Classes', '*'],
  skipErrorChecking: true,
  validation: false,
  githubPages: false,
  disableSources: true,
  excludeExternals: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  expandParameters: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: {
    hideInherited: true,
    hideModifiers: true,
    hideDefaults: true,
    hideSources: true,
  },
}

/** Writes the pages of declarations, with their functions and types. */
async function writeFunctions(
  paths: readonly string[],
  options: Partial<TypeDocOptions & PluginOptions>,
): Promise<void> {
  const entryPoints = paths.map((path) => fileURLToPath(at(path)))
  const app = await Application.bootstrapWithPlugins({ ...pageOptions, ...options, entryPoints })
  // A cell without text is left out on a phone.
  app.renderer.on(PageEvent.END, (page) => {
    page.contents = (page.contents ?? '').replaceAll('| - ', '| ')
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('The declarations cannot be converted')
  await app.generateOutputs(project)
}

function writeOpenApi(): void {
  const document = JSON.stringify(toOpenApi(), null, 2)
  mkdirSync(at('public/openapi/'), { recursive: true })
  writeFileSync(at('public/openapi/openapi.json'), `${document}\n`)
  writeFileSync(at('public/openapi/document.js'), `const openApiDocument = ${document}\n`)
  for (const file of ['index.html', 'main.js', 'style.css'])
    copyFileSync(at(`openapi-page/${file}`), at(`public/openapi/${file}`))
  copyFileSync(
    at('node_modules/@scalar/fastify-api-reference/dist/js/standalone.js'),
    at('public/openapi/scalar.js'),
  )
}

writeReference()
await writeFunctions(declarations, { name: 'Functions and types' })
// The linter has one entry, so TypeDoc writes one page, beside those of the library.
await writeFunctions([`../lint/${linter.types}`], {
  name: linter.name,
  entryFileName: linter.name,
  cleanOutputDir: false,
})
writeOpenApi()
writeFileSync(at('public/llms.txt'), llmsText())
