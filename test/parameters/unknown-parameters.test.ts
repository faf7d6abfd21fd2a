// Tests the option `unknownFields` of query contracts. The contracts of path parameters and headers do not have it.
import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'

describe.each([listErrorGroupsQuery, updateIcmpMonitorQuery])('an unknown parameter of a query', (contract) => {
  const unknownIn = (value: unknown) => report(contract.validate(value, { unknownFields: 'error' }).errors)

  it.each([
    ['a text', { x: 'a' }],
    ['an empty text', { x: '' }],
    ['a list', { x: ['a', 'b'] }],
    ['a list of an empty text', { x: [''] }],
    ['null', { x: null }],
    ['in a query string', 'x=a&x=b'],
  ])('is reported once: %s', (_, value) => {
    expect(unknownIn(value)).toEqual(['/x unknown-field'])
    expect(contract.is(value, { unknownFields: 'error' })).toBe(false)
    expect(contract.is(value, { unknownFields: 'warn' })).toBe(true)
    expect(contract.is(value)).toBe(true)
  })

  it.each([
    ['undefined', { x: undefined }],
    ['an empty list', { x: [] }],
  ])('counts as omitted where its value is %s', (_, value) => {
    expect(unknownIn(value)).toEqual([])
    expect(contract.is(value, { unknownFields: 'error' })).toBe(true)
  })
})

it.each([
  [1, ['/limit minimum'], true],
  [2, ['/limit minimum', '/x unknown-field'], true],
  [4, ['/limit minimum', '/x unknown-field', '/y unknown-field'], false],
])('at most %i errors are reported, those of unknown parameters last', (maxIssues, errors, truncated) => {
  const result = listErrorGroupsQuery.validate('x=1&limit=0&y=1', { unknownFields: 'error', maxIssues })
  expect([report(result.errors), result.truncated]).toEqual([errors, truncated])
})

it.each([updateIcmpMonitorParams, updateIcmpMonitorHeaders, listErrorGroupsHeaders])(
  'contracts of path parameters and headers reject the option unknownFields',
  (contract) => {
    expect(() => Reflect.apply(contract.validate, undefined, [{}, { unknownFields: 'error' }])).toThrow(TypeError)
  },
)
