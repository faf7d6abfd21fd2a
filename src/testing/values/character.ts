// Generates Unicode characters, the parts of all generated strings.
import * as fc from '../fast-check.ts'

const firstSurrogate = 0xd800
const surrogates = 0x800

/** Returns the nth Unicode character that is not a surrogate. `character` generates characters from it. */
export const fromScalar = (index: number): string =>
  String.fromCodePoint(index < firstSurrogate ? index : index + surrogates)

const characterUpTo = (last: number): fc.Arbitrary<string> =>
  // The count starts at the letter a, so that it is the simplest character.
  fc.integer({ min: 0, max: last }).map((steps) => fromScalar((steps + 97) % (last + 1)))

/** Generates a Unicode character, usually ASCII. It is never a lone surrogate, so every string can be sent as UTF-8. */
export const character: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: characterUpTo(0x7f), weight: 4 },
  { arbitrary: characterUpTo(0x10ffff - surrogates), weight: 1 },
)
