// Tests `unitOf`, the unit in the description of a schema.
import { expect, it } from 'vitest'
import { unitOf } from '../../src/schema/in-words.ts'

it.each([
  ['How long it takes. Unit: ms.', 'ms'],
  ['How much is lost. Unit: %.', '%'],
  ['Unit: ms. More is said.', undefined],
  ['How long it takes.', undefined],
  [undefined, undefined],
])('a field that is described as %j has the unit %s', (description, unit) => {
  expect(unitOf(description === undefined ? {} : { description })).toBe(unit)
})
