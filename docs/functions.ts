import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  Application,
  Converter,
  DeclarationReflection,
  PageEvent,
  ReflectionKind,
  type Reflection,
  type SignatureReflection,
  type SomeType,
  type TypeDocOptions,
} from 'typedoc'
import { MarkdownTheme, MemberRouter, type MarkdownThemeContext, type PluginOptions } from 'typedoc-plugin-markdown'
import manifest from '../package.json' with { type: 'json' }
import { functionsOf, jobs } from './jobs.ts'

/** Returns the absolute path of a file of the repository. Scripts of the site run in `docs/`. */
const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The import path of each entry, by the name of its declaration file. A guide lists the entries of messages. */
const entries = new Map(
  Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'object' && !path.startsWith('./messages/')
      ? [[basename(target.types, '.d.ts'), path.replace('.', manifest.name)] as const]
      : [],
  ),
)

const kindsOfTypes = [ReflectionKind.Interface, ReflectionKind.TypeAlias]

/** Writes a page for each export, those of types in a folder of their own, and none for an entry. */
class PageRouter extends MemberRouter {
  override getIdealBaseName(reflection: Reflection): string {
    return reflection.kindOf(kindsOfTypes) ? `types/${reflection.name}` : reflection.name
  }

  override buildPages(...[project]: Parameters<MemberRouter['buildPages']>): ReturnType<MemberRouter['buildPages']> {
    return super.buildPages(project).filter(({ model, url }) => {
      // Two entries can export one type. The router adds a number to the second page.
      this.fullUrls.set(model, url.replace('-1.md', '.md'))
      return model instanceof DeclarationReflection && !model.kindOf(ReflectionKind.Module) && !url.endsWith('-1.md')
    })
  }
}

/** Returns the declarations of the types that a type is made of, without type arguments. */
function declarationsOf(type: SomeType | undefined): readonly DeclarationReflection[] {
  if (type?.type === 'union' || type?.type === 'intersection') return type.types.flatMap(declarationsOf)
  if (type?.type === 'array') return declarationsOf(type.elementType)
  if (type?.type === 'typeOperator') return declarationsOf(type.target)
  return type?.type === 'reference' && type.reflection instanceof DeclarationReflection ? [type.reflection] : []
}

/** Maximum number of properties that the page of a function shows. Types with more have them on their own page. */
const maxProperties = 10

