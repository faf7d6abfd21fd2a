// Tests values that JSON cannot express, such as symbols, cycles and objects without a prototype.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate } from 'monitor-contract'
import { bodyContracts, bodyNames } from '../helpers/body-contracts.ts'
import { checkAgreement, deeplyNested, nested } from '../helpers/hostile-values.ts'
import { group, update } from '../helpers/minimal-bodies.ts'
import { errorsOf, warningsOf } from '../helpers/report.ts'
import { documentOf, followed } from '../helpers/schemas.ts'

describe('a value that JSON cannot express', () => {
  const foreign: readonly (readonly [string, unknown])[] = [
    ['undefined', undefined],
    ['a symbol', Symbol('s')],
    ['a big integer', 10n],
    ['a function', () => 0],
    ['NaN', NaN],
    ['an infinity', -Infinity],
    ['a boxed number', Object(5)],
    ['a date', new Date(NaN)],
    ['a promise', Promise.resolve()],
    ['the global object', globalThis],
  ]

  it.each(foreign)('leads to a result at every place: %s', (_, value) => {
    for (const name of bodyNames) {
      checkAgreement(name, () => value)
      expect(bodyContracts[name].is(value)).toBe(false)
      const { properties = {} } = followed(documentOf(bodyContracts[name].id))
      for (const [field, part] of Object.entries(properties)) {
        checkAgreement(name, () => ({ ...nested(name), [field]: value }))
        checkAgreement(name, () => ({ ...nested(name), [field]: [value, value] }))
        const inside = followed(part).properties ?? {}
        for (const inner of Object.keys(inside))
          checkAgreement(name, () => ({ ...nested(name), [field]: { [inner]: value } }))
      }
    }
  })

  it.each(foreign.slice(1, 7))('is an error of type in place of a string, a number or a list: %s', (_, value) => {
    expect(errorsOf(icmpMonitorUpdate, update({ name: value, groupId: value, tags: value }))).toEqual([
      '/name type',
      '/tags type',
      '/groupId type',
    ])
  })

  it('counts as missing if it is undefined', () => {
    expect(
      icmpMonitorUpdate.validate(
        update({ name: undefined, unlisted: undefined, id: undefined, frequency: undefined, frequencyOffset: 5 }),
      ).warnings,
    ).toEqual([])
    expect(errorsOf(icmpMonitorUpdate, { heartbeat: undefined, script: '' })).toEqual(['/heartbeat required'])
    expect(errorsOf(icmpMonitorUpdate, update({ tags: [undefined] }))).toEqual(['/tags/0 type'])
  })

  it('is ignored if it is a property that is not enumerable or has a symbol as its name', () => {
    const value = Object.defineProperties(
      { ...update(), [Symbol('s')]: 5 },
      { name: { value: 5 }, unlisted: { value: 5 } },
    )
    expect(icmpMonitorUpdate.validate(value)).toMatchObject({ valid: true, errors: [], warnings: [] })
    expect(errorsOf(icmpMonitorUpdate, Object.defineProperty(update(), 'script', { enumerable: false }))).toEqual([
      '/script required',
    ])
  })

  it('is validated as usual if it has no prototype, or own properties with names such as __proto__', () => {
    const bare = Object.assign(Object.create(null), update({ frequency: 5, frequencyOffset: 51 }))
    expect(errorsOf(icmpMonitorUpdate, bare)).toEqual(['/frequencyOffset frequency-offset'])
    const own: unknown = JSON.parse(
      '{"heartbeat":{"__proto__":1},"script":"","__proto__":{"name":5},"constructor":1,"toString":1,"hasOwnProperty":1,"request":{"__proto__":{"hostname":5}}}',
    )
    expect(errorsOf(icmpMonitorUpdate, own)).toEqual([])
    expect(warningsOf(icmpMonitorUpdate, own)).toEqual([
      '/request/__proto__ unknown-field',
      '/__proto__ unknown-field',
      '/constructor unknown-field',
      '/toString unknown-field',
      '/hasOwnProperty unknown-field',
    ])
    expect(warningsOf(icmpMonitorUpdate, update(), { baseline: JSON.parse('{"__proto__":{"frequency":0}}') })).toEqual(
      [],
    )
  })

  it('is an error of type even if it has the property names of a snapshot', () => {
    const ours = { type: 'object', isValid: true, reported: [], unknown: ['x'], copy: {} }
    expect(
      errorsOf(icmpMonitorUpdate, update({ name: ours, tags: [ours], groupId: ours, request: { hostname: ours } })),
    ).toEqual(['/name type', '/tags/0 type', '/groupId type', '/request/hostname type'])
    expect(errorsOf(bodyContracts.errorGroup, group({ id: ours }))).toEqual(['/id type'])
  })

  it('leads to a result even with cycles or 200,000 levels', () => {
    const deep = deeplyNested()
    const cycle: Record<string, unknown> = update()
    for (const name of ['heartbeat', 'request', 'alertSettings', 'unlisted', 'name']) cycle[name] = cycle
    for (const name of bodyNames) {
      checkAgreement(name, () => deep)
      checkAgreement(name, () => cycle)
      checkAgreement(name, () => [cycle, deep])
    }
    expect(
      errorsOf(
        icmpMonitorUpdate,
        update({ heartbeat: deep, tags: [deep], request: { assertions: [{ source: deep }] }, unlisted: deep }),
      ),
    ).toEqual(['/tags/0 type', '/request/assertions/0/source type'])
  })
})
