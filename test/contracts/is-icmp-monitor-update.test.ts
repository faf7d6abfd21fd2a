// Tests `isIcmpMonitorUpdate`, the fast check of an update.
import { expect, it } from 'vitest'
import { icmpMonitorUpdate, isIcmpMonitorUpdate } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { readVectors } from '../helpers/vectors.ts'

it('isIcmpMonitorUpdate returns the result of the contract without options for every vector', () => {
  const vectors = readVectors().filter(
    ({ contract, options }) => contract === 'icmpMonitorUpdate' && options === undefined,
  )
  const wrong = vectors.filter(({ value, valid }) => isIcmpMonitorUpdate(value) !== valid)
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(new Set(vectors.map(({ valid }) => valid)).size).toBe(2)
})

it('rejects an offset that no frequency allows, and accepts one that the stored frequency may allow', () => {
  for (const is of [isIcmpMonitorUpdate, icmpMonitorUpdate.is]) {
    expect([600, 601].map((frequencyOffset) => is(update({ frequencyOffset })))).toEqual([true, false])
  }
})
