import { expect, it } from 'vitest'
import { unitOf } from '../../src/schema/in-words.ts'

it.each([
  ['How long it takes. Unit: ms.', 'ms'],
  ['Unit: ms. More is said.', undefined],
])('a field that is described as "%s" has the unit %s', (description, unit) => {
  expect(unitOf({ description })).toBe(unit)
})
