// Tests values that JSON cannot express. That they lead to a result at every place is a property of
// damaged values.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf, warningsOf } from '../helpers/report.ts'

describe('a value that JSON cannot express', () => {
  it('counts as missing if it is undefined', () => {
    expect(
      icmpMonitorUpdate.validate(
        update({
          name: undefined,
          unlisted: undefined,
          id: undefined,
          frequency: undefined,
          frequencyOffset: 5,
        }),
      ).warnings,
    ).toEqual([])
    expect(errorsOf(icmpMonitorUpdate, { heartbeat: undefined, script: '' })).toEqual([
      '/heartbeat required',
    ])
    expect(errorsOf(icmpMonitorUpdate, update({ tags: [undefined] }))).toEqual(['/tags/0 type'])
  })

  it('is ignored if it is a property that is not enumerable or has a symbol as its name', () => {
    const value = Object.defineProperties(
      { ...update(), [Symbol('s')]: 5 },
      { name: { value: 5 }, unlisted: { value: 5 } },
    )
    expect(icmpMonitorUpdate.validate(value)).toMatchObject({
      valid: true,
      errors: [],
      warnings: [],
    })
    expect(
      errorsOf(icmpMonitorUpdate, Object.defineProperty(update(), 'script', { enumerable: false })),
    ).toEqual(['/script required'])
  })

  it('is validated as usual if it has no prototype, or a field named __proto__', () => {
    const bare = Object.assign(Object.create(null), update({ frequency: 5, frequencyOffset: 51 }))
    expect(errorsOf(icmpMonitorUpdate, bare)).toEqual(['/frequencyOffset frequency-offset'])
    const own: unknown = JSON.parse(
      '{"heartbeat":{"__proto__":1},"script":"","request":{"hostname":"a","__proto__":{"hostname":5}}}',
    )
    expect(errorsOf(icmpMonitorUpdate, own)).toEqual([])
    expect(warningsOf(icmpMonitorUpdate, own)).toEqual(['/request/__proto__ unknown-field'])
    expect(
      warningsOf(icmpMonitorUpdate, update(), {
        baseline: JSON.parse('{"__proto__":{"frequency":0}}'),
      }),
    ).toEqual([])
  })
})
