// Tests that the domain functions change no argument, and read only own enumerable fields.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyUpdate,
  classifyRun,
  effectiveAlertSettings,
  evaluateAssertion,
  frequencies,
  frequencyOffsetRange,
  meetsExpectation,
  redact,
  runIntervalSeconds,
  thresholdRange,
  toUpdate,
  withDefaults,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
} from 'monitor-contract'
import { frozen } from './frozen.ts'
import { monitors, updates } from '../helpers/generated-bodies.ts'

const attempt = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return String(error)
  }
}

/** A null that an update does not accept, and a null inside a field whose content is not described. */
const nulls = {
  retryStrategy: { maxRetries: null },
  heartbeat: { inside: null },
  alertChannelSubscriptions: [{ alertChannelId: 1, inside: null }],
}

/** Returns the result of every function for a monitor and an update, or the error that it throws. */
const resultsOf = (monitor: IcmpMonitor, update: IcmpMonitorUpdate) => ({
  applied: attempt(() => applyUpdate(monitor, update)),
  update: attempt(() => toUpdate(monitor, update)),
  unchanged: attempt(() => toUpdate(monitor)),
  withoutNulls: attempt(() => toUpdate({ ...monitor, ...nulls })),
  filled: attempt(() => withDefaults(update)),
  redacted: attempt(() => redact({ monitor, update })),
  run: attempt(() => classifyRun({ responseTime: 15_000, packetLoss: 15 }, monitor)),
  expectation: attempt(() => meetsExpectation('failing', monitor)),
  interval: attempt(() => runIntervalSeconds(monitor)),
  settings: attempt(() => effectiveAlertSettings(monitor, { escalationType: 'RUN_BASED' })),
  assertions: (monitor.request?.assertions ?? []).map((assertion) =>
    attempt(() => evaluateAssertion(assertion, { latency: { avg: 1 } })),
  ),
  most: attempt(() => thresholdRange('degradedPacketLossThreshold', monitor)),
  least: attempt(() => thresholdRange('maxPacketLossThreshold')),
  offsets: frequencies.map((frequency) => attempt(() => frequencyOffsetRange(frequency))),
})

const withoutPrototypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPrototypes)
  if (typeof value !== 'object' || value === null) return value
  const copy: object = Object.create(null)
  for (const [name, part] of Object.entries(value)) {
    Object.defineProperty(copy, name, { value: withoutPrototypes(part), enumerable: true })
  }
  return copy
}

describe('the domain functions', () => {
  it('no function changes an argument, and frozen arguments lead to the same result', () => {
    fc.assert(
      fc.property(monitors, updates, (monitor, update) => {
        const expected = resultsOf(monitor, update)
        const bare = [withoutPrototypes(monitor), withoutPrototypes(update)] as [IcmpMonitor, IcmpMonitorUpdate]
        expect(resultsOf(...frozen(bare))).toEqual(expected)
        const before = structuredClone({ monitor, update })
        expect(resultsOf(frozen(monitor), frozen(update))).toEqual(expected)
        expect({ monitor, update }).toEqual(before)
      }),
    )
  })

  it('ignore fields that are not enumerable, as JSON does', () => {
    const hidden: object = Object.create(null, {
      frequency: { value: 0 },
      maxResponseTime: { value: 1 },
      shouldFail: { value: true },
    })
    expect(runIntervalSeconds(hidden)).toBe(600)
    expect(classifyRun({ responseTime: 5, packetLoss: 0 }, hidden).state).toBe('passing')
    expect(meetsExpectation('failing', hidden)).toBe(false)
    expect(withDefaults(hidden)).toEqual(withDefaults({}))
  })

  it('every function copies a field named __proto__ as an ordinary field', () => {
    const text = '{"name":"edge","__proto__":{"polluted":true},"retryStrategy":{"__proto__":{"polluted":true}}}'
    const named: IcmpMonitor = JSON.parse(text)
    const changes: Partial<IcmpMonitorUpdate> = JSON.parse(text)
    for (const copy of [applyUpdate(named, {}), withDefaults(named), redact(named), toUpdate({ name: '' }, changes)]) {
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
      expect(Object.getOwnPropertyDescriptor(copy, '__proto__')?.value).toEqual({ polluted: true })
    }
    expect(Object.getOwnPropertyDescriptor(toUpdate(named).retryStrategy, '__proto__')?.value).toEqual({
      polluted: true,
    })
  })
})
