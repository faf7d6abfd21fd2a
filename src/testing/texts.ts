// Generates strings: any text, and strings with a format, a pattern or a maximum length.
import * as fc from 'fast-check'
import type { JsonSchema } from '../index.ts'
import { uuidPattern } from '../schema/formats.ts'
import { oneofShrinkingToFirst } from './shrinking.ts'

const firstSurrogate = 0xd800
const surrogates = 0x800

const characterUpTo = (last: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: last }).map((steps) => {
    // Step 0 is the letter a, so that characters shrink to a.
    const index = (steps + 97) % (last + 1)
    return String.fromCodePoint(index < firstSurrogate ? index : index + surrogates)
  })

/**
 * Generates a Unicode character, usually ASCII. It is never a lone surrogate, because UTF-8 cannot
 * encode one.
 */
const character: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: characterUpTo(0x7f), weight: 4 },
  { arbitrary: characterUpTo(0x10ffff - surrogates), weight: 1 },
)

/** Generates strings without lone surrogates, usually short. */
export const anyText: fc.Arbitrary<string> = fc
  .array(character)
  .map((characters) => characters.join(''))

/**
 * Generates a string of one repeated character, because long strings of different characters are
 * slow to generate.
 */
export const run = (min: number, max: number): fc.Arbitrary<string> =>
  fc.tuple(character, fc.integer({ min, max })).map(([one, times]) => one.repeat(times))

/** Generates a string that a schema allows, but ignores `minLength`. */
export function textOf({
  format,
  maxLength,
  pattern,
  examples = [],
}: JsonSchema): fc.Arbitrary<string> {
  if (format !== undefined) return formatted[format]
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (maxLength !== undefined) {
    const texts = fc.array(character, { maxLength }).map((characters) => characters.join(''))
    return oneofShrinkingToFirst(texts, run(0, maxLength))
  }
  return oneofShrinkingToFirst(anyText, ...examples.map((example) => fc.constant(String(example))))
}

const millisecondsOfDay = 86_400_000

const date = fc
  .integer({
    min: Date.parse('0000-01-01') / millisecondsOfDay,
    max: Date.parse('9999-12-31') / millisecondsOfDay,
  })
  .map((day) => new Date(day * millisecondsOfDay).toISOString().slice(0, 10))

const time = fc.oneof(
  fc.stringMatching(
    /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  ),
  // A leap second is valid only in the last minute of a day in UTC.
  fc.constantFrom('23:59:60Z', '00:29:60.5+00:30', '15:59:60-08:00'),
)

const formatted: { readonly [Name in NonNullable<JsonSchema['format']>]: fc.Arbitrary<string> } = {
  date,
  'date-time': fc.tuple(date, fc.constantFrom('T', 't'), time).map((parts) => parts.join('')),
  uuid: fc.stringMatching(uuidPattern),
}
