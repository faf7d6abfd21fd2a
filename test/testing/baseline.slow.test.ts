// Tests the option `baseline` of the arbitraries of updates and their requests: a server that
// passes it accepts and rejects as stated.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { frequencies, icmpMonitorDefaults, icmpMonitorUpdate, operations } from 'monitor-contract'
import { arbitraries, type UpdateArbitraryOptions } from 'monitor-contract/testing'
import { propertyRuns } from '../helpers/property-runs.ts'
import { fieldOf } from './field-of.ts'

/**
 * Stored monitors with all, some or none of the fields that rules read; the documented defaults are
 * below them.
 */
const stored = fc.oneof(
  fc.constantFrom(icmpMonitorDefaults, {}, { frequency: 1 } as const),
  arbitraries.icmpMonitor(),
  fc.record(
    {
      frequency: fc.constantFrom(...frequencies),
      frequencyOffset: fc.constantFrom(1, 10, 101, 600),
      degradedPacketLossThreshold: fc.constantFrom(null, 5, 50),
      maxPacketLossThreshold: fc.constantFrom(null, 5, 50),
    },
    { requiredKeys: [] },
  ),
)
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
      expect(errors.map((error) => `${error.pointer} ${error.code}`)).toEqual([
        `${pointer} ${code}`,
      ])
    }),
    some,
  )
})

it('valid update requests are valid against the baseline', () => {
  const cases = stored.chain((baseline) =>
    fc.tuple(
      fc.constant(baseline),
      arbitraries.updateIcmpMonitorRequest({ baseline, unlisted: true }),
    ),
  )
  fc.assert(
    fc.property(
      cases,
      ([baseline, request]) =>
        operations.updateIcmpMonitor.validateRequest(request, { baseline }).valid,
    ),
    { numRuns: propertyRuns },
  )
})

it('invalid update requests have exactly the stated error against the baseline', () => {
  const cases = stored.chain((baseline) =>
    fc.tuple(fc.constant(baseline), arbitraries.invalidUpdateIcmpMonitorRequest({ baseline })),
  )
  fc.assert(
    fc.property(cases, ([baseline, { value, code, pointer }]) => {
      const { errors } = operations.updateIcmpMonitor.validateRequest(value as object, { baseline })
      expect(errors.map((error) => `${error.pointer} ${error.code}`)).toEqual([
        `${pointer} ${code}`,
      ])
    }),
    { numRuns: propertyRuns },
  )
})

it('invalid update requests include conflicts with a field that only the baseline has', () => {
  const requests = fc.sample(
    arbitraries.invalidUpdateIcmpMonitorRequest({
      baseline: { frequency: 1, degradedPacketLossThreshold: 60 },
    }),
    { numRuns: 2000, seed: 11 },
  )
  const omitted = (code: string, name: string) =>
    requests.filter(
      (request) => request.code === code && !(name in Object(fieldOf(request.value, 'body'))),
    )
  expect(omitted('frequency-offset', 'frequency')).not.toEqual([])
  expect(omitted('packet-loss-order', 'degradedPacketLossThreshold')).not.toEqual([])
})

it('invalid updates include a frequency that the stored offset does not fit', () => {
  const invalid = arbitraries.invalidIcmpMonitorUpdate({ baseline: { frequencyOffset: 300 } })
  const codes = fc
    .sample(invalid, { numRuns: 3000, seed: 16 })
    .filter(({ value }) => fieldOf(value, 'frequencyOffset') === undefined)
    .map(({ code }) => code)
  expect(codes).toContain('frequency-offset')
})

it('updates have the fixed fields, and are valid against any baseline', () => {
  const fixedFields = fc.oneof(
    fc.constantFrom({ frequencyOffset: 600 }, { maxPacketLossThreshold: 1 }),
    fc.record(
      {
        name: fc.string(),
        heartbeat: fc.constant({ grace: 1 }),
        frequency: fc.constantFrom(...frequencies),
        degradedPacketLossThreshold: fc.constantFrom(5e-324, 33.3, 100, null),
      },
      { requiredKeys: [] },
    ),
  )
  const cases = fc
    .tuple(stored, fixedFields)
    .chain(([baseline, fixed]) =>
      fc.tuple(
        fc.constant({ baseline, fixed }),
        arbitraries.icmpMonitorUpdate({ baseline, fixed }),
      ),
    )
  fc.assert(
    fc.property(cases, ([{ baseline, fixed }, body]) => {
      expect(body).toMatchObject(fixed)
      expect(icmpMonitorUpdate.is(body, { baseline })).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

it.each<UpdateArbitraryOptions>([
  { baseline: { frequency: 0 }, fixed: { frequency: undefined, frequencyOffset: 600 } },
  { baseline: { frequencyOffset: 600 }, fixed: { frequency: 0, frequencyOffset: undefined } },
  { baseline: {}, fixed: { degradedPacketLossThreshold: undefined, maxPacketLossThreshold: 1 } },
])('a TypeError says that no body exists for the options %j', (options) => {
  expect(() => arbitraries.icmpMonitorUpdate(options)).toThrow(
    /^No valid body has the fixed fields: /,
  )
})

it('updates without a field of a rule remain possible', () => {
  const bodies = fc.sample(
    arbitraries.icmpMonitorUpdate({ baseline: { frequency: 1, frequencyOffset: 10 } }),
    2000,
  )
  const kinds = bodies.map(
    ({ frequency, frequencyOffset }) => `${typeof frequency} ${typeof frequencyOffset}`,
  )
  const all = ['number number', 'number undefined', 'undefined number', 'undefined undefined']
  expect(new Set(kinds)).toEqual(new Set(all))
})

it.each([
  { options: null },
  { options: { baseline: [] } },
  { options: { baseline: 5 } },
  { options: { base: {} } },
])('rejects the options $options', ({ options }) => {
  const names = [
    'icmpMonitorUpdate',
    'invalidIcmpMonitorUpdate',
    'updateIcmpMonitorRequest',
    'invalidUpdateIcmpMonitorRequest',
  ] as const
  for (const name of names) expect(() => arbitraries[name](options as object)).toThrow(TypeError)
  for (const name of ['icmpMonitor', 'listErrorGroupsRequest'] as const)
    expect(() => arbitraries[name]({ baseline: {} } as object)).toThrow(TypeError)
})
