// Tests that the domain functions change no argument and depend on no prototype.
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
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
import { monitors, updates } from '../helpers/schema-arbitrary.ts'

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

/** Fields that an attacker might put on every object: some of a monitor, others of schemas and options. */
const pollution = {
  frequency: 0,
  frequencyOffset: 20,
  degradedPacketLossThreshold: 99,
  maxPacketLossThreshold: 1,
  maxResponseTime: 1,
  degradedResponseTime: 1,
  shouldFail: true,
  useGlobalAlertSettings: false,
  alertSettings: { reminders: {} },
  target: '200',
  source: 'LATENCY',
  property: 'avg',
  comparison: 'LESS_THAN',
  responseTime: 1,
  packetLoss: 1,
  latency: { avg: 1 },
  nullable: true,
  fields: { inside: {} },
  items: { fields: { inside: {} } },
  secret: true,
  locked: true,
  key: 'authorization',
  tags: ['polluted'],
  unlisted: 'polluted',
}

afterEach(() => {
  for (const name of Object.keys(pollution)) Reflect.deleteProperty(Object.prototype, name)
})

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

  it('no function reads or writes a prototype', () => {
    const names = Object.getOwnPropertyNames(Object.prototype)
    const hostile: object = JSON.parse(
      '{"name":"","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    )
    const pairs = fc.sample(fc.tuple(monitors, updates), { numRuns: 100 })
    const ask = () => pairs.map(([monitor, update]) => resultsOf({ ...monitor, ...hostile }, { ...update, ...hostile }))
    const clean = ask()
    for (const [name, value] of Object.entries(pollution)) Reflect.set(Object.prototype, name, value)
    const polluted = ask()
    for (const name of Object.keys(pollution)) Reflect.deleteProperty(Object.prototype, name)
    expect(polluted).toEqual(clean)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names)
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
