import type { JsonSchema } from '../index.ts'
import { boundsInWords, unitOf, unitWords, type Unit } from '../schema/in-words.ts'
import { typesIn } from '../schema/json-schema.ts'
import type { Direction, Field, Form } from './fields.ts'
import { anchor, code, codes, link, table } from './markdown.ts'

/**
 * Returns a table of fields, then the lists of allowed values that are too long for a cell.
 *
 * @param directions the number of directions in which fields can be sent
 * @param inner the fields of objects by the path of the object, to which the type of an object
 * links
 */
export const fieldTable = (
  head: 'Field' | 'Parameter',
  fields: readonly Field[],
  directions: number,
  inner: ReadonlyMap<string, readonly Field[]> = new Map(),
): readonly string[] => [
  table(
    [head, 'Meaning', 'Type and bounds', 'Default'],
    fields.flatMap((field) => {
      const inside = inner.get(field.path) ?? inner.get(`${field.path}[]`) ?? []
      return field.forms.map((form) => fieldRow(field, form, directions, inside))
    }),
  ),
  ...fields.flatMap((field) =>
    field.forms.slice(0, 1).flatMap(({ schema }) => {
      const values = allowedIn(schema)
      if (values.length <= longestList) return []
      return [`${anchor(valuesAnchor(field))}Values of ${code(nameOf(field))}: ${codes(values)}`]
    }),
  ),
]

/** Maximum number of values that a cell lists; longer lists come after the table. */
const longestList = 4

const allowedIn = ({ enum: allowed, items }: JsonSchema): readonly string[] =>
  (allowed ?? items?.enum ?? []).filter((value) => value !== null).map(String)

const nameOf = ({ path }: Field): string => path.slice(path.lastIndexOf('.') + 1)

const valuesAnchor = (field: Field): string => `values-${field.anchor}`

export const codeAnchor = (name: string): string => `code-${name}`

const codeLink = (name: string): string => link(codeAnchor(name), code(name))

/** Returns the example of a schema. One with a pattern has it in the words of its bounds. */
function exampleOf(schema: JsonSchema): unknown {
  if (schema.pattern !== undefined) return undefined
  const [example] = schema.examples ?? schema.items?.examples ?? []
  return example
}

/**
 * Returns a row for one form of a field. The first row of the field has its anchor and its codes.
 */
function fieldRow(
  field: Field,
  form: Form,
  directions: number,
  inside: readonly Field[],
): readonly string[] {
  const { schema } = form
  const isFirst = form === field.forms[0]
  const place = field.in === undefined ? '' : `, ${field.in}`
  const isDescribed = inside.some(({ forms }) =>
    forms.some((other) =>
      other.directions.some((direction) => form.directions.includes(direction)),
    ),
  )
  const example = exampleOf(schema)
  const links = isFirst ? field.codes.map(codeLink) : []
  const allowed = allowedIn(schema)
  const type = typeInWords(schema)
  return [
    `${isFirst ? anchor(field.anchor) : ''}${code(nameOf(field))}${place}`,
    [
      ...marksOf(field, form, directions).map((mark) => `**${mark}.**`),
      descriptionOf(schema),
      example === undefined ? '' : `Example: ${code(JSON.stringify(example))}.`,
      links.length === 0 ? '' : `See ${links.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    [
      isDescribed ? link(field.anchor.replace(/^field-/, 'fields-'), type) : type,
      allowed.length > longestList
        ? link(valuesAnchor(field), `${allowed.length} values`)
        : codes(allowed),
      boundsAndFormat(schema),
    ]
      .filter(Boolean)
      .join('; '),
    schema.default === undefined
      ? ''
      : withUnit(code(JSON.stringify(schema.default)), unitOf(schema)),
  ]
}

const names: { readonly [Name in Direction]: string } = {
  update: 'an update',
  response: 'a response',
}

/** Returns the labels of a form, such as `Response only`. */
function marksOf({ path, forms }: Field, form: Form, directions: number): readonly string[] {
  const differs = forms.length > 1
  const [only] = form.directions.length === directions ? [] : form.directions
  const [required] = form.requiredIn
  return [
    only &&
      (differs || path.includes('.')
        ? `In ${names[only]}`
        : `${only === 'update' ? 'Update' : 'Response'} only`),
    required &&
      (differs || form.requiredIn.length === directions
        ? 'Required'
        : `Required in ${names[required]}`),
    form.schema.deprecated && 'Deprecated',
  ].filter((mark) => typeof mark === 'string')
}

/** Returns a description without the unit and the deprecation, which have places of their own. */
const descriptionOf = ({ description = '', deprecated }: JsonSchema): string =>
  description.replace(/ ?Unit: \S+\.$/, '').replace(deprecated ? /^Deprecated: / : '', '')

/** Returns the types of a value in words, such as `array of string or null`. */
function typeInWords(schema: JsonSchema): string {
  const { items } = schema
  const types = typesIn(schema)
  return [...types.filter((name) => name !== 'null'), ...types.filter((name) => name === 'null')]
    .map((name) => (name === 'array' && items ? `array of ${typeInWords(items)}` : name))
    .join(' or ')
}

/** Returns the bounds, unit, format and pattern of a value in words. */
function boundsAndFormat(schema: JsonSchema): string {
  const { format, pattern, examples: [example] = [] } = schema
  const unit = unitOf(schema)
  const bounds = boundsInWords(schema)
  return [
    bounds === '' ? unit && `in ${unitWords[unit]}` : withUnit(bounds, unit),
    format && `format \`${format}\``,
    pattern && (example === undefined ? `pattern \`${pattern}\`` : `form \`${String(example)}\``),
  ]
    .filter((part) => part !== undefined)
    .join('; ')
}

const withUnit = (value: string, unit: Unit | undefined): string =>
  unit === undefined ? value : `${value} ${unit}`
