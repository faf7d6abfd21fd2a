// Tests the error for parameters in none of the forms that a contract accepts.
import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { expect, it } from 'vitest'

it.each([
  ['updateIcmpMonitorParams', updateIcmpMonitorParams, ['object']],
  ['updateIcmpMonitorQuery', updateIcmpMonitorQuery, ['string', 'object']],
  ['listErrorGroupsQuery', listErrorGroupsQuery, ['string', 'object']],
  ['updateIcmpMonitorHeaders', updateIcmpMonitorHeaders, ['object']],
] as const)('the error of %s for a number contains the accepted types', (_, contract, expected) => {
  expect(contract.validate(5).errors).toMatchObject([{ code: 'type', path: [], params: { expected } }])
})

it.each([
  { forEach: 5, getAll: 5, sort: 5, append: 5 },
  { forEach: () => undefined, getAll: 5, sort: () => undefined, append: 5 },
])('rejects instances of a class if the methods of URLSearchParams and Headers are not functions: %o', (prototype) => {
  const value: unknown = Object.create(prototype)
  for (const contract of [listErrorGroupsQuery, listErrorGroupsHeaders])
    expect(contract.validate(value).errors).toMatchObject([{ pointer: '', code: 'type' }])
})

it.each([
  ['limit', 'x', ['integer'], 'string'],
  ['page', ['x'], ['number'], 'string'],
  ['limit', true, ['integer'], 'boolean'],
])(
  'the error of the parameter %s for %j contains the expected types and the received type',
  (name, value, expected, received) => {
    expect(listErrorGroupsQuery.validate({ [name]: value }).errors).toMatchObject([
      { code: 'type', pointer: `/${name}`, params: { expected, received } },
    ])
  },
)
