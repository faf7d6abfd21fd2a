import type { PhrasingContent, RootContent } from 'mdast'
import type { Unit } from '../src/schema/in-words.ts'
import { codeAnchor } from './codes.ts'
import type { Field, Form } from './fields.ts'
import { anchor, code, codes, joined, link, paragraph, prose, strong, table, text } from './nodes.ts'

/**
 * Returns a table of fields, then the lists of allowed values that are too long for a cell.
 *
 * @param inner the fields of objects by the path of the object, to which the type of an object links
 */
export const fieldTable = (
  head: 'Field' | 'Parameter',
  fields: readonly Field[],
  inner: ReadonlyMap<string, readonly Field[]> = new Map(),
): RootContent[] => [
  table(
    [head, 'Meaning', 'Type and bounds', 'Default'],
    fields.flatMap((field) => {
      const inside = inner.get(field.path) ?? inner.get(`${field.path}[]`) ?? []
      return field.forms.map((form) => fieldRow(field, form, inside))
    }),
  ),
  ...fields.flatMap((field) =>
    field.forms
      .slice(0, 1)
      .filter(({ allowed }) => allowed.length > longestList)
      .map(({ allowed }) =>
        paragraph(anchor(valuesAnchor(field)), text('Values of '), code(nameOf(field)), text(': '), ...codes(allowed)),
      ),
  ),
]

/** Maximum number of values that a cell lists; longer lists come after the table. */
const longestList = 4

const nameOf = ({ path }: Field): string => path.slice(path.lastIndexOf('.') + 1)

const valuesAnchor = (field: Field): string => `values-${field.anchor}`

/** Returns a row for one form of a field. The first row of the field has its anchor and its codes. */
function fieldRow(field: Field, form: Form, inside: readonly Field[]): PhrasingContent[][] {
  const isFirst = form === field.forms[0]
  const isDescribed = inside.some(({ forms }) =>
    forms.some(({ directions }) => directions.some((direction) => form.directions.includes(direction))),
  )
  const { allowed, pattern } = form
  // A pattern shows its example, because few readers know regular expressions.
  const [example] = pattern === undefined ? form.examples : []
  const name = [code(nameOf(field)), ...(field.in === undefined ? [] : [text(`, ${field.in}`)])]
  const codeLinks = isFirst ? field.codes.map((each) => [link(codeAnchor(each), code(each))]) : []
  return [
    isFirst ? [anchor(field.anchor), ...name] : name,
    joined(
      [
        ...form.marks.map((mark) => [strong(`${mark}.`)]),
        prose(form.description),
        example === undefined ? [] : [text('Example: '), code(example), text('.')],
        codeLinks.length === 0 ? [] : [text('See '), ...joined(codeLinks), text('.')],
      ],
      ' ',
    ),
    joined(
      [
        [isDescribed ? link(field.anchor.replace(/^field-/, 'fields-'), text(form.type)) : text(form.type)],
        allowed.length > longestList ? [link(valuesAnchor(field), text(`${allowed.length} values`))] : codes(allowed),
        prose(boundsAndFormat(form)),
      ],
      '; ',
    ),
    form.default === undefined ? [] : prose(withUnit(`\`${form.default}\``, form.unit)),
  ]
}

const unitNames: { readonly [Name in Unit]: string } = {
  min: 'minutes',
  s: 'seconds',
  ms: 'milliseconds',
  '%': 'percent',
}

/** Returns the bounds, unit, format and pattern of a value in words. */
const boundsAndFormat = ({ bounds, unit, format, pattern, examples: [example] }: Form): string =>
  [
    bounds === '' ? unit && `in ${unitNames[unit]}` : withUnit(bounds, unit),
    format && `format \`${format}\``,
    pattern && (example === undefined ? `pattern \`${pattern}\`` : `form \`${example.replaceAll(/^"|"$/g, '')}\``),
  ]
    .filter((part) => part !== undefined)
    .join('; ')

const withUnit = (value: string, unit: Unit | undefined): string => (unit === undefined ? value : `${value} ${unit}`)
