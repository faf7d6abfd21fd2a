import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { towards } from '../towards.ts'
import { character } from './character.ts'
import { formatted } from './formatted.ts'

/** So many times the same character: the length of a long text at little cost. */
export const run = (min: number, max: number): fc.Arbitrary<string> =>
  fc.tuple(character, fc.integer({ min, max })).map(([one, times]) => one.repeat(times))

/** Any text, most often a short one. */
export const anyText: fc.Arbitrary<string> = fc.array(character).map((characters) => characters.join(''))

const textUpTo = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(character, { maxLength }).map((characters) => characters.join(''))

export const isText = (value: unknown): value is string => typeof value === 'string'

/** A text that a schema allows; it shrinks to an empty one, or to the first in the schema's form. */
export function textOf({ format, maxLength, pattern, examples = [] }: JsonSchema): fc.Arbitrary<string> {
  if (format !== undefined) return formatted[format]
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (maxLength !== undefined) return towards('', textUpTo(maxLength), run(0, maxLength))
  const shown = examples.filter(isText)
  return shown.length === 0 ? anyText : towards('', anyText, fc.constantFrom(...shown))
}
