import { operations } from 'monitor-contract'
import type { Choices } from './choices.ts'
import { hasOption, isYaml, kinds, type KindName, type OptionName } from './kinds.ts'
import type { ShownIssue } from './validate.ts'

/** A request as it is sent: strings, with placeholders for missing values. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : []

function queryOf(query: unknown): string {
  const parameters = new URLSearchParams(entriesOf(query).map(([name, value]) => [name, String(value)])).toString()
  return parameters === '' ? '' : `?${parameters}`
}

/** Placeholders, because the API key is never shown. */
const credentials = { authorization: 'Bearer $API_KEY', 'x-service-account': '$ACCOUNT_ID' }

const bodyText = (body: unknown): string => JSON.stringify(body, null, 2)

/** Returns the request of a document; undefined for a document that is not sent. */
export function requestOf(kind: KindName, value: unknown): Sent | undefined {
  const json = { ...credentials, 'content-type': 'application/json' }
  const { updateIcmpMonitor: update, listErrorGroups: list } = operations
  const pathOf = (params: unknown): string => {
    const id: unknown = isObject(params) ? params['id'] : undefined
    return update.path.replace('{id}', typeof id === 'string' ? encodeURIComponent(id) : '$MONITOR_ID')
  }
  switch (kind) {
    case 'icmpMonitorUpdate':
      return { method: update.method, path: pathOf(undefined), headers: json, body: bodyText(value) }
    case 'updateRequest': {
      if (!isObject(value)) return undefined
      const path = `${pathOf(value['params'])}${queryOf(value['query'])}`
      return { method: update.method, path, headers: json, body: bodyText(value['body'] ?? {}) }
    }
    case 'listRequest': {
      if (!isObject(value)) return undefined
      return {
        method: list.method,
        path: `${list.path}${queryOf(value['query'])}`,
        headers: credentials,
        body: undefined,
      }
    }
    default:
      return undefined
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

export function curl({ method, path, headers, body }: Sent): string {
  const lines = [
    `curl -X ${method} "$API_URL${path}"`,
    ...Object.entries(headers).map(([name, value]) => `  -H "${name}: ${value}"`),
    ...(body === undefined ? [] : [`  --data ${quoted(body)}`]),
  ]
  return lines.join(' \\\n')
}

const placeholder = /\$(API_KEY|ACCOUNT_ID|MONITOR_ID)/g
const names: Readonly<Record<string, string>> = { API_KEY: 'apiKey', ACCOUNT_ID: 'accountId', MONITOR_ID: 'monitorId' }
const template = (text: string): string =>
  `\`${text
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
    .replace(placeholder, (_, name: string) => `\${${names[name] ?? name}}`)}\``
const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

export function fetchCode({ method, path, headers, body }: Sent): string {
  const lines = [
    `const response = await fetch(${template(`\${apiUrl}${path}`).replace('\\${apiUrl}', '${apiUrl}')}, {`,
    `  method: '${method}',`,
    '  headers: {',
    ...Object.entries(headers).map(
      ([name, value]) => `    '${name}': ${value.includes('$') ? template(value) : `'${value}'`},`,
    ),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, '  ')}),`]),
    '})',
  ]
  return lines.join('\n')
}

/** Returns the code of the options that differ from the defaults. */
export function optionsCode(kind: KindName, choices: Choices): string {
  const has = (name: OptionName): boolean => hasOption(kind, name)
  const options = [
    ...(has('baseline') && choices.baseline !== 'none'
      ? [choices.baseline === 'defaults' ? 'baseline: icmpMonitorDefaults' : 'baseline']
      : []),
    ...(has('unchanged') && choices.baseline !== 'none' && choices.unchanged === 'accept'
      ? ["unchanged: 'accept'"]
      : []),
    ...(has('reader') && choices.reader !== 'strict' ? [`reader: '${choices.reader}'`] : []),
    ...(has('unknownFields') && choices.unknownFields !== 'default'
      ? [`unknownFields: '${choices.unknownFields}'`]
      : []),
    ...(choices.maxIssues === 100 ? [] : [`maxIssues: ${choices.maxIssues}`]),
    ...(choices.label === 'path' ? [] : ['label: (path) => String(path.at(-1))']),
  ]
  return options.length === 0 ? '' : `, { ${options.join(', ')} }`
}

/** Returns the call of the package, as a program writes it. */
export const callCode = (kind: KindName, choices: Choices): string =>
  isYaml(kind, choices)
    ? `validateYaml(${contractOf(kind)}, text${optionsCode(kind, choices)})`
    : `${kinds[kind].call}(document${optionsCode(kind, choices)})`

const contractOf = (kind: KindName): string => kinds[kind].call.split('.')[0] ?? ''

/** Returns the imports and constants of a program that makes the call. */
function beginning(kind: KindName, choices: Choices, text: string): readonly string[] {
  const own = choices.baseline === 'own' && hasOption(kind, 'baseline')
  const defaults = optionsCode(kind, choices).includes('icmpMonitorDefaults')
  const names = [contractOf(kind), ...(defaults ? ['icmpMonitorDefaults'] : [])].sort()
  return [
    `import { ${names.join(', ')} } from 'monitor-contract'`,
    ...(isYaml(kind, choices) ? ["import { validateYaml } from 'monitor-contract/yaml'"] : []),
    '',
    isYaml(kind, choices) ? `const text = ${JSON.stringify(text)}` : `const document: unknown = ${text.trim()}`,
    ...(own ? ['const baseline = await readMonitor()'] : []),
  ]
}

const resultCode = (kind: KindName, choices: Choices): string =>
  isYaml(kind, choices) ? `[result] = ${callCode(kind, choices)}` : `result = ${callCode(kind, choices)}`

/** Returns a program that validates the document with the chosen options. */
export const typeScript = (kind: KindName, choices: Choices, text: string): string =>
  [
    ...beginning(kind, choices, text),
    `const ${resultCode(kind, choices)}`,
    `const issues = ${isYaml(kind, choices) ? 'result === undefined ? [] : ' : ''}[...result.errors, ...result.warnings]`,
    'for (const { pointer, code, message } of issues)',
    '  console.log(pointer, code, message)',
  ].join('\n')

/** Returns a test for Vitest that expects the issues of the document. */
export const testCode = (
  kind: KindName,
  choices: Choices,
  text: string,
  issues: readonly Pick<ShownIssue, 'code' | 'pointer'>[],
): string =>
  [
    "import { expect, it } from 'vitest'",
    ...beginning(kind, choices, text),
    '',
    "it('has the expected issues', () => {",
    `  const ${resultCode(kind, choices)}`,
    `  const issues = ${isYaml(kind, choices) ? 'result === undefined ? [] : ' : ''}[...result.errors, ...result.warnings]`,
    '  const found = issues.map(({ code, pointer }) => `${code} ${pointer}`)',
    '  expect(found.sort()).toEqual([',
    ...issues
      .map(({ code, pointer }) => JSON.stringify(`${code} ${pointer}`))
      .sort()
      .map((line) => `    ${line},`),
    '  ])',
    '})',
  ].join('\n')
