// Tests the option `baseline`, the stored values of fields that an update omits.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'

describe('a baseline', () => {
  it('is read once, when it is passed', () => {
    const stored = { frequency: 5 }
    const made = icmpMonitorUpdate.with({ baseline: stored })
    stored.frequency = 60
    expect(errorsOf(made, update({ frequencyOffset: 51 }))).toEqual(['/frequencyOffset frequency-offset'])
    expect(made.is(update({ frequencyOffset: 51 }))).toBe(false)
  })
})

it.each(['Map] of fields', 'fields [object Map', 'Monitor'])('may be an object with the tag %j', (tag) => {
  const baseline = { frequency: 5, [Symbol.toStringTag]: tag }
  const { errors } = icmpMonitorUpdate.validate({ heartbeat: {}, script: '', frequencyOffset: 300 }, { baseline })
  expect(errors.map(({ code }) => code)).toEqual(['frequency-offset'])
})
