// Tests that the domain functions read only own enumerable fields.
import { describe, expect, it } from 'vitest'
import {
  applyUpdate,
  classifyRun,
  icmpMonitorDefaults,
  meetsExpectation,
  runIntervalSeconds,
  toUpdate,
  withDefaults,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
} from 'monitor-contract'

describe('the domain functions', () => {
  it('ignore fields that are not enumerable, as JSON does', () => {
    const hidden: object = Object.create(null, {
      frequency: { value: 0 },
      maxResponseTime: { value: 1 },
      shouldFail: { value: true },
    })
    expect(runIntervalSeconds(hidden)).toBe(icmpMonitorDefaults.frequency * 60)
    expect(classifyRun({ responseTime: 5, packetLoss: 0 }, hidden).state).toBe('passing')
    expect(meetsExpectation('failing', hidden)).toBe(false)
    expect(withDefaults(hidden)).toEqual(withDefaults({}))
  })

  it('every function copies a field named __proto__ as an ordinary field', () => {
    const text =
      '{"name":"edge","__proto__":{"polluted":true},"retryStrategy":{"__proto__":{"polluted":true}}}'
    const named: IcmpMonitor = JSON.parse(text)
    const changes: Partial<IcmpMonitorUpdate> = JSON.parse(text)
    for (const copy of [
      applyUpdate(named, {}),
      withDefaults(named),
      toUpdate({ name: '' }, changes),
    ]) {
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
      expect(Object.getOwnPropertyDescriptor(copy, '__proto__')?.value).toEqual({ polluted: true })
    }
    expect(
      Object.getOwnPropertyDescriptor(toUpdate(named).retryStrategy, '__proto__')?.value,
    ).toEqual({
      polluted: true,
    })
  })
})
