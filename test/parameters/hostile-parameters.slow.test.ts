// Tests parameters that throw, change or lie when they are read.
import { describe, expect, it } from 'vitest'
import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  type Result,
} from 'monitor-contract'
import { failing, revoked, unreadable } from '../helpers/hostile-values.ts'
import { parameterContracts } from '../helpers/parameter-contracts.ts'
import { report } from '../helpers/report.ts'

const names = ['limit', 'authorization', 'id', 'autoAssignAlerts']

const trap = (name: keyof ProxyHandler<object>): object =>
  new Proxy({ limit: '1', authorization: 'x', id: 'x', autoAssignAlerts: 'x' }, { [name]: failing })
const inEvery = (descriptor: PropertyDescriptor): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { enumerable: true, ...descriptor }])),
  )

class Failing {
  forEach(visit: (value: string, name: unknown) => void) {
    visit('1', { toString: failing })
  }
  getAll() {}
  sort() {}
}

describe('an unreadable value', () => {
  it.each<{ what: string; value: object }>([
    { what: 'a revoked proxy', value: revoked() as object },
    { what: 'a proxy that shows no names', value: trap('ownKeys') },
    { what: 'a proxy that shows no values', value: trap('get') },
    { what: 'a proxy that shows no descriptors', value: trap('getOwnPropertyDescriptor') },
    { what: 'a proxy that shows no prototype', value: trap('getPrototypeOf') },
    { what: 'an accessor that throws', value: inEvery({ get: failing }) },
    { what: 'an unlisted accessor that throws', value: unreadable('other') },
    { what: 'revoked proxies for values', value: inEvery({ value: revoked() }) },
  ])('leads to one error in every contract: $what', ({ value }) => {
    for (const [name, contract] of Object.entries(parameterContracts)) {
      expect(report(contract.validate(value).errors), name).toEqual([' unreadable'])
      expect(contract.validate(value).warnings, name).toEqual([])
      expect(contract.is(value), name).toBe(false)
    }
  })

  it('leads to one error if it is a collection that throws', () => {
    expect(report(listErrorGroupsQuery.validate(new Failing()).errors)).toEqual([' unreadable'])
    const headers: unknown = Object.create({ forEach: failing, append: failing })
    expect(report(listErrorGroupsHeaders.validate(headers).errors)).toEqual([' unreadable'])
  })
})

it('parameters are read once each, and only from own enumerable properties', () => {
  const reads: string[] = []
  const watched = (fields: object): object =>
    new Proxy(fields, {
      get(target, key, receiver) {
        reads.push(String(key))
        return Reflect.get(target, key, receiver) as unknown
      },
    })
  for (const read of ['validate', 'is', 'parse'] as const) {
    listErrorGroupsQuery[read](
      watched(Object.defineProperty({ page: '2', other: 1, limit: '5' }, 'hidden', { value: 1 })),
    )
    expect(reads.splice(0)).toEqual(['page', 'other', 'limit'])
    updateIcmpMonitorHeaders[read](watched({ Host: 'h', Authorization: 'Bearer k' }))
    expect(reads.splice(0)).toEqual(['Host', 'Authorization'])
  }
})

describe('very large input', () => {
  const many = 1_000_000
  const limits = Object.fromEntries(
    Array.from({ length: many }, (_, index) => [`limit${index}`, '0']),
  )
  const digits = '9'.repeat(many)
  const headers = (type: string) => ({
    authorization: 'Bearer k',
    'content-type': `application/json${type},`,
  })

  it.each<{
    what: string
    contract: { validate(value: unknown): Result<unknown> }
    value: unknown
    errors: string[]
  }>([
    {
      what: 'digits',
      contract: listErrorGroupsQuery,
      value: { limit: digits, page: digits },
      errors: ['/limit type', '/page type'],
    },
    {
      what: 'more parameters',
      contract: updateIcmpMonitorHeaders,
      value: headers(';a=b'.repeat(5 * many)),
      errors: ['/content-type pattern'],
    },
    {
      what: 'letters of a name',
      contract: listErrorGroupsQuery,
      value: { ['limit'.repeat(many)]: '0' },
      errors: [],
    },
    { what: 'names', contract: listErrorGroupsQuery, value: limits, errors: [] },
    {
      what: 'equal parameters',
      contract: listErrorGroupsQuery,
      value: 'limit=0&'.repeat(many),
      errors: ['/limit duplicate-parameter'],
    },
    {
      what: 'holes',
      contract: listErrorGroupsQuery,
      value: { limit: new Array(4_000_000_000) },
      errors: ['/limit duplicate-parameter'],
    },
  ])('of many $what has the same errors as small input', ({ contract, value, errors }) => {
    expect(report(contract.validate(value).errors)).toEqual(errors)
  })
})
