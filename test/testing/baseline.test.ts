// Tests the option `baseline` of the arbitraries of updates: a server that passes it accepts and rejects as stated.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { icmpMonitorDefaults, icmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { propertyRuns } from '../helpers/property-runs.ts'

const stored = fc.oneof(fc.constant(icmpMonitorDefaults), arbitraries.icmpMonitor(), fc.constant({ frequency: 1 }))
const some = { numRuns: Math.min(2_000, propertyRuns / 10) }

it('valid updates are valid against the baseline', () => {
  const cases = stored.chain((baseline) =>
    fc.tuple(fc.constant(baseline), arbitraries.icmpMonitorUpdate({ baseline, unlisted: true })),
  )
  fc.assert(
    fc.property(cases, ([baseline, body]) => icmpMonitorUpdate.is(body, { baseline })),
    some,
  )
})

it('invalid updates have exactly the stated error against the baseline', () => {
  const cases = stored.chain((baseline) =>
    fc.tuple(fc.constant(baseline), arbitraries.invalidIcmpMonitorUpdate({ baseline })),
  )
  fc.assert(
    fc.property(cases, ([baseline, { value, code, pointer }]) => {
      const { errors } = icmpMonitorUpdate.validate(value, { baseline })
      expect(errors.map((error) => `${error.pointer} ${error.code}`)).toEqual([`${pointer} ${code}`])
    }),
    some,
  )
})

it('updates without a field of a rule remain possible', () => {
  const bodies = fc.sample(arbitraries.icmpMonitorUpdate({ baseline: { frequency: 1, frequencyOffset: 10 } }), 2000)
  const kinds = bodies.map(({ frequency, frequencyOffset }) => `${typeof frequency} ${typeof frequencyOffset}`)
  const all = ['number number', 'number undefined', 'undefined number', 'undefined undefined']
  expect(new Set(kinds)).toEqual(new Set(all))
})

it.each([[null], [{ baseline: [] }], [{ baseline: 5 }], [{ base: {} }]])('rejects the options %j', (options) => {
  for (const name of ['icmpMonitorUpdate', 'invalidIcmpMonitorUpdate'] as const)
    expect(() => arbitraries[name](options as object)).toThrow(TypeError)
  expect(() => arbitraries.icmpMonitor({ baseline: {} } as object)).toThrow(TypeError)
})
