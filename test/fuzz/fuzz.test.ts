import fc from 'fast-check'
import { expect, it } from 'vitest'
import { interrogate, interrogateParsed } from './answers.ts'
import { clothes, disguised, foreignValues } from './objects.ts'
import { parsed, wireTexts } from './texts.ts'

const numRuns = 2_000

it('every text that is JSON, whatever bytes of it are changed, has answers', () => {
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

it('every object that JSON cannot make has answers', () => {
  expect(() => {
    fc.assert(
      fc.property(foreignValues, clothes, (value, worn) => {
        interrogate(disguised(value, worn))
      }),
      { numRuns },
    )
  }).not.toThrow()
})
