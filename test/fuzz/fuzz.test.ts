// Runs the fuzzers on a few values: changed JSON texts, and objects that JSON cannot express.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interrogate, interrogateParsed } from './checked-calls.ts'
import { clothes, disguised, foreignValues } from './objects.ts'
import { parsed, wireTexts } from './texts.ts'

const numRuns = 2_000

it('every function returns for JSON text with changed bytes', () => {
  const counts = { parsed: 0 }
  fc.assert(
    fc.property(wireTexts, (text) => {
      for (const value of parsed(text)) {
        counts.parsed++
        interrogateParsed(value)
      }
    }),
    { numRuns },
  )
  expect(counts.parsed).toBeGreaterThan(numRuns / 10)
})

it('every function returns for objects that JSON cannot express', () => {
  expect(() => {
    fc.assert(
      fc.property(foreignValues, clothes, (value, worn) => {
        interrogate(disguised(value, worn))
      }),
      { numRuns },
    )
  }).not.toThrow()
})