/** Returns the tables of the properties of a type. */
function propertyTables({ partials }: MarkdownThemeContext, type: SomeType | undefined): readonly string[] {
  return declarationsOf(type).flatMap(({ children = [] }) => {
    const properties = children.filter((child) => child.kindOf(ReflectionKind.Property))
    if (properties.length === 0 || properties.length > maxProperties) return []
    return [partials.propertiesTable(properties).replaceAll(/<a id="[^"]*"><\/a> /g, '')]
  })
}

const optionTables = (context: MarkdownThemeContext, type: SomeType | undefined): readonly string[] =>
  declarationsOf(type).some(({ name }) => name.endsWith('Options'))
    ? propertyTables(context, type).map((table) => table.replace('| Property', '| Option'))
    : []

/** Returns the links to the methods of a constant, and its options or its properties. */
function membersOf(context: MarkdownThemeContext, { type }: DeclarationReflection): readonly string[] {
  const [declaration] = declarationsOf(type)
  if (type?.type !== 'reference' || declaration === undefined) return []
  const methods = (declaration.children ?? [])
    .filter((child) => child.kindOf(ReflectionKind.Method))
    .map((method) => `[\`${method.name}\`](${context.urlTo(method)})`)
  const options = type.typeArguments?.at(-1)
  return [
    ...(methods.length === 0 ? [] : [`Methods: ${methods.join(', ')}.`]),
    ...(options === undefined
      ? propertyTables(context, type)
      : [`Options: ${context.partials.someType(options)}.`, ...optionTables(context, options)]),
  ]
}

/**
 * Shows all signatures of a function together, with the comment and the parameters of the longest. The page of a
 * function also shows the properties of its options and of its result.
 */
class PageTheme extends MarkdownTheme {
  override getRenderContext(...[page]: Parameters<MarkdownTheme['getRenderContext']>): MarkdownThemeContext {
    const context = super.getRenderContext(page)
    const { partials } = context
    const { declaration, parametersTable, signatureReturns } = partials
    if (page.model instanceof DeclarationReflection && !page.model.kindOf(kindsOfTypes)) {
      partials.parametersTable = (parameters) =>
        [
          parametersTable(parameters),
          ...parameters.flatMap(({ name, type }) =>
            optionTables(context, type).map((table) => `Fields of \`${name}\`:\n\n${table}`),
          ),
        ].join('\n\n')
      partials.signatureReturns = (signature, options) =>
        [signatureReturns(signature, options), ...propertyTables(context, signature.type)].join('\n\n')
      partials.declaration = (model, options) =>
        declaration(model, options).replace(
          /(?=## Example)/,
          membersOf(context, model)
            .map((text) => `${text}\n\n`)
            .join(''),
        )
    }
    partials.signatures = ({ signatures = [] }, { headingLevel, nested = false }) =>
      [
        ...signatures.map((signature) => partials.signatureTitle(signature)),
        ...[...signatures]
          .sort((one, other) => (other.parameters?.length ?? 0) - (one.parameters?.length ?? 0))
          .slice(0, 1)
          .map((longest) => partials.signature(longest, { headingLevel: headingLevel + 1, nested, hideTitle: true })),
      ].join('\n\n')
    return context
  }
}

const guideLink = (guide: string): string =>
  `[${/^# (.*)/.exec(readFileSync(inRepository(`docs/${guide}.md`), 'utf8'))?.[1] ?? ''}](../${guide}.md)`

const functionLink = (name: string): string => `[\`${name}\`](${name}.md)`

const typeLink = (name: string, folder = ''): string => `[\`${name}\`](${folder}${name}.md)`

/** Returns links to the guides of a function, to its type, and to other functions for the same job. */
function seeAlso({ name, type }: DeclarationReflection): string {
  const job = Object.values(jobs).find((guides) => functionsOf(guides).includes(name)) ?? {}
  const guides = Object.entries(job).filter(([, names]) => names.includes(name))
  if (guides.length === 0) throw new RangeError(`No job of the overview has ${name}`)
  const others = functionsOf({ ...Object.fromEntries(guides), ...job }).filter((other) => other !== name)
  const types = declarationsOf(type).map((declaration) => typeLink(declaration.name, 'types/'))
  return [...guides.map(([guide]) => guideLink(guide)), ...types, ...others.slice(0, 4).map(functionLink)].join(', ')
}

/** Returns the page of a type with the functions that return or accept the type, above its properties. */
function withUses(page: string, type: Reflection, functions: readonly DeclarationReflection[]): string {
  const users = (verb: string, typesOf: (signature: SignatureReflection) => readonly (SomeType | undefined)[]) => {
    const names = functions
      .filter(({ signatures = [] }) =>
        signatures
          .flatMap(typesOf)
          .flatMap(declarationsOf)
          .some(({ name }) => name === type.name),
      )
      .map(({ name }) => `[\`${name}\`](../${name}.md)`)
    return names.length === 0 ? '' : `\n\n${verb} ${names.join(', ')}.`
  }
  const returned = users('Returned by', (signature) => [signature.type])
  const accepted = users('Accepted by', ({ parameters = [] }) => parameters.map((parameter) => parameter.type))
  return page.replace(/\s*(?=\n\n## |$)/, `${returned}${accepted}`)
}

/** Writes a type as one code element that contains its links. */
function asCode(type: string): string {
  if (/^`[^`]*`$/.test(type)) return type
  const text = type.replaceAll(/`([^`]*)`/g, (_, code: string) => code.replaceAll(/[<>[\]*_&]/g, '\\$&'))
  return `<code>${text.replace(/^\s*\\\| /, '').trim()}</code>`
}

/** Writes the types of tables and of results as code. */
const withTypesAsCode = (text: string): string =>
  text
    .replaceAll(
      /^(\| (?:<a[^|]*> )?`[^|]*` \| )((?:\\\||[^|\n])+?)( \|)/gm,
      (_, name: string, type: string, end: string) => `${name}${asCode(type)}${end}`,
    )
    .replaceAll(/(?<=^#+ Returns\n\n)(?!```).+(?=\n|$)/gm, asCode)

/** Writes the signature of a method whose line is too long. */
const lineForEachParameter = (_line: string, method: string, parameters: string, type: string): string =>
  `${method}(\n${parameters.replaceAll(/(^|, )(?=\w+\??: )/g, (comma) => `${comma.trim()}\n  `).slice(1)},\n): ${type}`

/** Returns the page of a function with its first sentence above its import and its signatures, and with links. */
function arranged(contents: string, model: DeclarationReflection): string {
  const signatures = /^# .*\n\n((?:```ts\n[\s\S]*?```\n\n)*)/.exec(contents)?.[1] ?? ''
  const rest = contents
    .replace(signatures, '')
    // The package creates its errors.
    .replace(/## Extends\n[\s\S]*(?=## Properties)/, '')
  const [title = '', sentence = '', ...others] = rest.split('\n\n')
  const imported = `\`\`\`ts\nimport { ${model.name} } from '${model.parent?.name ?? ''}'\n\`\`\`\n\n`
  const code = `${imported}${signatures}`.replaceAll('```\n\n```ts\n', '\n').trim()
  return [title, sentence, code, ...others, '## See also', seeAlso(model), ''].join('\n\n')
}

/** No page is in the repository, so none has a link to edit it. */
const page = (text: string, classes = 'function-page'): string =>
  `---\neditLink: false\npageClass: ${classes}\n---\n\n${text}`

/** The overview: the functions by job, with their guides. */
const overview = (): string =>
  [
    '# Functions',
    '',
    'Every function, constant and class of the package, by job. Their [types](types/index.md) have pages, too.',
    '',
    '| Job | Functions | Guides |',
    '| --- | --- | --- |',
    ...Object.entries(jobs).map(([job, guides]) => {
      const functions = functionsOf(guides).map(functionLink)
      return `| **${job}** | ${functions.join(' ')} | ${Object.keys(guides).map(guideLink).join('<br>')} |`
    }),
    '',
  ].join('\n')

/** The page that lists the types of each entry. */
const typeList = (modules: readonly DeclarationReflection[]): string =>
  [
    '# Types',
    ...modules.flatMap(({ name, children = [] }) => {
      const types = children.filter((child) => child.kindOf(kindsOfTypes))
      return [`## ${name}`, types.map((type) => typeLink(type.name)).join(' · ')]
    }),
    '',
  ].join('\n\n')

/** Writes the function reference as Markdown, one page for each export, and deletes other files of the folder. */
export async function writeFunctions(folder: string): Promise<void> {
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...entries.keys()].map((name) => inRepository(`dist/${name}.d.ts`)),
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
    router: 'pages',
    theme: 'pages',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    pageTitleTemplates: { member: ({ name }: { name: string }) => name },
    formatWithPrettier: true,
    expandParameters: true,
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
  app.renderer.defineRouter('pages', PageRouter)
  app.renderer.defineTheme('pages', PageTheme)
  // The comment of the first signature of a function describes the parameters of all.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const signature of project.getReflectionsByKind(ReflectionKind.CallSignature)) {
      const comment = signature.parent instanceof DeclarationReflection && signature.parent.signatures?.[0]?.comment
      if (comment) signature.comment ??= comment.clone()
    }
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('The declarations cannot be converted')
  const modules = project.children ?? []
  for (const module of modules) module.name = entries.get(module.name) ?? module.name
  const functions = modules
    .flatMap(({ children = [] }) => children)
    .filter(({ signatures }) => signatures !== undefined)
  app.renderer.on(PageEvent.END, (event) => {
    if (!(event.model instanceof DeclarationReflection) || event.contents === undefined) return
    // The signatures show the type parameters; a cell without a text is empty.
    const text = event.contents
      .replaceAll(/#+ Type Parameters\n\n(?:\|.*\n)+\n?|(?<=\| )-(?= \|)/g, '')
      // TypeDoc loses the dots of some tuples, and prettier begins a sample with a semicolon.
      .replaceAll(/\[(\S[^\n]*), \1(\\?)\]/g, '[$1, ...$1[]$2]')
      .replaceAll('```ts\n;', '```ts\n')
      .replaceAll(/^(?=.{71})(\w+(?:<[^()]*>)?)\((.+)\): (.*);$/gm, lineForEachParameter)
      // Each `@throws` has a heading of its own, and no full stop.
      .replaceAll(/(?<=#+ Throws\n\n)[^#]*?[\w`](?=\n*(?:$|#))/g, '$&.')
      .replaceAll(/(?<=#+ Throws\n\n[^#]*)#+ Throws\n\n/g, '')
    const isType = event.model.kindOf(kindsOfTypes)
    event.contents = page(
      withTypesAsCode(isType ? withUses(text, event.model, functions) : arranged(text, event.model)),
    )
  })
  await app.generateOutputs(project)
  mkdirSync(join(folder, 'types'), { recursive: true })
  writeFileSync(join(folder, 'index.md'), page(overview(), 'function-page function-overview\naside: false'))
  writeFileSync(join(folder, 'types/index.md'), page(typeList(modules)))
}
