import { operations } from 'monitor-contract'
import type { Choices } from './choices.ts'
import { kinds, type KindName } from './kinds.ts'

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
  const has = (name: string): boolean => kinds[kind].options.some((option) => option === name)
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
    ...(choices.language === 'en' ? [] : ['messages']),
  ]
  return options.length === 0 ? '' : `, { ${options.join(', ')} }`
}

/** Returns the call of the package, as a program writes it. */
export const callCode = (kind: KindName, choices: Choices): string =>
  `${kinds[kind].call}(document${optionsCode(kind, choices)})`

/** Returns a program that validates the document with the chosen options. */
export function typeScript(kind: KindName, choices: Choices, text: string): string {
  const { call } = kinds[kind]
  const own = choices.baseline === 'own' && kinds[kind].options.some((name) => name === 'baseline')
  const defaults = optionsCode(kind, choices).includes('icmpMonitorDefaults')
  const names = [call.split('.')[0] ?? call, ...(defaults ? ['icmpMonitorDefaults'] : [])].sort()
  return [
    `import { ${names.join(', ')} } from 'monitor-contract'`,
    ...(choices.language === 'en' ? [] : [`import messages from 'monitor-contract/messages/${choices.language}'`]),
    '',
    `const document: unknown = ${text.trim()}`,
    ...(own ? ['const baseline = await readMonitor()'] : []),
    `const result = ${callCode(kind, choices)}`,
    'for (const { pointer, code, message } of [...result.errors, ...result.warnings])',
    '  console.log(pointer, code, message)',
  ].join('\n')
}
