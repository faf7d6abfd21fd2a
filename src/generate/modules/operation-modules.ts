import type { JsonSchema } from '../../schema/json-schema.ts'
import { docComment, example } from '../doc-comment.ts'
import { documentNamed } from '../documents.ts'
import { inlined } from '../inlined.ts'
import { banner, camelCase, capitalised, literal, pascalCase } from '../names.ts'
import { resources, type ContractRow, type ResourceRow } from '../manifest-rows.ts'
import type { Module } from './contract-module-parts.ts'

/** Returns a module for each operation, and one that lists them. */
export const operationModules = (): Module[] => [...resources.map(operationModule), operationsModule()]

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the parts of a request with their rows, in the order of validation. */
function partsOf({ update, operation: { params, query, headers } }: ResourceRow): [part: string, row: ContractRow][] {
  return [
    ...(params === undefined ? [] : [['params', params] satisfies [string, ContractRow]]),
    ['query', query],
    ['headers', headers],
    ...(update === undefined ? [] : [['body', update] satisfies [string, ContractRow]]),
  ]
}

const requiredOf = ({ document }: ContractRow): readonly string[] => documentNamed(document).required ?? []

/** Returns the source of an object with the given members. */
const objectOf = (entries: readonly string[]): string => (entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`)

const paramsWith = (row: ResourceRow, value: string): string[] =>
  row.operation.params === undefined
    ? []
    : [`params: ${objectOf(requiredOf(row.operation.params).map((name) => `${name}: '${value}'`))}`]

const pathWith = ({ operation: { path } }: ResourceRow, value: string): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))

/** Returns a query parameter with a value other than its default, for the example. */
function queryExample({ operation: { query } }: ResourceRow): readonly [name: string, value: string] {
  const [[name, schema] = ['', {}]] = Object.entries(inlined(documentNamed(query.document)).properties ?? {})
  const { default: usual }: JsonSchema = schema
  return [name, typeof usual === 'boolean' ? literal(!usual) : '20']
}

/** Returns the source of the methods of an operation, with their comments. */
function members(row: ResourceRow, request: string): string {
  const { update, operation } = row
  const parts = partsOf(row)
  const quote = `Service description, "${operation.title}"`
  const [name, value] = queryExample(row)
  const missing = parts
    .filter(([part]) => part === 'headers' || part === 'body')
    .flatMap(([part, contract]) => requiredOf(contract).map((field) => `'/${part}/${field}'`))
  const hasParams = operation.params !== undefined
  const given = objectOf([...paramsWith(row, 'a/b'), `query: { ${name}: ${value} }`])
  const validateComment = docComment(
    [
      'Validates a whole request, each part with its contract. The path of an issue begins with the part. ' +
        (update === undefined
          ? ''
          : `Accepts the options of \`${camelCase(update.document)}\`; \`maxIssues\` counts over the whole ` +
            'request. ') +
        `If a part cannot be read, the issue \`unreadable\` has its pointer, such as ` +
        `\`/${String(parts.at(-1)?.[0])}\`; if the request itself cannot be read, the pointer is empty.`,
      `${quote}.`,
      '@throws TypeError for a part with another name, an unknown option or a wrong option value',
      example(
        `operations.${operation.id}.validateRequest(${objectOf(paramsWith(row, '7f'))})` +
          '.errors.map((error) => error.pointer)',
        `[${missing.join(', ')}]`,
      ),
    ],
    '  ',
  )
  const buildComment = docComment(
    [
      'Returns the path of a request, percent-encoded, with the query parameters that are passed.',
      hasParams
        ? 'Our readings: "The path parameter `id` is any string". An empty string, `.` and `..` are not possible in ' +
          'a path, because URL parsers remove them. A lone surrogate cannot be encoded.'
        : `${quote}. The path has no parameters.`,
      '@throws ContractError for invalid parameters; its issues begin with `params` or `query`',
      ...(hasParams ? ['@throws RangeError for a path parameter that is not possible in a path'] : []),
      example(`operations.${operation.id}.buildPath(${given})`, `'${pathWith(row, 'a/b')}?${name}=${value}'`),
    ],
    '  ',
  )
  const params = hasParams ? `readonly params: ${pascalCase(operation.params.document)}` : ''
  return `${validateComment}
  validateRequest(
    request: { readonly [Name in keyof ${request}]?: unknown },
    options?: ${update === undefined ? 'BodyOptions' : 'UpdateOptions'},
  ): Result<${request}>
${buildComment}
  buildPath(request${hasParams ? '' : '?'}: {
    ${params}
    readonly query?: QueryObject<${pascalCase(operation.query.document)}> | undefined
  }): string`
}

type NamedPart = readonly [part: string, row: ContractRow]

