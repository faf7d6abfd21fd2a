import { icmpMonitor, type IssueCode, type JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { described, typesIn } from '../values/described.ts'
import { nextAbove, nextBelow } from '../values/next-double.ts'
import { isNumber, numberOf, wholeNumberOf } from '../values/number.ts'
import { anyText, isText, run, textOf } from '../values/text.ts'

/** Values of the right type that a keyword refuses; nothing where a schema does not have it. */
type Wrong = (schema: JsonSchema) => fc.Arbitrary<unknown> | undefined

/** Numbers of the schema's type in other bounds. */
const otherNumbers = (schema: JsonSchema, bounds: Pick<JsonSchema, 'minimum' | 'maximum'>): fc.Arbitrary<number> =>
  typesIn(schema).includes('integer') ? wholeNumberOf(bounds) : numberOf(bounds)

/** Slips of the hand in a text. */
const slips: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  (text) => text.slice(1),
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => `${text}0`,
  (text) => text.toUpperCase(),
]

/**
 * The text itself where it is refused, or else one that no list, form or pattern here allows: none begins with a
 * question mark.
 */
export const refused = (text: string, isAllowed: (text: string) => boolean): string =>
  isAllowed(text) ? `?${text}` : text

const wrongEnum: Wrong = ({ enum: allowed }) => {
  if (allowed === undefined) return undefined
  const isAllowed = (value: string | number): boolean => allowed.includes(value)
  const numbers = allowed.filter(isNumber)
  if (numbers.length > 0) {
    const near = numbers.flatMap((value) => [value - 1, value + 1]).filter((value) => !isAllowed(value))
    return fc.oneof(fc.constantFrom(...near), fc.integer({ min: Math.max(...numbers) + 1 }))
  }
  const texts = allowed.filter(isText)
  const near = texts.flatMap((text) => slips.map((slip) => slip(text))).filter((text) => !isAllowed(text))
  return fc.oneof(
    fc.constantFrom(...near),
    anyText.map((text) => refused(text, isAllowed)),
  )
}

const below: Wrong = (schema) =>
  schema.minimum === undefined ? undefined : otherNumbers(schema, { maximum: nextBelow(schema.minimum) })

const notAbove: Wrong = (schema) =>
  schema.exclusiveMinimum === undefined ? undefined : otherNumbers(schema, { maximum: schema.exclusiveMinimum })

const above: Wrong = (schema) =>
  schema.maximum === undefined ? undefined : otherNumbers(schema, { minimum: nextAbove(schema.maximum) })

const tooLong: Wrong = ({ maxLength }) => (maxLength === undefined ? undefined : run(maxLength + 1, 2 * maxLength + 2))

const tooMany: Wrong = ({ items = {}, maxItems }) =>
  maxItems === undefined
    ? undefined
    : fc.array(described(items, false), { minLength: maxItems + 1, maxLength: maxItems + 5, size: 'max' })

/** Whether a text has a format, which a contract says: what decides it is not in this entry a second time. */
const hasFormat: { readonly [Name in NonNullable<JsonSchema['format']>]: (text: string) => boolean } = {
  date: (text) => icmpMonitor.is({ name: '', created_at: text }),
  'date-time': (text) => icmpMonitor.is({ name: '', updated_at: text }),
  uuid: (text) => icmpMonitor.is({ name: '', id: text }),
}

const wrongFormat: Wrong = (schema) => {
  const { format } = schema
  if (format === undefined) return undefined
  const nearly = fc.tuple(textOf(schema), fc.constantFrom(...slips)).map(([text, slip]) => slip(text))
  return fc.oneof(nearly, anyText).map((text) => refused(text, hasFormat[format]))
}

const wrongPattern: Wrong = (schema) => {
  if (schema.pattern === undefined) return undefined
  const pattern = new RegExp(schema.pattern, 'u')
  const nearly = fc.tuple(textOf(schema), fc.constantFrom(...slips)).map(([text, slip]) => slip(text))
  return fc.oneof(nearly, anyText).map((text) => refused(text, (one) => pattern.test(one)))
}

/** What each keyword refuses. */
export const wrongValues: readonly (readonly [IssueCode, Wrong])[] = [
  ['enum', wrongEnum],
  ['minimum', below],
  ['exclusiveMinimum', notAbove],
  ['maximum', above],
  ['maxLength', tooLong],
  ['maxItems', tooMany],
  ['format', wrongFormat],
  ['pattern', wrongPattern],
]
