// Which JavaScript values are read as a query, headers and path parameters. The vectors have those that JSON can express.
import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import {
  inAnotherRealm,
  InheritingHeaders,
  instances,
  NullObject,
  PolyfilledHeaders,
  PolyfilledSearchParams,
  SubclassOfHeaders,
  SubclassOfSearchParams,
  valid,
  withoutPrototype,
} from './parameter-values.ts'

const pairs = Object.entries({ limit: '20', page: '2' })
const headers = { authorization: 'Bearer key-1', 'x-service-account': 'a' }

it.each<[form: string, value: unknown]>([
  ['a subclass of URLSearchParams', new SubclassOfSearchParams(pairs)],
  ['a URLSearchParams of another library', new PolyfilledSearchParams(pairs)],
  ['a URLSearchParams with a property', Object.assign(new URLSearchParams(pairs), { limit: 5 })],
  ['an object without a prototype', withoutPrototype({ limit: ['20'], page: 2 })],
  ['an object of Fastify', Object.assign(new NullObject(), { limit: '20', page: '2' })],
  ['an object of another realm', inAnotherRealm('({ limit: "20", page: "2" })')],
  [
    'an object with methods',
    { limit: '20', page: '2', forEach: () => 0, getAll: () => [], sort: () => 0 },
  ],
  [
    'an object with what is no parameter',
    { limit: '20', page: '2', [Symbol('limit')]: 0, other: undefined },
  ],
])('a query is read as %s', (_, value) => {
  expect(listErrorGroupsQuery.validate(value, { severity: { 'unknown-field': 'off' } })).toEqual({
    ...valid,
    value: { limit: 20, page: 2 },
  })
})

it.each<[form: string, value: unknown]>([
  ['a subclass of Headers', new SubclassOfHeaders(headers)],
  ['a Headers of another library', new PolyfilledHeaders(Object.entries(headers))],
  [
    'a Headers that inherits from a URLSearchParams',
    new InheritingHeaders(Object.entries(headers)),
  ],
  [
    'an object of another realm',
    inAnotherRealm("({ Authorization: 'Bearer key-1', 'X-Service-Account': 'a' })"),
  ],
  [
    'the headers of a Node.js server',
    { ...headers, 'x-service-account': ['a'], 'set-cookie': ['b', 'c'] },
  ],
  ['an object without a prototype', withoutPrototype(headers)],
  [
    'one name that is left out and one that is not',
    { Authorization: undefined, ...headers, 'X-Service-Account': [] },
  ],
])('headers are read as %s', (_, value) => {
  expect(listErrorGroupsHeaders.validate(value)).toEqual({ ...valid, value: headers })
})

it.each<[form: string, value: object]>([
  ['without a prototype', withoutPrototype({ id: '7f' })],
  ['of Fastify', Object.assign(new NullObject(), { id: '7f' })],
  ['of another realm', inAnotherRealm('({ id: "7f" })')],
])('path parameters are read as an object %s', (_, value) => {
  expect(updateIcmpMonitorParams.validate(value)).toEqual({ ...valid, value: { id: '7f' } })
})

describe('every contract of parameters', () => {
  it.each<[form: string, value: unknown]>([
    ['undefined', undefined],
    ['a function', () => 'limit=20'],
    ['a symbol', Symbol('limit')],
    [
      'an object with methods that are no functions',
      Object.create({ forEach: 5, getAll: 5, sort: 5, append: 5 }),
    ],
    ...instances,
  ])('rejects %s', (_, value) => {
    for (const contract of [
      updateIcmpMonitorQuery,
      updateIcmpMonitorHeaders,
      updateIcmpMonitorParams,
    ]) {
      expect(report(contract.validate(value).errors)).toEqual([' type'])
      expect(contract.is(value)).toBe(false)
    }
  })

  it('reports the types that it expects', () => {
    for (const contract of [updateIcmpMonitorHeaders, updateIcmpMonitorParams])
      expect(contract.validate(new URLSearchParams()).errors).toMatchObject([
        { params: { expected: ['object'] } },
      ])
    expect(updateIcmpMonitorQuery.validate(new Headers()).errors).toMatchObject([
      { params: { expected: ['string', 'object'] } },
    ])
    expect(listErrorGroupsQuery.validate({ limit: ['x'] }).errors).toMatchObject([
      { params: { expected: ['integer'], received: 'string' } },
    ])
  })
})

it.each([{}, [['20']], [{}], 10n, Symbol('20'), () => 20, new Date(0), Object(20), Object('20')])(
  'rejects %o in place of a number',
  (limit) => {
    expect(report(listErrorGroupsQuery.validate({ limit }).errors)).toEqual(['/limit type'])
  },
)

it('counts a list of two as given twice, even if it has holes or undefined', () => {
  for (const limit of [[undefined, undefined], new Array<string>(2)])
    expect(report(listErrorGroupsQuery.validate({ limit }).errors)).toEqual([
      '/limit duplicate-parameter',
    ])
})
