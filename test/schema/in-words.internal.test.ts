import { expect, it } from 'vitest'
import { boundsInWords, unitOf } from '../../src/schema/in-words.ts'

it('a unit is at the end of a description, and every bound has words', () => {
  expect(unitOf({ description: 'How long it takes. Unit: ms. More is said.' })).toBeUndefined()
  expect(boundsInWords({ ...{ exclusiveMaximum: 9, multipleOf: 2 }, minItems: 1 })).toBe(
    'less than 9, a multiple of 2, at least 1 item',
  )
})
