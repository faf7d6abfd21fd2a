import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import manifest from '../package.json' with { type: 'json' }

/** Returns the absolute path of a file of the repository. Scripts of the site run in `docs/`. */
const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The declaration file of each entry, by its import path. */
const declarations = new Map(
  Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'object' ? [[path.replace('.', manifest.name), inRepository(target.types)] as const] : [],
  ),
)

/** The name that typedoc gives to the module of a declaration file. */
const moduleOf = (file: string): string => basename(file, '.d.ts')

const contents: Readonly<Record<string, string>> = {
  '': 'contracts, operations, domain functions and types',
  '/ajv': 'a plugin that adds the contracts to your Ajv instance',
  '/docs': 'Markdown reference, HTML reference and OpenAPI document',
  '/report': 'results of files as code frames, GitHub annotations or SARIF',
  '/testing': 'fast-check arbitraries of valid and invalid values',
  '/text': 'validation of JSON text, with line and column of each issue',
  '/yaml': 'validation of YAML text, with line and column of each issue',
}

function contentOf(path: string): string {
  const entry = path.slice(manifest.name.length)
  const language = entry.replace('/messages/', '')
  const content = contents[entry] ?? (language === entry ? undefined : `messages in the language \`${language}\``)
  if (content === undefined) throw new RangeError(`The function reference says nothing about ${path}`)
  return content
}

/** The page that lists the entries: typedoc lists only their names. */
const indexOf = (paths: readonly string[]): string =>
  [
    '# Functions and types',
    '',
    'One page for each import path of the package.',
    '',
    '| Import | Contents |',
    '| ------ | ------ |',
    ...paths.map((path) => `| [\`${path}\`](${path}.md) | ${contentOf(path)} |`),
    '',
  ].join('\n')

/** Writes the function reference as Markdown, one page for each entry, and deletes other files of the folder. */
export async function writeFunctions(folder: string): Promise<void> {
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...declarations.values()],
    tsconfig: inRepository('tsconfig.json'),
    skipErrorChecking: true,
    logLevel: 'Warn',
    out: folder,
    name: 'Functions and types',
    readme: 'none',
    githubPages: false,
    disableSources: true,
    excludeExternals: true,
    validation: false,
    sort: ['alphabetical'],
    groupOrder: ['Functions', 'Variables', 'Classes', 'Interfaces', 'Type Aliases'],
    router: 'module',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    useHTMLAnchors: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    propertyMembersFormat: 'table',
    classPropertiesFormat: 'table',
    tableColumnSettings: { hideInherited: true, hideModifiers: true, hideDefaults: true, hideSources: true },
  }
  const app = await Application.bootstrapWithPlugins(options)
  const project = await app.convert()
  if (project === undefined) throw new Error('The declarations cannot be converted')
  for (const child of project.children ?? [])
    for (const [path, file] of declarations) if (child.name === moduleOf(file)) child.name = path
  await app.generateOutputs(project)
  writeFileSync(join(folder, 'index.md'), indexOf([...declarations.keys()]))
}
