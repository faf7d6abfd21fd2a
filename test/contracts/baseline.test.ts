// Tests the option `baseline`, the stored values of fields that an update omits.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf, report } from '../helpers/report.ts'

describe('a baseline', () => {
  it('is read once, when it is passed', () => {
    const stored = { frequency: 5 }
    const made = icmpMonitorUpdate.with({ baseline: stored })
    stored.frequency = 60
    expect(errorsOf(made, update({ frequencyOffset: 51 }))).toEqual(['/frequencyOffset frequency-offset'])
    expect(made.is(update({ frequencyOffset: 51 }))).toBe(false)
  })

  it('breaks no rule with fields that are null or invalid', () => {
    const baseline = {
      frequency: 7,
      degradedPacketLossThreshold: 101,
      degradedResponseTime: null,
      useGlobalAlertSettings: false,
    }
    const result = icmpMonitorUpdate.validate(
      update({ frequencyOffset: 700, maxPacketLossThreshold: 1, maxResponseTime: 1, alertSettings: {} }),
      { baseline },
    )
    expect(report([...result.errors, ...result.warnings])).toEqual([])
  })

  it('is not changed by a field of Object.prototype', () => {
    Object.defineProperty(Object.prototype, 'frequency', { value: 60, configurable: true })
    const { errors } = icmpMonitorUpdate.validate(update({ frequencyOffset: 51 }), { baseline: { frequency: 5 } })
    Reflect.deleteProperty(Object.prototype, 'frequency')
    expect(report(errors)).toEqual(['/frequencyOffset frequency-offset'])
  })

  it('leads to no issue if the body has none of its fields', () => {
    const baseline = {
      frequency: 5,
      frequencyOffset: 51,
      degradedPacketLossThreshold: 50,
      maxPacketLossThreshold: 5,
      degradedResponseTime: 9,
      maxResponseTime: 8,
      alertSettings: {},
    }
    const result = icmpMonitorUpdate.validate(update({ tags: ['x'] }), { baseline })
    expect(report([...result.errors, ...result.warnings])).toEqual([])
  })
})

it.each(['Map] of fields', 'fields [object Map', 'Monitor'])('may be an object with the tag %j', (tag) => {
  const baseline = { frequency: 5, [Symbol.toStringTag]: tag }
  const { errors } = icmpMonitorUpdate.validate({ heartbeat: {}, script: '', frequencyOffset: 300 }, { baseline })
  expect(errors.map(({ code }) => code)).toEqual(['frequency-offset'])
})
