import { manifest } from '../../src/contracts/manifest.ts'
import { operationExamples } from '../../src/docs/examples.ts'
import type { Direction, Field, Form } from '../../reference/fields.ts'
import type { Resource } from '../../reference/resources.ts'
import { code, codeLinks, escaped, frontmatter, paragraphs } from './markdown.ts'

/** Minimum number of allowed values that are folded. */
const longList = 8

/** A field with the fields inside it. */
interface FieldTree {
  readonly field: Field
  readonly inner: readonly FieldTree[]
}

/** Returns the anchor of a field on the page of its resource: `request-assertions-target`. */
export const fieldAnchor = (path: string): string => path.replaceAll('[]', '').replaceAll('.', '-')

const isDirectlyIn = (path: string, parent: string): boolean => {
  const rest = path.startsWith(`${parent}.`) || path.startsWith(`${parent}[].`) ? path.slice(parent.length) : ''
  return rest !== '' && !rest.replace(/^(?:\[\])?\./, '').includes('.')
}

const treeOf = (field: Field, fields: readonly Field[]): FieldTree => ({
  field,
  inner: fields.filter(({ path }) => isDirectlyIn(path, field.path)).map((other) => treeOf(other, fields)),
})

const directionsOf = ({ forms }: Field): readonly Direction[] => [
  ...new Set(forms.flatMap(({ directions }) => directions)),
]

const fact = (kind: string, text: string): string => `<span class="fact ${kind}">${escaped(text)}</span>`

const directionNames: Readonly<Record<Direction, string>> = { update: 'update', response: 'response' }

function factsOf(field: Field, form: Form): string {
  const directions = directionsOf(field)
  const facts = [
    fact('type', form.type),
    ...field.required.map((direction) =>
      fact('required', `required in ${direction === 'update' ? 'an update' : 'a response'}`),
    ),
    ...(form.default === undefined
      ? []
      : [fact('default', `default ${form.default}${form.unit ? ` ${form.unit}` : ''}`)]),
    ...(form.bounds === '' ? [] : [fact('bounds', form.bounds)]),
    ...(form.format === undefined ? [] : [fact('format', `format ${form.format}`)]),
    ...(field.deprecated ? [fact('deprecated', 'deprecated')] : []),
    ...(field.forms.length > 1 || directions.length === 1
      ? [fact('direction', `${form.directions.map((direction) => directionNames[direction]).join(' and ')} only`)]
      : []),
  ]
  return `<p class="facts">${facts.join(' ')}</p>`
}

function allowedValues({ allowed }: Form): string | undefined {
  if (allowed.length === 0) return undefined
  const values = allowed.map(code).join(' ')
  if (allowed.length <= longList) return `Allowed values: ${values}`
  return `<details class="values"><summary>${allowed.length} allowed values</summary>\n\n${values}\n\n</details>`
}

/** A block of code has a button that copies it. */
const exampleOf = ({ examples }: Form): string | undefined =>
  examples.length === 0
    ? undefined
    : paragraphs('Example:', ...examples.map((example) => `\`\`\`json\n${example}\n\`\`\``))

const formText = (field: Field, form: Form): string =>
  paragraphs(factsOf(field, form), form.description, allowedValues(form), exampleOf(form))

function fieldText({ field, inner }: FieldTree, depth: number): string {
  const name = field.path.replace(/^.*\./, '')
  const parent = field.path.slice(0, -name.length)
  const heading = `${'#'.repeat(Math.min(depth, 6))} ${parent === '' ? '' : `<span class="parent">${escaped(parent)}</span><wbr>`}${escaped(name)} {#${fieldAnchor(field.path)}}`
  return paragraphs(
    `<div class="field" data-in="${directionsOf(field).join(' ')}">`,
    heading,
    ...field.forms.map((form) => formText(field, form)),
    field.codes.length === 0 ? undefined : `Issues: ${codeLinks(field.codes)}`,
    ...(inner.length === 0
      ? []
      : [
          `<details class="inner"><summary>Fields of <code>${escaped(name)}</code> (${inner.length})</summary>`,
          ...inner.map((part) => fieldText(part, depth + 1)),
          '</details>',
        ]),
    '</div>',
  )
}

/** Returns whole values that a reader can copy: the body of an update, and what the response contains. */
function wholeExamples(title: string): readonly string[] {
  const operation = manifest.find((row) => row.title === title)?.operation.id ?? ''
  const { body, response } = operationExamples.get(operation) ?? {}
  const item: unknown = Array.isArray(response) ? response[0] : response
  return Object.entries({ 'Example of an update': body, 'Example from a response': item }).flatMap(
    ([summary, value]) =>
      value === undefined
        ? []
        : [
            `<details class="inner"><summary>${summary}</summary>`,
            `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
            '</details>',
          ],
  )
}

/** Returns the page of a resource: each field with its facts, nested fields folded. */
export function fieldsPage({ title, anchor, descriptions, fields }: Resource): readonly [name: string, text: string] {
  const outer = fields.filter(({ path }) => !/[.[]/.test(path))
  const hasBoth = new Set(fields.flatMap(directionsOf)).size > 1
  return [
    anchor,
    `${paragraphs(
      frontmatter([`title: ${title}`, 'outline: 2']),
      `# ${title}`,
      descriptions.map((description) => `- ${description}`).join('\n'),
      'Use this page to look up a field: its type, bounds, default, and the issues that it can have. To see whole requests and responses, or to generate a client, use the [OpenAPI document](/openapi).',
      ...wholeExamples(title),
      hasBoth ? '<FieldFilter directions />' : '<FieldFilter />',
      ...outer.map((field) => fieldText(treeOf(field, fields), 2)),
    )}\n`,
  ]
}
