// Which JavaScript values are read as a query, headers and path parameters. The vectors have those
// that JSON can express.
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

it.each<{ form: string; value: unknown }>([
  { form: 'a subclass of URLSearchParams', value: new SubclassOfSearchParams(pairs) },
  { form: 'a URLSearchParams of another library', value: new PolyfilledSearchParams(pairs) },
  {
    form: 'a URLSearchParams with a property',
    value: Object.assign(new URLSearchParams(pairs), { limit: 5 }),
  },
  { form: 'an object without a prototype', value: withoutPrototype({ limit: ['20'], page: 2 }) },
  {
    form: 'an object of Fastify',
    value: Object.assign(new NullObject(), { limit: '20', page: '2' }),
  },
  { form: 'an object of another realm', value: inAnotherRealm('({ limit: "20", page: "2" })') },
  {
    form: 'an object with methods',
    value: { limit: '20', page: '2', forEach: () => 0, getAll: () => [], sort: () => 0 },
  },
  {
    form: 'an object with what is no parameter',
    value: { limit: '20', page: '2', [Symbol('limit')]: 0, other: undefined },
  },
])('a query is read as $form', ({ value }) => {
  expect(listErrorGroupsQuery.validate(value, { severity: { 'unknown-field': 'off' } })).toEqual({
    ...valid,
    value: { limit: 20, page: 2 },
  })
})

it.each<{ form: string; value: unknown }>([
  { form: 'a subclass of Headers', value: new SubclassOfHeaders(headers) },
  { form: 'a Headers of another library', value: new PolyfilledHeaders(Object.entries(headers)) },
  {
    form: 'a Headers that inherits from a URLSearchParams',
    value: new InheritingHeaders(Object.entries(headers)),
  },
  {
    form: 'an object of another realm',
    value: inAnotherRealm("({ Authorization: 'Bearer key-1', 'X-Service-Account': 'a' })"),
  },
  {
    form: 'the headers of a Node.js server',
    value: { ...headers, 'x-service-account': ['a'], 'set-cookie': ['b', 'c'] },
  },
  { form: 'an object without a prototype', value: withoutPrototype(headers) },
  {
    form: 'one name that is left out and one that is not',
    value: { Authorization: undefined, ...headers, 'X-Service-Account': [] },
  },
])('headers are read as $form', ({ value }) => {
  expect(listErrorGroupsHeaders.validate(value)).toEqual({ ...valid, value: headers })
})

it.each<{ form: string; value: object }>([
  { form: 'without a prototype', value: withoutPrototype({ id: '7f' }) },
  { form: 'of Fastify', value: Object.assign(new NullObject(), { id: '7f' }) },
  { form: 'of another realm', value: inAnotherRealm('({ id: "7f" })') },
])('path parameters are read as an object $form', ({ value }) => {
  expect(updateIcmpMonitorParams.validate(value)).toEqual({ ...valid, value: { id: '7f' } })
})

describe('every contract of parameters', () => {
  it.each<{ form: string; value: unknown }>([
    { form: 'undefined', value: undefined },
    { form: 'a function', value: () => 'limit=20' },
    { form: 'a symbol', value: Symbol('limit') },
    {
      form: 'an object with methods that are no functions',
      value: Object.create({ forEach: 5, getAll: 5, sort: 5, append: 5 }),
    },
    ...instances,
  ])('rejects $form', ({ value }) => {
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
