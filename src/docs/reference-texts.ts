import { type FrequencyOffsetRange, icmpMonitorUpdate } from '../index.ts'
import type { Unit } from '../schema/unit.ts'
import type { OffsetRow } from './model/reference-model.ts'
import type { DirectedForm, Direction, FieldEntry, FieldForm } from './model/field.ts'
import type { Resource } from './model/resource.ts'

/** Texts that the Markdown and the HTML reference share, first the titles of chapters by their anchors. */
export const titles = {
  operations: 'Operations',
  fields: 'Fields',
  offsets: 'Offsets by frequency',
  codes: 'Issue codes',
  readings: 'Our readings',
  open: 'Not specified',
} as const

export const origin =
  'Generated from the JSON Schemas and the rules. Every message of an example is the message that the contract reports.'

export const readingsIntroduction = 'The service description is ambiguous here. The contracts follow these readings.'

export const typeOf = ({ type, nullable }: FieldForm): string => (nullable ? `${type} or null` : type)

const withUnit = (value: string, { unit }: Pick<FieldForm, 'unit'>): string =>
  unit === undefined ? value : `${value} ${unit}`

const unitNames: { readonly [Name in Unit]: string } = {
  min: 'minutes',
  s: 'seconds',
  ms: 'milliseconds',
  '%': 'percent',
}

/** Maximum number of values that a table cell lists; longer lists come after the table. */
const longestList = 4

export const isLongList = ({ length }: readonly string[]): boolean => length > longestList

/** Returns the bounds, unit, format and pattern of a value; code is between backticks. */
export const formInWords = (form: FieldForm): string => {
  const { bounds, unit, format, pattern, examples } = form
  return [
    bounds !== '' && withUnit(bounds, form),
    bounds === '' && unit !== undefined && `in ${unitNames[unit]}`,
    format !== undefined && `format \`${format}\``,
    pattern !== undefined && patternInWords(pattern, examples),
  ]
    .filter((part) => part !== false)
    .join('; ')
}

/** Returns a pattern in words: an example if there is one, because few readers know regular expressions. */
const patternInWords = (pattern: string, examples: readonly string[]): string =>
  examples[0] === undefined ? `pattern \`${pattern}\`` : `form \`${examples[0].replaceAll(/^"|"$/g, '')}\``

export const defaultInWords = (form: FieldForm): string =>
  form.default === undefined ? '' : withUnit(`\`${form.default}\``, form)

const inDirection: { readonly [Name in Direction]: string } = { update: 'an update', response: 'a response' }

const directionsOf = ({ fields }: Resource): Set<Direction> =>
  new Set(fields.flatMap(({ forms }) => forms.flatMap(({ directions }) => directions)))

/** Returns a mark for a form that applies only to updates or only to responses, such as `Response only`. */
function directionMark(resource: Resource, { forms }: FieldEntry, { directions }: DirectedForm): string | undefined {
  const [direction] = directions
  if (direction === undefined || directions.length === directionsOf(resource).size) return undefined
  if (forms.length > 1) return `In ${inDirection[direction]}`
  return direction === 'update' ? 'Update only' : 'Response only'
}

function requiredMark(resource: Resource, { required, forms }: FieldEntry, form: DirectedForm): string | undefined {
  const here = required.filter((direction) => form.directions.includes(direction))
  const [direction] = here
  if (direction === undefined) return undefined
  return forms.length > 1 || directionsOf(resource).size === here.length
    ? 'Required'
    : `Required in ${inDirection[direction]}`
}

/** Returns the marks of a field, such as `Response only` or `Required in an update`. */
export const marksOf = (resource: Resource, field: FieldEntry, form: DirectedForm): string[] =>
  [
    directionMark(resource, field, form),
    requiredMark(resource, field, form),
    field.deprecated ? 'Deprecated' : undefined,
  ].filter((mark) => mark !== undefined)

export const offsetsInWords = (range: FrequencyOffsetRange): string =>
  range.kind === 'values' ? range.values.join(', ') : `${range.minimum} to ${range.maximum}`

export const offsetCaption =
  'Allowed values of `frequencyOffset` for each `frequency`, as `frequencyOffsetRange` returns them.'

export const offsetHeads = ['Frequency, min', 'Offset', 'Effect'] as const

/** Returns the effect of an offset at a frequency. */
export const offsetMeaning = ({ range }: OffsetRow): string =>
  range.kind === 'values' ? 'a run every that many seconds' : 'spreads the runs'

const updateWithOffsetRule = {
  allOf: [{ $ref: icmpMonitorUpdate.id }, { $ref: new URL('frequency-offset.schema.json', icmpMonitorUpdate.id).href }],
}

/** How validators in other languages apply the offset rule. */
export const offsetsAsSchema =
  'Validators in any language get the same rule from `schemas/frequency-offset.schema.json`, together ' +
  `with the schema of a body: \`${JSON.stringify(updateWithOffsetRule)}\`.`

export const responsesAreOurs =
  'The service description specifies neither status codes nor error bodies. The examples assume `200` for success, ' +
  'and `422` with problem details (RFC 9457) for an invalid request.'

export const authentication =
  'Send the API key as a bearer credential, `Authorization: Bearer <API_KEY>`, and the account id in ' +
  '`x-service-account`. The API key acts like a password: keep it secret.'
