import * as fc from '../fast-check.ts'
import type { JsonSchema } from '../../index.ts'
import { formatted } from './formatted.ts'

const firstSurrogate = 0xd800
const surrogates = 0x800

/** Returns the character at an index in the list of Unicode characters without surrogates. */
export const fromScalar = (index: number): string =>
  String.fromCodePoint(index < firstSurrogate ? index : index + surrogates)

const characterUpTo = (last: number): fc.Arbitrary<string> =>
  // Step 0 is the letter a, so that characters shrink to a.
  fc.integer({ min: 0, max: last }).map((steps) => fromScalar((steps + 97) % (last + 1)))

/** Generates a Unicode character, usually ASCII. It is never a lone surrogate, because UTF-8 cannot encode one. */
export const character: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: characterUpTo(0x7f), weight: 4 },
  { arbitrary: characterUpTo(0x10ffff - surrogates), weight: 1 },
)

/**
 * Generates a string that a schema allows, but ignores `minLength`. It shrinks to the empty string, or to a simple
 * string with the format or pattern.
 */
export function textOf({ format, maxLength, pattern, examples = [] }: JsonSchema): fc.Arbitrary<string> {
  if (format !== undefined) return formatted[format]
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (maxLength !== undefined) return fc.shrinkingTo('', textUpTo(maxLength), run(0, maxLength))
  const shown = examples.filter(isText)
  return shown.length === 0 ? anyText : fc.shrinkingTo('', anyText, fc.constantFrom(...shown))
}

/** Generates a string of one repeated character, because long strings of different characters are slow to generate. */
export const run = (min: number, max: number): fc.Arbitrary<string> =>
  fc.tuple(character, fc.integer({ min, max })).map(([one, times]) => one.repeat(times))

/** Generates strings without lone surrogates, usually short. */
export const anyText: fc.Arbitrary<string> = fc.array(character).map((characters) => characters.join(''))

const textUpTo = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(character, { maxLength }).map((characters) => characters.join(''))

export const isText = (value: unknown): value is string => typeof value === 'string'
