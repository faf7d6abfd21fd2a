// Tests the suggestion of the known name closest to a misspelt one.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggester } from '../../src/issues/suggester.ts'

const suggestion = (name: string, known: readonly string[]): string | undefined => suggester(known)(name)

/** Returns the edit distance of two names by its definition, which is too slow for real use. */
function steps(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  if (a[0] === b[0]) return steps(a.slice(1), b.slice(1))
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0] ? [steps(a.slice(2), b.slice(2))] : []
  return 1 + Math.min(steps(a.slice(1), b), steps(a, b.slice(1)), steps(a.slice(1), b.slice(1)), ...swapped)
}

describe('a misspelt name', () => {
  it.each([
    ['a letter too few', 'frequncy', 'frequency'],
    ['a letter too many', 'freqquency', 'frequency'],
    ['another letter', 'frequensy', 'frequency'],
    ['two letters swapped', 'rfequency', 'frequency'],
    ['a third of its letters wrong', 'frequexxx', 'frequency'],
    ['more than a third wrong', 'frequxxxx', undefined],
    ['other letter case and separators', 'Run_Parallel ', 'runParallel'],
    ['a letter too few at the end', 'tag', 'tags'],
    ['one letter wrong of four', 'tegs', 'tags'],
    ['two letters wrong of four', 'tegz', undefined],
    ['nothing in common', 'zzzzzz', undefined],
    ['no letters', '', undefined],
  ])('finds the closest name with %s', (_, given, expected) => {
    expect(suggestion(given, ['tags', 'frequency', 'runParallel'])).toBe(expected)
  })

  it('leads to the closest known name, and to the first of several equally close names', () => {
    expect(suggestion('maxResponceTimes', ['minResponseTime', 'maxResponseTime'])).toBe('maxResponseTime')
    expect(suggestion('headxr', ['header', 'headar'])).toBe('header')
    expect(suggestion('aaaaa', ['aaaaaaa', 'aaaab'])).toBe('aaaab')
  })

  it.each([
    [18, 'frequency'],
    [19, undefined],
  ])('of %i letters is compared only if it is at most twice as long as the longest known name', (length, expected) => {
    expect(suggestion(`frequency${'-'.repeat(length - 9)}`, ['frequency', 'tags'])).toBe(expected)
  })

  it.each([
    ['description', ['descriptionOfTheCheck', 'name'], 'descriptionOfTheCheck'],
    ['description', ['descriptionOfTheCheck', 'descriptionOfTheUser'], undefined],
    ['OfTheCheck', ['descriptionOfTheCheck', 'name'], undefined],
    ['desc', ['descriptionOfTheCheck', 'name'], undefined],
    ['descr', ['descriptionOfTheCheck', 'name'], 'descriptionOfTheCheck'],
  ])('%s leads to the one known name of %j that begins with it: %s', (given, known, expected) => {
    expect(suggestion(given, known)).toBe(expected)
  })

  it('is compared in lower case, even with a Kelvin sign', () => {
    expect(suggestion('\u212aez', ['key'])).toBe('key')
  })

  it('leads to no suggestion if there are no known names', () => {
    expect(suggestion('', [])).toBeUndefined()
    expect(suggestion('name', [])).toBeUndefined()
  })

  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 })

  it('leads to the first known name with the smallest edit distance', () => {
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 5 }), (given, listed) => {
        const close = listed
          .map((candidate) => ({ candidate, away: steps(given, candidate) }))
          .filter(({ candidate, away }) => away <= Math.floor(candidate.length / 3))
        const [first] = close.sort((a, b) => a.away - b.away)
        const longest = Math.max(0, ...listed.map(({ length }) => length))
        return suggestion(given, listed) === (given.length <= 2 * longest ? first?.candidate : undefined)
      }),
      { numRuns: 1000 },
    )
  })

  it('leads to a known name only if at most a third of its letters differ, for every pair of short names', () => {
    const ofLength = (length: number): string[] =>
      length === 0 ? [''] : ofLength(length - 1).flatMap((start) => [`${start}a`, `${start}b`])
    const wrong = [3, 4, 5, 6].flatMap(ofLength).flatMap((listed) => {
      const suggest = suggester([listed])
      return [2, 3, 4, 5].flatMap(ofLength).filter((given) => {
        const isClose = steps(given, listed) <= Math.floor(listed.length / 3)
        const isStart = given.length === 5 && listed.startsWith(given)
        return suggest(given) !== (isClose || isStart ? listed : undefined)
      })
    })
    expect(wrong).toEqual([])
  })
})
