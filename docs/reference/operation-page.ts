import type { Field, Form } from '../../reference/fields.ts'
import type { Operation } from '../../reference/operations.ts'
import { code, codeLinks, frontmatter, paragraphs, stacked } from './markdown.ts'

interface OperationText {
  readonly name: string
  readonly body: string
  readonly response: string
}

const texts: Readonly<Record<Operation['id'], OperationText>> = {
  updateIcmpMonitor: {
    name: 'update-icmp-monitor',
    body: 'The [fields of an ICMP monitor](/reference/icmp-monitor); `heartbeat` and `script` are required.',
    response: 'The [updated monitor](/reference/icmp-monitor).',
  },
  listErrorGroups: {
    name: 'list-error-groups',
    body: 'No request body.',
    response: 'An array of [error groups](/reference/error-group).',
  },
}

function allowed({ type, bounds, pattern, default: fallback }: Form): string {
  return [
    type,
    bounds,
    pattern === undefined ? '' : 'pattern',
    fallback === undefined ? '' : `default ${code(fallback)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const rowsOf = (parameter: Field): readonly (readonly string[])[] =>
  parameter.forms.map((form) => [
    code(parameter.path),
    `${parameter.in ?? ''}${parameter.required.length > 0 ? ', **required**' : ''}`,
    allowed(form),
    [
      form.description,
      ...form.examples.map((example) => `Example: ${code(example)}.`),
      parameter.codes.length === 0 ? '' : `Issues: ${codeLinks(parameter.codes)}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  ])

const sample = (name: string, language: string, ending: string, title: string): string =>
  `<<< @/samples/${name}.${ending}#request{${language}} [${title}]`

/** Returns the page of an operation: its parameters, bodies and a request in three languages. */
export function operationPage(operation: Operation): readonly [name: string, text: string] {
  const text = texts[operation.id]
  if (text === undefined) throw new RangeError(`The site says nothing about ${operation.id}`)
  const { name, body, response } = text
  return [
    name,
    `${paragraphs(
      frontmatter(['outline: 2']),
      `# ${operation.title}`,
      `<p class="endpoint"><span class="method">${operation.method}</span> <code v-pre>${operation.path}</code></p>`,
      operation.description,
      '## Request {#request}',
      '::: code-group',
      sample(name, 'ts', 'ts', 'TypeScript'),
      sample(name, 'sh', 'sh', 'curl'),
      sample(name, 'python', 'py', 'Python'),
      ':::',
      '## Parameters {#parameters}',
      stacked(['Parameter', 'In', 'Type', 'Meaning'], operation.parameters.flatMap(rowsOf)),
      '## Body {#body}',
      body,
      '## Response {#response}',
      response,
    )}\n`,
  ]
}