/** Returns the source of the type of one part of a request, as its contract returns it. A query has its defaults. */
const partType = ([part, { document }]: NamedPart): string =>
  `  ${part}: ${part === 'query' ? `Required<${pascalCase(document)}>` : pascalCase(document)}`

const contractMember = ([part, { document }]: NamedPart): string => `  readonly ${part}: typeof ${camelCase(document)}`

function operationModule(row: ResourceRow): Module {
  const { update, response, list, operation } = row
  const { id, method, path, query } = operation
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const parts = partsOf(row)
  const returned = list ?? response
  const request = `${capitalised(id)}Request`
  const type = `${capitalised(id)}Operation`
  const documents = [...parts.map(([, { document }]) => document), returned.document]
  const queryName = camelCase(query.document)
  const contractImports = documents.map((document) => {
    const name = camelCase(document)
    const names = name === queryName ? `${name}, ${name}Set` : name
    return `import { ${names} } from '../../contracts/generated/${document}.ts'`
  })
  const types = parts.map(([, { document }]) => pascalCase(document))
  const options = update === undefined ? 'BodyOptions' : 'UpdateOptions'
  const nameIn = (part: string): string => {
    const found = parts.find(([name]) => name === part)
    return found === undefined ? 'undefined' : camelCase(found[1].document)
  }
  const callOfPath = `${id}Operation.buildPath(${hasPath(row) ? objectOf(paramsWith(row, '7f')) : ''})`
  return [
    `operations/generated/${kebabCase(id)}.ts`,
    `${banner('src/contracts/manifest.ts and schemas/')}${contractImports.join('\n')}
import { defineParameters } from '../../engine/define-parameters.ts'
import type { ${options} } from '../../engine/options.ts'
import type { ${types.join(', ')} } from '../../generated/types.ts'
import type { Result } from '../../issues/issue.ts'
import type { QueryObject } from '../../parameters/input-types.ts'
import { defineOperation } from '../define-operation.ts'
${hasPath(row) ? "import { filledPath } from '../filled-path.ts'" : ''}
import { pathBuilder } from '../path-builder.ts'

/** A valid request of the operation "${operation.title}", with each part as its contract returns it. */
export interface ${request} {
${parts.map(partType).join('\n')}
}

/** The type of \`operations.${id}\`: \`${method} ${path}\` with its contracts and methods. */
export interface ${type} {
  readonly method: '${method}'
  readonly path: '${path}'
  /** The path in the form of routers. */
  readonly route: '${route}'
${[...parts, ['response', returned] as const].map(contractMember).join('\n')}
${members(row, request)}
}

${docComment([
  `The operation \`operations.${id}\` alone. A bundle that imports it contains no other operation.`,
  `Service description, "${operation.title}".`,
  example(callOfPath, `'${pathWith(row, '7f')}'`),
])}
export const ${id}Operation: ${type} = /* @__PURE__ */ defineOperation<${type}>({
  method: '${method}',
  path: '${path}',
  route: '${route}',
  params: ${nameIn('params')},
  query: ${queryName},
  headers: ${nameIn('headers')},
  body: ${nameIn('body')},
  response: ${camelCase(returned.document)},
}, /* @__PURE__ */ pathBuilder(${pathSource(row)}, /* @__PURE__ */ defineParameters(${queryName}Set, 'nothing')))
`,
  ]
}

/** Returns the source of the function that writes the path of a request. */
const pathSource = ({ operation: { path, params } }: ResourceRow): string =>
  params === undefined ? `() => '${path}'` : `/* @__PURE__ */ filledPath('${path}', ${camelCase(params.document)})`

const hasPath = ({ operation: { params } }: ResourceRow): boolean => params !== undefined

function operationsModule(): Module {
  const operations = resources.map(({ operation }) => operation)
  const imports = operations.map(
    ({ id }) => `import { ${id}Operation, type ${capitalised(id)}Operation } from './${kebabCase(id)}.ts'`,
  )
  const endpoints = operations.map(({ method, path }) => `'${method} ${path}'`)
  return [
    'operations/generated/operations.ts',
    `${banner('src/contracts/manifest.ts')}${imports.join('\n')}

${docComment([
  'The operations of the service, by name.',
  'Service description, "Endpoints".',
  example('Object.values(operations).map(({ method, path }) => `${method} ${path}`)', `[${endpoints.join(', ')}]`),
])}
export const operations: {
${operations.map(({ id }) => `  readonly ${id}: ${capitalised(id)}Operation`).join('\n')}
} = /* @__PURE__ */ Object.freeze({
${operations.map(({ id }) => `  ${id}: ${id}Operation,`).join('\n')}
})
`,
  ]
}
