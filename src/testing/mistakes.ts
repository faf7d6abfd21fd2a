// Makes valid values invalid: each mistake violates one keyword of a schema.
import * as fc from 'fast-check'
import type { AnyIssue, JsonSchema } from '../index.ts'
import { typesIn } from '../schema/json-schema.ts'
import { isFields } from '../schema/read-values.ts'
import { anyText, run, textOf } from './texts.ts'
import { anyJson, nextAbove, nextBelow, numbersOf, valuesOf, withFields } from './values.ts'

/** A change that makes most valid values invalid, with `code` as their only error. */
export interface Mistake {
  readonly code: string
  readonly mutate: fc.Arbitrary<(valid: unknown) => unknown>
}

/**
 * A value that a contract or an operation rejects with one error, and the code and pointer of that
 * error.
 */
export interface InvalidValue {
  readonly value: unknown
  readonly code: string
  /** The JSON Pointer (RFC 6901) of the error. */
  readonly pointer: string
}

/**
 * Makes one mistake in each valid value, and omits the values that have not exactly one error, of
 * the stated code. The codes are equally frequent, whatever the number of their mistakes.
 */
export function invalidValues(
  valid: fc.Arbitrary<unknown>,
  mistakes: readonly Mistake[],
  errorsOf: (value: unknown) => readonly AnyIssue[],
): fc.Arbitrary<InvalidValue> {
  const codes = [...new Set(mistakes.map(({ code }) => code))]
  const ofCode = codes.map((code) => {
    const mutations = mistakes
      .filter((mistake) => mistake.code === code)
      .map(({ mutate }) => mutate)
    return fc
      .tuple(fc.oneof(...mutations), valid)
      .map(([mutate, before]): InvalidValue | undefined => {
        const value = mutate(before)
        const [error, ...others] = errorsOf(value)
        return error?.code === code && others.length === 0
          ? { value, code, pointer: error.pointer }
          : undefined
      })
      .filter((invalid) => invalid !== undefined)
  })
  return fc.oneof(...ofCode)
}

/** Returns the mistakes against the keywords of a schema without references, at every path. */
export const mistakesIn = (schema: JsonSchema, path: readonly Step[] = []): readonly Mistake[] => [
  ...Array.from(wrongValues(schema), ([code, values]) => mistakeAt(path, code, values)),
  ...mistakesInside(schema, path),
]

/** Returns the mistakes in the fields and the items of a value. */
export function mistakesInside(
  { properties = {}, required = [], items }: JsonSchema,
  path: readonly Step[] = [],
): readonly Mistake[] {
  return [
    ...required.map((name) => mistakeAt([...path, name], 'required', fc.constant(undefined))),
    ...Object.entries(properties).flatMap(([name, property]) =>
      mistakesIn(property, [...path, name]),
    ),
    ...(items === undefined ? [] : mistakesIn(items, [...path, anyItem])),
  ]
}

/**
 * Returns the mistake that replaces the value at a path with a generated value; undefined omits the
 * field.
 */
export const mistakeAt = (
  path: readonly Step[],
  code: string,
  wrong: fc.Arbitrary<unknown>,
): Mistake => ({
  code,
  mutate: fc.tuple(wrong, fc.nat()).map(
    ([value, which]) =>
      (valid) =>
        replaceAt(valid, path, value, which),
  ),
})

/** A step of a path that selects any item of a list. */
const anyItem = Symbol('any item')

type Step = string | typeof anyItem

/**
 * Replaces the value at a path. Objects and lists that the path needs are created.
 *
 * `which`, modulo the length of a list, is the index of the item to replace.
 */
function replaceAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  wrong: unknown,
  which: number,
): unknown {
  if (step === undefined) return wrong
  if (step !== anyItem)
    return withFields(value, {
      [step]: replaceAt(isFields(value) ? value[step] : undefined, rest, wrong, which),
    })
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const index = which % Math.max(list.length, 1)
  return [
    ...list.slice(0, index),
    replaceAt(list[index], rest, wrong, which),
    ...list.slice(index + 1),
  ]
}

/** Yields arbitraries of values that a schema often rejects, each with the code of the error. */
function* wrongValues(schema: JsonSchema): Generator<readonly [string, fc.Arbitrary<unknown>]> {
  const {
    enum: allowed,
    minimum,
    exclusiveMinimum,
    maximum,
    maxLength,
    maxItems,
    format,
    pattern,
    items = {},
  } = schema
  const ofType: JsonSchema = { type: typesIn(schema) }
  const numbers = (bounds: JsonSchema): fc.Arbitrary<number> => numbersOf({ ...ofType, ...bounds })
  yield ['type', anyJson]
  if (allowed !== undefined)
    yield ['enum', fc.oneof(valuesOf(schema).chain(nearly), valuesOf(ofType))]
  if (minimum !== undefined) yield ['minimum', numbers({ maximum: nextBelow(minimum, schema) })]
  if (exclusiveMinimum !== undefined)
    yield ['exclusiveMinimum', numbers({ maximum: exclusiveMinimum })]
  if (maximum !== undefined) yield ['maximum', numbers({ minimum: nextAbove(maximum, schema) })]
  if (maxLength !== undefined) yield ['maxLength', run(maxLength + 1, 2 * maxLength + 2)]
  if (maxItems !== undefined)
    yield [
      'maxItems',
      fc.array(valuesOf(items), { minLength: maxItems + 1, maxLength: maxItems + 5, size: 'max' }),
    ]
  const texts = fc.oneof(textOf(schema).chain(nearly), anyText)
  if (format !== undefined) yield ['format', texts]
  if (pattern !== undefined) yield ['pattern', texts]
}

/** Generates values with a small difference from a number or a text, such as typing errors. */
const nearly = (value: unknown): fc.Arbitrary<unknown> =>
  typeof value === 'number'
    ? fc.constantFrom(value - 1, value + 1)
    : fc.constantFrom(...slips.map((slip) => slip(String(value))))

/** Functions that make a small typing error in a text. */
const slips: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  (text) => text.slice(1),
  (text) => `${text} `,
  (text) => ` ${text}`,
  (text) => `${text}0`,
  (text) => text.toUpperCase(),
]
