// Searches for a value for which a call throws or breaks a guarantee: changed JSON texts, and objects that JSON cannot
// express. `PROPERTY_RUNS=1000000 npx vitest run --project slow test/fuzz` tries two million values of each kind.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { interrogate, interrogateParsed } from './checked-calls.ts'
import { clothes, disguised, foreignValues } from './objects.ts'
import { parsed, wireTexts } from './texts.ts'

const numRuns = propertyRuns * 2
const timeout = propertyTimeout * 2

it('every function returns for JSON text with changed bytes', { timeout }, () => {
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

it('every function returns for objects that JSON cannot express', { timeout }, () => {
  expect(() => {
    fc.assert(
      fc.property(foreignValues, clothes, (value, worn) => {
        interrogate(disguised(value, worn))
      }),
      { numRuns },
    )
  }).not.toThrow()
})
