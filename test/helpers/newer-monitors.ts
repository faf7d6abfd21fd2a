// Generates monitors of a newer service.
import fc from 'fast-check'
import { icmpMonitor } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'

const text = fc.string({ minLength: 1, maxLength: 4 })
/** Monitors as a newer service may return them: unknown fields and values, other bounds, nulls and date-times. */
export const newer: fc.Arbitrary<object> = fc
  .tuple(
    arbitraries.icmpMonitor({ unlisted: true }),
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
        environmentVariables: fc
          .tuple(fc.integer({ min: 48, max: 55 }), text, fc.jsonValue())
          .map(([length, key, extra]) => Array.from({ length }, (_, index) => ({ key: `${key}${index}`, extra }))),
        tags: fc.constant(null),
        created_at: fc.constant('2026-02-28T12:00:00Z'),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([monitor, changes]): object => ({ ...monitor, ...changes }))
  .filter((monitor) => icmpMonitor.is(monitor, { reader: 'tolerant' }))
