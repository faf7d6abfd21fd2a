import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { shrinkingTo } from '../shrinking-to.ts'
import { character } from './character.ts'
import { formatted } from './formatted.ts'

/**
 * Generates a string that a schema allows. It shrinks to the simplest one: the empty string, or the simplest one of the
 * format or pattern.
 */
export function textOf({ format, maxLength, pattern, examples = [] }: JsonSchema): fc.Arbitrary<string> {
  if (format !== undefined) return formatted[format]
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (maxLength !== undefined) return shrinkingTo('', textUpTo(maxLength), run(0, maxLength))
  const shown = examples.filter(isText)
  return shown.length === 0 ? anyText : shrinkingTo('', anyText, fc.constantFrom(...shown))
}

/** Generates one repeated character, which makes a long string at little cost. */
export const run = (min: number, max: number): fc.Arbitrary<string> =>
  fc.tuple(character, fc.integer({ min, max })).map(([one, times]) => one.repeat(times))

/** Generates any string, usually a short one. */
export const anyText: fc.Arbitrary<string> = fc.array(character).map((characters) => characters.join(''))

const textUpTo = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(character, { maxLength }).map((characters) => characters.join(''))

export const isText = (value: unknown): value is string => typeof value === 'string'
