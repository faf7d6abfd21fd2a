// Generates values that a schema rejects: values of a wrong type, and values of the correct type that one keyword
// rejects, such as a number above `maximum`.
import { typesIn } from '../../schema/json-schema.ts'
import * as fc from '../fast-check.ts'
import { icmpMonitor, type IssueCode, type JsonSchema, type JsonTypeName } from '../../index.ts'
import { anyJson, anyObject } from '../values/json.ts'
import { nextAbove, nextBelow, isNumber, numberOf, wholeNumberOf } from '../values/number.ts'
import { valuesOf } from '../values/schema-values.ts'
import { anyText, isText, run, textOf } from '../values/text.ts'

/**
 * Returns a string that is not allowed: the given string, after a question mark if the given string is allowed. No
 * allowed string begins with a question mark.
 */
export const notAllowed = (text: string, isAllowed: (text: string) => boolean): string =>
  isAllowed(text) ? `?${text}` : text

const otherNumbers = (schema: JsonSchema, bounds: Pick<JsonSchema, 'minimum' | 'maximum'>): fc.Arbitrary<number> =>
  typesIn(schema).includes('integer') ? wholeNumberOf(bounds) : numberOf(bounds)

/** Functions that make a small typing error in a text. */
const slips: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  (text) => text.slice(1),
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => `${text}0`,
  (text) => text.toUpperCase(),
]

/** Functions that check a format. They use a contract, so that a bundle does not contain the formats twice. */
const hasFormat: { readonly [Name in NonNullable<JsonSchema['format']>]: (text: string) => boolean } = {
  date: (text) => icmpMonitor.is({ name: '', created_at: text }),
  'date-time': (text) => icmpMonitor.is({ name: '', updated_at: text }),
  uuid: (text) => icmpMonitor.is({ name: '', id: text }),
}

/** Generates strings that a format or a pattern rejects, such as an allowed string with a typing error. */
const wrongTexts = (schema: JsonSchema, isAllowed: (text: string) => boolean): fc.Arbitrary<string> => {
  const nearly = fc.tuple(textOf(schema), fc.constantFrom(...slips)).map(([text, slip]) => slip(text))
  return fc.oneof(nearly, anyText).map((text) => notAllowed(text, isAllowed))
}

type Keyword = IssueCode &
  ('enum' | 'minimum' | 'exclusiveMinimum' | 'maximum' | 'maxLength' | 'maxItems' | 'format' | 'pattern')

const wrongBy: {
  readonly [Name in Keyword]: (given: NonNullable<JsonSchema[Name]>, schema: JsonSchema) => fc.Arbitrary<unknown>
} = {
  enum(allowed) {
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
      anyText.map((text) => notAllowed(text, isAllowed)),
    )
  },
  minimum: (minimum, schema) => otherNumbers(schema, { maximum: nextBelow(minimum) }),
  exclusiveMinimum: (minimum, schema) => otherNumbers(schema, { maximum: minimum }),
  maximum: (maximum, schema) => otherNumbers(schema, { minimum: nextAbove(maximum) }),
  maxLength: (maxLength) => run(maxLength + 1, 2 * maxLength + 2),
  maxItems: (maxItems, { items = {} }) =>
    fc.array(valuesOf(items, false), { minLength: maxItems + 1, maxLength: maxItems + 5, size: 'max' }),
  format: (format, schema) => wrongTexts(schema, hasFormat[format]),
  pattern(source, schema) {
    const pattern = new RegExp(source, 'u')
    return wrongTexts(schema, (text) => pattern.test(text))
  },
}

const isKeyword = (name: string): name is Keyword => Object.hasOwn(wrongBy, name)

function wrongFor<Name extends Keyword>(name: Name, schema: JsonSchema) {
  const { [name]: given } = schema
  return given === undefined ? [] : [[name, wrongBy[name](given, schema)] as const]
}

/** Returns generators of values of the correct type that a schema rejects, each with the code of its errors. */
export const wrongValues = (schema: JsonSchema): readonly (readonly [IssueCode, fc.Arbitrary<unknown>])[] =>
  Object.keys(wrongBy)
    .filter(isKeyword)
    .flatMap((name) => wrongFor(name, schema))

/** Generates values of every JSON type that a schema does not allow. The type `integer` does not allow fractions. */
export function wrongType(schema: JsonSchema): fc.Arbitrary<unknown> {
  const named = typesIn(schema)
  const names: readonly JsonTypeName[] = ['null', 'boolean', 'string', 'number', 'object', 'array']
  const others = names.filter((name) => !named.includes(name))
  return fc.oneof(...others.map((name) => (name === 'number' && named.includes('integer') ? fraction : ofType[name])))
}

/** Generates numbers that are not whole. The sum is exact for all numbers that `fc.integer` generates. */
const fraction = fc.integer().map((whole) => whole + 0.5)

const ofType: { readonly [Name in JsonTypeName]: fc.Arbitrary<unknown> } = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  string: anyText,
  number: fc.oneof(fraction, numberOf({})),
  integer: wholeNumberOf({}),
  object: anyObject,
  array: fc.array(anyJson, { maxLength: 4 }),
}
