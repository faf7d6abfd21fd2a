// Property tests of `unchanged: 'accept'`: a monitor of a newer service can be read, changed and sent back, but an
// invalid change is still reported.
import fc from 'fast-check'
import { icmpMonitor, icmpMonitorUpdate, toUpdate, type IcmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'

const accept = (baseline: object) => ({ baseline, unchanged: 'accept' }) as const

describe('a monitor that a newer service returns', () => {
  const text = fc.string({ minLength: 1, maxLength: 4 })
  const newer = fc
    .tuple(
      arbitraries.icmpMonitor(),
      fc.record(
        {
          frequency: fc.constantFrom(3, 5, 0, 2880),
          frequencyOffset: fc.integer({ min: 1, max: 5000 }),
          locations: fc.array(fc.oneof(fc.constant('eu-west-1'), text)),
          runtimeId: fc.option(text),
          degradedPacketLossThreshold: fc.option(fc.double({ min: -5, max: 150, noNaN: true })),
          maxPacketLossThreshold: fc.option(fc.double({ min: -5, max: 150, noNaN: true })),
          description: fc.string({ minLength: 400, maxLength: 600 }),
          retryStrategy: fc.record(
            { type: text, maxRetries: fc.constantFrom(null, 3), extra: fc.jsonValue() },
            { requiredKeys: [] },
          ),
          environmentVariables: fc.array(fc.record({ key: text, extra: fc.jsonValue() }), {
            minLength: 48,
            maxLength: 55,
          }),
          tags: fc.constant(null),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([monitor, changes]): object => ({ ...monitor, ...changes }))
    .filter((monitor) => icmpMonitor.is(monitor, { reader: 'tolerant' }))
  const changes = { heartbeat: {}, script: '', muted: true }

  it(
    'leads to a valid update with a valid change',
    () => {
      fc.assert(
        fc.property(newer, fc.constantFrom('ignore', 'warn'), (monitor, unknownFields) => {
          const { errors } = icmpMonitorUpdate.validate(toUpdate(monitor, changes), {
            ...accept(monitor),
            unknownFields,
          })
          expect(errors).toEqual([])
        }),
        { numRuns: propertyRuns / 10 },
      )
    },
    propertyTimeout,
  )

  it(
    'leads to an invalid update with an invalid change',
    () => {
      const wrong: readonly [keyof IcmpMonitorUpdate, unknown][] = [
        ['frequency', 4],
        ['runtimeId', '1.0'],
        ['maxResponseTime', 300_001],
        ['locations', ['yy-new-1', 'yy-new-2']],
        ['description', 'y'.repeat(501)],
        ['name', 5],
      ]
      fc.assert(
        fc.property(newer, fc.constantFrom(...wrong), (monitor, [name, value]) => {
          const body = { ...toUpdate(monitor, changes), [name]: value }
          const { errors } = icmpMonitorUpdate.validate(body, accept(monitor))
          expect(errors.map(({ path }) => path[0])).toContain(name)
        }),
        { numRuns: propertyRuns / 20 },
      )
    },
    propertyTimeout,
  )
})
