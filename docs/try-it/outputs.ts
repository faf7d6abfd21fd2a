import { operations } from 'monitor-contract'
import { defaultChoices, type Choices } from './choices.ts'
import { hasOption, isYaml, kinds, type KindName, type OptionName } from './kinds.ts'
import { isObject, valueAt } from './values.ts'
import type { ShownIssue } from './validate.ts'

/** A request as it is sent: strings, with placeholders for missing values. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

function queryOf(request: unknown): string {
  const query = Object.entries(valueAt(request, 'query') ?? {}).map(([name, value]) => [
    name,
    String(value),
  ])
  return query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`
}

/** Placeholders, because the API key is never shown. */
const credentials = { authorization: 'Bearer $API_KEY', 'x-service-account': '$ACCOUNT_ID' }

/** Returns the request of a document; undefined for a document that is not sent. */
export function requestOf(kind: KindName, value: unknown): Sent | undefined {
  const { updateIcmpMonitor: update, listErrorGroups: list } = operations
  if (kind === 'listRequest' && isObject(value))
    return {
      method: list.method,
      path: `${list.path}${queryOf(value)}`,
      headers: credentials,
      body: undefined,
    }
  if (kind !== 'icmpMonitorUpdate' && !(kind === 'updateRequest' && isObject(value)))
    return undefined
  const request = kind === 'updateRequest' ? value : { body: value }
  const id = valueAt(valueAt(request, 'params'), 'id')
  return {
    method: update.method,
    path: `${update.path.replace('{id}', typeof id === 'string' ? encodeURIComponent(id) : '$MONITOR_ID')}${queryOf(request)}`,
    headers: { ...credentials, 'content-type': 'application/json' },
    body: JSON.stringify(valueAt(request, 'body') ?? {}, null, 2),
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
const names: Readonly<Record<string, string>> = {
  API_KEY: 'apiKey',
  ACCOUNT_ID: 'accountId',
  MONITOR_ID: 'monitorId',
}
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
  const code: Readonly<Partial<Record<OptionName, string>>> = {
    baseline: choices.baseline === 'defaults' ? 'baseline: icmpMonitorDefaults' : 'baseline',
    maxIssues: `maxIssues: ${choices.maxIssues}`,
    label: 'label: (path) => String(path.at(-1))',
    unknownFields: `severity: { 'unknown-field': '${choices.unknownFields}' }`,
  }
  const options = kinds[kind].options
    .filter((name) => name !== 'format' && choices[name] !== defaultChoices[name])
    .filter((name) => name !== 'unchanged' || choices.baseline !== 'none')
    .map((name) => code[name] ?? `${name}: '${choices[name]}'`)
  return options.length === 0 ? '' : `{ ${options.join(', ')} }`
}

const contractName = (kind: KindName): string => kinds[kind].call.split('.')[0] ?? ''

/** Returns the call of the package, as a program writes it. */
export function callCode(kind: KindName, choices: Choices): string {
  const options = optionsCode(kind, choices)
  if (!isYaml(kind, choices))
    return `${kinds[kind].call}(${['document', options].filter(Boolean).join(', ')})`
  const contract = options === '' ? contractName(kind) : `${contractName(kind)}.with(${options})`
  return `lintText(${contract}, text, { language: 'yaml' })`
}

/** Returns the imports and constants of a program that makes the call. */
function beginning(kind: KindName, choices: Choices, text: string): readonly string[] {
  const own = choices.baseline === 'own' && hasOption(kind, 'baseline')
  const defaults = optionsCode(kind, choices).includes('icmpMonitorDefaults')
  const names = [contractName(kind), ...(defaults ? ['icmpMonitorDefaults'] : [])].sort()
  return [
    `import { ${names.join(', ')} } from 'monitor-contract'`,
    ...(isYaml(kind, choices) ? ["import { lintText } from 'monitor-contract-lint'"] : []),
    '',
    isYaml(kind, choices)
      ? `const text = ${JSON.stringify(text)}`
      : `const document: unknown = ${text.trim()}`,
    ...(own ? ['const baseline = await readMonitor()'] : []),
  ]
}

/** Returns the statements that make the call and collect its issues. */
const issuesCode = (kind: KindName, choices: Choices): readonly string[] =>
  isYaml(kind, choices)
    ? [
        `const results = ${callCode(kind, choices)}`,
        'const issues = results.flatMap(({ result }) => [...result.errors, ...result.warnings])',
      ]
    : [
        `const result = ${callCode(kind, choices)}`,
        'const issues = [...result.errors, ...result.warnings]',
      ]

/** Returns a program that validates the document with the chosen options. */
export const typeScript = (kind: KindName, choices: Choices, text: string): string =>
  [
    ...beginning(kind, choices, text),
    ...issuesCode(kind, choices),
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
    ...issuesCode(kind, choices).map((line) => `  ${line}`),
    '  const found = issues.map(({ code, pointer }) => `${code} ${pointer}`)',
    '  expect(found.sort()).toEqual([',
    ...issues
      .map(({ code, pointer }) => JSON.stringify(`${code} ${pointer}`))
      .sort()
      .map((line) => `    ${line},`),
    '  ])',
    '})',
  ].join('\n')
