// Tests `validateRequest`, which validates every part of a request.
import { describe, expect, expectTypeOf, it } from 'vitest'
import { operations, type IcmpMonitorUpdate } from 'monitor-contract'
import { failing, unreadable } from '../helpers/hostile-values.ts'
import { report } from '../helpers/report.ts'
import { body, headers, request } from './valid-request.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

it('an operation is frozen, and its route has a literal type', () => {
  expectTypeOf(updateIcmpMonitor.route).toEqualTypeOf<'/v1/checks/icmp/:id'>()
  expectTypeOf(listErrorGroups.route).toEqualTypeOf<'/v1/error-groups'>()
  expect([updateIcmpMonitor.route, listErrorGroups.route]).toEqual([
    '/v1/checks/icmp/:id',
    '/v1/error-groups',
  ])
  for (const part of [operations, updateIcmpMonitor, listErrorGroups])
    expect(Object.isFrozen(part)).toBe(true)
})

describe('a valid request', () => {
  it('can be frozen and without prototypes, and is not changed', () => {
    const bare = (fields: object): object =>
      Object.freeze(Object.setPrototypeOf({ ...fields }, null) as object)
    const parts = {
      params: bare({ id: '7f' }),
      query: bare({ autoAssignAlerts: 'false' }),
      headers: bare(headers),
      body: bare({ heartbeat: bare({}), script: '' }),
    }
    const result = updateIcmpMonitor.validateRequest(bare(parts))
    expect(result).toMatchObject({
      valid: true,
      value: { params: { id: '7f' }, query: { autoAssignAlerts: false }, headers },
    })
    expect(
      updateIcmpMonitor.buildPath(
        Object.freeze({ params: { id: 'a' }, ...bare({ query: parts.query }) }),
      ),
    ).toBe('/v1/checks/icmp/a?autoAssignAlerts=false')
  })

  it('has the body itself as a value, and the types of its parts', () => {
    const result = updateIcmpMonitor.validateRequest(request())
    if (!result.valid) return expect.unreachable()
    expect(result.value.body).toBe(body)
    expectTypeOf(result.value.body).toEqualTypeOf<IcmpMonitorUpdate>()
    expectTypeOf(result.value.query).toEqualTypeOf<{ autoAssignAlerts: boolean }>()
  })
})

describe('the issues of a request', () => {
  it('are in the order of its parts', () => {
    const parts = { body: 5, headers: {}, query: 'autoAssignAlerts=x', params: {} }
    expect(report(updateIcmpMonitor.validateRequest(parts).errors)).toEqual([
      '/params/id required',
      '/query/autoAssignAlerts type',
      '/headers/authorization required',
      '/body type',
    ])
  })

  it.each<{ what: string; parts: object; expected: string[] }>([
    {
      what: 'left out',
      parts: { params: undefined, body: undefined },
      expected: ['/params/id required', '/body required'],
    },
    { what: 'a null', parts: { body: null }, expected: ['/body type'] },
    {
      what: 'all three others',
      parts: { params: null, query: 5, headers: 'x' },
      expected: ['/params type', '/query type', '/headers type'],
    },
    { what: 'not to be read', parts: { body: unreadable('x') }, expected: ['/body unreadable'] },
  ])('are one for each part that is invalid as a whole: $what', ({ parts, expected }) => {
    expect(report(updateIcmpMonitor.validateRequest(request(parts)).errors)).toEqual(expected)
  })

  it.each<{ what: string; value: unknown; expected: string }>([
    { what: 'null', value: null, expected: ' type' },
    { what: 'a text', value: 'body', expected: ' type' },
    { what: 'a list', value: [], expected: ' type' },
    { what: 'an accessor that throws', value: unreadable('headers'), expected: ' unreadable' },
    {
      what: 'a proxy that throws',
      value: new Proxy({}, { getOwnPropertyDescriptor: failing }),
      expected: ' unreadable',
    },
  ])(
    'are one error for a request that is not an object or cannot be read: $what',
    ({ value, expected }) => {
      for (const validate of [updateIcmpMonitor.validateRequest, listErrorGroups.validateRequest]) {
        const untyped: (request: never) => ReturnType<typeof validate> = validate
        const result = untyped(value as never)
        expect(report(result.errors)).toEqual([expected])
        expect(result).toMatchObject({ valid: false, warnings: [], truncated: false })
        const message = 'Expected an object with the parts of a request.'
        if (expected === ' type')
          expect(result.errors).toMatchObject([
            { path: [], params: { expected: ['object'] }, message },
          ])
      }
    },
  )
})

describe('the options of a request', () => {
  it('are applied to the body', () => {
    const parts = request({
      query: { more: undefined },
      body: { ...body, frequencyOffset: 51, nam: 'x' },
    })
    const resultWith = (options: object) => updateIcmpMonitor.validateRequest(parts, options)
    const strict = resultWith({ severity: { 'unknown-field': 'error' } })
    expect(report(strict.errors)).toEqual(['/body/nam unknown-field'])
    const silent = resultWith({ severity: { 'unknown-field': 'off' } })
    expect(report(silent.warnings)).toEqual([])
    const stored = resultWith({ baseline: { frequency: 5 } })
    expect(report(stored.errors)).toEqual(['/body/frequencyOffset frequency-offset'])
  })
})
