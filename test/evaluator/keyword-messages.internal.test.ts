// Tests the issues of keywords: all of those that no schema of the package uses, and the params of others.
import { expect, it } from 'vitest'
import type { Keyword } from '../../src/evaluator/keyword.ts'
import { constKeyword } from '../../src/evaluator/keywords/const.ts'
import { enumKeyword } from '../../src/evaluator/keywords/enum.ts'
import {
  exclusiveMaximumKeyword,
  exclusiveMinimumKeyword,
  maximumKeyword,
  minimumKeyword,
  multipleOfKeyword,
} from '../../src/evaluator/keywords/bounds.ts'
import { date, dateTime, formatKeyword } from '../../src/evaluator/keywords/format.ts'
import {
  maxItemsKeyword,
  maxLengthKeyword,
  minItemsKeyword,
  minLengthKeyword,
} from '../../src/evaluator/keywords/lengths.ts'
import { uniqueItemsKeyword } from '../../src/evaluator/keywords/unique-items.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'

/** Returns the content of the issue that a keyword reports for a value. */
function contentOf(keyword: Keyword, schema: JsonSchema, value: unknown): unknown {
  const content = keyword(schema)?.content
  return typeof content === 'function' ? content(value) : content
}

it.each<[schema: JsonSchema, keyword: Keyword, message: string]>([
  [{ const: 'ICMP' }, constKeyword, 'must be "ICMP".'],
  [{ exclusiveMaximum: 5 }, exclusiveMaximumKeyword, 'must be less than 5.'],
  [{ minItems: 2 }, minItemsKeyword, 'must have at least 2 items.'],
  [{ minLength: 2 }, minLengthKeyword, 'must have at least 2 characters.'],
  [{ multipleOf: 0.5 }, multipleOfKeyword, 'must be a multiple of 0.5.'],
  [{ uniqueItems: true }, uniqueItemsKeyword, 'must not have the same item twice.'],
  [{ enum: [1, 2], description: 'Unit: ms.' }, enumKeyword, 'must be 1 or 2 milliseconds.'],
  [{ enum: [1, 2], description: 'Unit: s.' }, enumKeyword, 'must be 1 or 2 seconds.'],
  [{ enum: [1, 2], description: 'Unit: %.' }, enumKeyword, 'must be 1 or 2 %.'],
])('the message about %j names the expected value', (schema, keyword, message) => {
  expect(contentOf(keyword, schema, undefined)).toMatchObject({ message })
})

it.each<[schema: JsonSchema & Readonly<Record<string, unknown>>, keyword: Keyword]>([
  [{ minimum: 1 }, minimumKeyword],
  [{ exclusiveMinimum: 1 }, exclusiveMinimumKeyword],
  [{ maximum: 1 }, maximumKeyword],
  [{ exclusiveMaximum: 1 }, exclusiveMaximumKeyword],
  [{ multipleOf: 2 }, multipleOfKeyword],
  [{ minLength: 1 }, minLengthKeyword],
  [{ maxLength: 1 }, maxLengthKeyword],
  [{ minItems: 1 }, minItemsKeyword],
  [{ maxItems: 1 }, maxItemsKeyword],
  [{ format: 'date' }, formatKeyword([date])],
])('the issue about %j has the keyword in its params', (schema, keyword) => {
  expect(contentOf(keyword, schema, '')).toMatchObject({ code: Object.keys(schema)[0], params: schema })
})

it.each<[format: 'date' | 'date-time', value: string, nonexistent: true | undefined]>([
  ['date', '2026-02-30', true],
  ['date', 'x2026-02-30', undefined],
  ['date', '2026-02-30x', undefined],
  ['date', '2026-2-30', undefined],
  ['date-time', '2026-02-30T00:00:00Z', true],
  ['date-time', '2026-02-30t00:00:00z', true],
  ['date-time', '2026-02-30T00:00:00.125+01:00', true],
  ['date-time', '2026-02-30T00:00:00-10:20', true],
  ['date-time', 'x2026-02-30T00:00:00Z', undefined],
  ['date-time', '2026-02-30T00:00:00Zx', undefined],
  ['date-time', '2026-02-30T00:00:00.xZ', undefined],
  ['date-time', '2026-02-30T00:00:00x01:00', undefined],
  ['date-time', '2026-02-30T00:00:00+1:00', undefined],
  ['date-time', '2026-02-30', undefined],
])('the issue about the %s %j says whether only its date does not exist: %s', (format, value, nonexistent) => {
  expect(contentOf(formatKeyword([date, dateTime]), { format }, value)).toHaveProperty(
    'params',
    nonexistent ? { format, nonexistent } : { format },
  )
})

it.each([
  [4, true],
  [5, false],
  [0, true],
])('the keyword multipleOf: 2 allows %i: %s', (value, expected) => {
  expect(multipleOfKeyword({ multipleOf: 2 })?.holds(value)).toBe(expected)
})
