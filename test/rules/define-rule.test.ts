// Tests what `defineRule` and the option `rules` accept.
import { defineRule, icmpMonitor, icmpMonitorUpdate, operations } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { issuesOf } from '../helpers/example-issues.ts'
import { update } from '../helpers/minimal-bodies.ts'
import { fewLocations, ours, three } from './few-locations.ts'

describe('defineRule', () => {
  const definition = {
    code: 'own-rule',
    at: 'name',
    check: () => undefined,
    message: () => '',
  }
  const define = (changes: object, contract: unknown = icmpMonitorUpdate): unknown =>
    Reflect.apply(defineRule, undefined, [contract, { ...definition, ...changes }])

  it('accepts a rule with all of its properties', () => {
    const all = { reads: ['name'], readsIfPresent: ['request.pingCount'], severity: 'error' }
    expect(() => define(all)).not.toThrow()
    expect(() => define({ reads: undefined, severity: undefined })).not.toThrow()
  })

  it.each<{ mistake: string; changes: object }>([
    { mistake: 'the code of a keyword', changes: { code: 'type' } },
    { mistake: 'the code of a rule of this contract', changes: { code: 'deprecated-field' } },
    { mistake: 'the code of a rule of another contract', changes: { code: 'duplicate-group' } },
    { mistake: 'a general code', changes: { code: 'unknown-field' } },
    { mistake: 'no code', changes: { code: undefined } },
    { mistake: 'a code that is no text', changes: { code: 5 } },
    { mistake: 'a misspelt place', changes: { at: 'nam' } },
    { mistake: 'no place', changes: { at: undefined } },
    { mistake: 'a misspelt field', changes: { reads: ['frequncy'] } },
    { mistake: 'a misspelt nested field', changes: { reads: ['request.pingcount'] } },
    { mistake: 'a field inside a scalar', changes: { reads: ['frequency.unit'] } },
    { mistake: 'a misspelt optional field', changes: { readsIfPresent: ['frequncy'] } },
    { mistake: 'a name that prototypes have', changes: { reads: ['constructor'] } },
    { mistake: 'a field of a response', changes: { reads: ['created_at'] } },
    { mistake: 'reads that are no list', changes: { reads: 'name' } },
    { mistake: 'another severity', changes: { severity: 'info' } },
    { mistake: 'no function check', changes: { check: undefined } },
    { mistake: 'no function message', changes: { message: 'is wrong.' } },
    { mistake: 'an unknown property', changes: { meaning: 'more' } },
  ])('throws a TypeError for $mistake', ({ changes }) => {
    expect(() => {
      // Some clashes are known only where the rule meets its contract.
      const rule = define(changes)
      icmpMonitorUpdate.with({ rules: [rule as never] })
    }).toThrow(TypeError)
  })

  it.each([
    { part: 'code', wrong: '', expected: 'a string' },
    { part: 'at', wrong: undefined, expected: 'the name of a field' },
    { part: 'reads', wrong: [5], expected: 'a list of fields' },
    { part: 'readsIfPresent', wrong: 'name', expected: 'a list of fields' },
    { part: 'severity', wrong: 'info', expected: '"error" or "warning"' },
    { part: 'check', wrong: {}, expected: 'a function' },
    { part: 'message', wrong: '', expected: 'a function' },
  ])('names the part of the definition that is wrong: $part', ({ part, wrong, expected }) => {
    const message = `"${part}" of a rule must be ${expected}.`
    expect(() => define({ [part]: wrong })).toThrow(new TypeError(message))
  })

  it.each([
    { what: 'null', contract: null },
    { what: 'an object', contract: {} },
    { what: 'a list', contract: operations.listErrorGroups.response },
    { what: 'a query', contract: operations.listErrorGroups.query },
    { what: 'an operation', contract: operations.updateIcmpMonitor },
  ])('throws a TypeError for a contract that has no own rules: $what', ({ contract }) => {
    expect(() => define({}, contract)).toThrow(TypeError)
  })

  it('throws a TypeError for a definition that is no object', () => {
    for (const wrong of [undefined, null, 5, []])
      expect(() => Reflect.apply(defineRule, undefined, [icmpMonitorUpdate, wrong])).toThrow(
        TypeError,
      )
  })
})

describe('the option rules', () => {
  const few = fewLocations
  const other = defineRule(icmpMonitorUpdate, {
    code: 'other',
    at: 'name',
    check: () => ({}),
    message: () => 'is other.',
  })

  it('of a later `with` is appended to that of an earlier one', () => {
    const contract = icmpMonitorUpdate.with({ rules: [few] }).with({ rules: [other] })
    const value = update({ locations: three, frequency: 1 })
    const codes = issuesOf(contract.validate(value)).map(({ code }) => code)
    expect(codes).toEqual(['other', 'few-locations'])
    expect(icmpMonitorUpdate.validate(value).warnings).toEqual([])
    expect(icmpMonitorUpdate.with({ rules: [] }).validate(value).warnings).toEqual([])
  })

  it('is a TypeError in a call', () => {
    const { validate, is, parse, assert } = icmpMonitorUpdate
    for (const call of [validate, is, parse, assert])
      expect(() => call(update(), { rules: [few] } as never)).toThrow(TypeError)
  })

  it.each<{ case: string; contract: { with(options: never): unknown }; rules: unknown }>([
    { case: 'no list', contract: icmpMonitorUpdate, rules: few },
    { case: 'null', contract: icmpMonitorUpdate, rules: null },
    {
      case: 'an object that defineRule did not make',
      contract: icmpMonitorUpdate,
      rules: [{ code: 'a', at: 'name', check: () => ({}), message: () => '' }],
    },
    { case: 'a hole', contract: icmpMonitorUpdate, rules: [undefined] },
    { case: 'a rule for another contract', contract: icmpMonitor, rules: [few] },
    { case: 'the same rule twice', contract: icmpMonitorUpdate, rules: [few, few] },
    { case: 'a rule that it has', contract: ours, rules: [few] },
  ])('is a TypeError: $case', ({ contract, rules }) => {
    expect(() => contract.with({ rules } as never)).toThrow(TypeError)
  })

  it.each<{ rules: unknown }>([
    { rules: few },
    { rules: [5] },
    { rules: [null] },
    { rules: [{ ...few, contract: undefined }] },
    { rules: [{ ...few, reads: undefined }] },
    { rules: [{ ...few, check: undefined }] },
    { rules: [{ ...few, write: undefined }] },
  ])('names what it must be instead of $rules', ({ rules }) => {
    const call = () => icmpMonitorUpdate.with({ rules } as never)
    expect(call).toThrow('Option "rules" must be a list of rules that defineRule made.')
  })

  it('is a TypeError if two rules have the same code', () => {
    const again = defineRule(icmpMonitorUpdate, {
      code: 'few-locations',
      at: 'name',
      check: () => ({}),
      message: () => '',
    })
    expect(() => icmpMonitorUpdate.with({ rules: [few, again] })).toThrow(/few-locations/)
    expect(() => ours.with({ rules: [again] })).toThrow(TypeError)
  })
})
