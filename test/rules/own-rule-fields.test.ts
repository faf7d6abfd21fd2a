// Tests which fields an own rule sees, and when it runs.
import { defineRule, icmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { update } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'
import { fewLocations, ours, three } from './few-locations.ts'

/** Returns a contract with a rule that keeps what it sees. */
function watching(definition: {
  readonly at?: string
  readonly reads?: readonly string[]
  readonly readsIfPresent?: readonly string[]
}) {
  const seen: unknown[] = []
  const check = (fields: unknown) => {
    seen.push(structuredClone(fields))
    return undefined
  }
  const whole = { code: 'watching', at: 'name', ...definition, check, message: () => 'is seen.' }
  const rule: typeof fewLocations = Reflect.apply(defineRule, undefined, [icmpMonitorUpdate, whole])
  return { contract: icmpMonitorUpdate.with({ rules: [rule] }), seen }
}

/** Returns what a rule sees of a body; an empty list where it is not run. */
function seenOf(
  definition: Parameters<typeof watching>[0],
  body: object,
  options: { readonly baseline?: object } = {},
): readonly unknown[] {
  const { contract, seen } = watching(definition)
  contract.validate(update(body), options)
  return seen
}

describe('the fields that a rule reads', () => {
  const reads = { reads: ['frequency'] }
  const ifPresent = { readsIfPresent: ['frequency'] }
  const both = { reads: ['locations'], readsIfPresent: ['frequency'] }
  const pings = { reads: ['request.pingCount'] }
  const request = { reads: ['request'] }

  it.each<{ case: string; definition: object; body: object; seen: unknown[] }>([
    { case: 'without reads, it always runs', definition: {}, body: {}, seen: [{}] },
    {
      case: 'a field is present',
      definition: reads,
      body: { frequency: 5 },
      seen: [{ frequency: 5 }],
    },
    { case: 'a field is missing', definition: reads, body: {}, seen: [] },
    { case: 'a field is undefined', definition: reads, body: { frequency: undefined }, seen: [] },
    { case: 'a field is null', definition: reads, body: { frequency: null }, seen: [] },
    { case: 'a field is not allowed', definition: reads, body: { frequency: 7 }, seen: [] },
    { case: 'a field has a wrong type', definition: reads, body: { frequency: '5' }, seen: [] },
    { case: 'no optional field is present', definition: ifPresent, body: {}, seen: [] },
    {
      case: 'an optional field is null',
      definition: ifPresent,
      body: { frequency: null },
      seen: [],
    },
    { case: 'an optional field is wrong', definition: ifPresent, body: { frequency: 7 }, seen: [] },
    {
      case: 'the optional field is present, the required one is missing',
      definition: both,
      body: { frequency: 5 },
      seen: [],
    },
    {
      case: 'the optional field is missing',
      definition: both,
      body: { locations: three },
      seen: [{ locations: three }],
    },
    {
      case: 'the optional field is null beside the required one',
      definition: both,
      body: { locations: three, frequency: null },
      seen: [],
    },
    {
      case: 'the optional field is wrong beside the required one',
      definition: both,
      body: { locations: three, frequency: 7 },
      seen: [],
    },
    {
      case: 'an item of the list is wrong',
      definition: { reads: ['locations'] },
      body: { locations: ['eu-west-1', 'mars-1'] },
      seen: [],
    },
    {
      case: 'a list may be null',
      definition: { reads: ['locations'] },
      body: { locations: null },
      seen: [],
    },
    {
      case: 'a nested field, beside an invalid one',
      definition: pings,
      body: { request: { pingCount: 5, hostname: 5 } },
      seen: [{ request: { pingCount: 5 } }],
    },
    { case: 'a nested field is missing', definition: pings, body: { request: {} }, seen: [] },
    { case: 'its object is missing', definition: pings, body: {}, seen: [] },
    { case: 'its object is wrong', definition: pings, body: { request: 5 }, seen: [] },
    {
      case: 'a nested field is wrong',
      definition: pings,
      body: { request: { pingCount: '5' } },
      seen: [],
    },
    {
      case: 'a whole object',
      definition: request,
      body: { request: { hostname: 'a', assertions: [{ source: 'b' }] } },
      seen: [{ request: { hostname: 'a', assertions: [{ source: 'b' }] } }],
    },
    {
      case: 'a whole object with an error deep in it',
      definition: request,
      body: { request: { hostname: 'a', assertions: [{ source: 5 }] } },
      seen: [],
    },
    {
      case: 'fields that it does not read are wrong',
      definition: reads,
      body: { frequency: 5, name: 5, tags: 5 },
      seen: [{ frequency: 5 }],
    },
  ])('are valid, or the rule is silent: $case', ({ definition, body, seen }) => {
    const actual = seenOf(definition, body)
    expect(actual).toHaveLength(seen.length)
    if (seen.length > 0) expect(actual).toMatchObject(seen)
  })

  it.each<{ case: string; definition: object; body: object; baseline: object; seen: unknown[] }>([
    {
      case: 'the stored value',
      definition: both,
      body: { locations: three },
      baseline: { frequency: 5 },
      seen: [{ locations: three, frequency: 5 }],
    },
    {
      case: 'the documented default',
      definition: both,
      body: { locations: three },
      baseline: {},
      seen: [{ locations: three, frequency: 10 }],
    },
    {
      case: 'the documented default of a null that an update cannot hold',
      definition: both,
      body: { locations: three },
      baseline: { frequency: null },
      seen: [{ locations: three, frequency: 10 }],
    },
    {
      case: 'no stored value that is not allowed',
      definition: both,
      body: { frequency: 5 },
      baseline: { locations: ['mars-1'] },
      seen: [],
    },
    {
      case: 'none where the body has none of them',
      definition: both,
      body: { name: 'edge' },
      baseline: { locations: three, frequency: 5 },
      seen: [],
    },
    {
      case: 'the stored list where only the optional field is sent',
      definition: both,
      body: { frequency: 1 },
      baseline: { locations: three },
      seen: [{ locations: three, frequency: 1 }],
    },
    {
      case: 'a nested field of the stored object',
      definition: { reads: ['request.pingCount', 'frequency'] },
      body: { frequency: 5 },
      baseline: { request: { pingCount: 3 } },
      seen: [{ frequency: 5, request: { pingCount: 3 } }],
    },
    {
      case: 'a nested field of the stored object beside one that is not allowed',
      definition: { reads: ['request.pingCount', 'frequency'] },
      body: { frequency: 5 },
      baseline: { request: { pingCount: 3, hostname: 5 } },
      seen: [{ frequency: 5, request: { pingCount: 3 } }],
    },
    {
      case: 'none of the stored object where the body sends another',
      definition: { reads: ['request.pingCount', 'frequency'] },
      body: { frequency: 5, request: { hostname: 'a' } },
      baseline: { request: { pingCount: 3 } },
      seen: [],
    },
  ])('have, with a baseline, $case', ({ definition, body, baseline, seen }) => {
    const actual = seenOf(definition, body, { baseline })
    expect(actual).toHaveLength(seen.length)
    if (seen.length > 0) expect(actual).toMatchObject(seen)
  })

  it('are named as stored or default in the message where the body omits them', () => {
    const value = update({ locations: three })
    const [stored] = ours.validate(value, { baseline: { frequency: 1 } }).warnings
    expect(stored?.message).toContain('when the stored frequency is 1.')
    expect(stored?.params).toMatchObject({
      assumed: { frequency: { origin: 'stored', value: 1 } },
      maximum: 2,
    })
    expect(stored?.related).toBeUndefined()
    const baseline = { locations: three } as const
    const [own] = ours.validate(update({ frequency: 1 }), { baseline: baseline }).warnings
    expect(own?.message).toMatch(/^The stored locations must have/)
  })

  it('are checked against the baseline for `unchanged`', () => {
    const strict = ours.with({ severity: { 'few-locations': 'error' } })
    const stored = { locations: three, frequency: 1 } as {}
    const options = { baseline: stored, unchanged: 'accept' } as const
    expect(report(strict.validate(update(stored), options).warnings)).toEqual([
      '/locations few-locations',
    ])
    const changed = update({ ...stored, frequency: 2 })
    expect(report(strict.validate(changed, options).errors)).toEqual(['/locations few-locations'])
  })
})
