// Tests `buildPath`, the path and query of a request.
import { describe, expect, it } from 'vitest'
import { ContractError, operations, updateIcmpMonitorParams, updateIcmpMonitorQuery } from 'monitor-contract'
import { report } from '../helpers/report.ts'

const {
  updateIcmpMonitor: { buildPath },
  listErrorGroups,
} = operations

it.each<[id: string, segment: string]>([
  ['7f', '7f'],
  ['a/b', 'a%2Fb'],
  ['a b', 'a%20b'],
  ['?', '%3F'],
  ['#', '%23'],
  ['%2e', '%252e'],
  ['%2F..', '%252F..'],
  ['...', '...'],
  ['.a', '.a'],
  ['../x', '..%2Fx'],
  ['\\..', '%5C..'],
  ['{id}', '%7Bid%7D'],
  ['$&', '%24%26'],
  ['é😀', '%C3%A9%F0%9F%98%80'],
  ['\t\n', '%09%0A'],
  [' ', '%20'],
])('encodes the id %o as one segment of the path', (id, segment) => {
  expect(buildPath({ params: { id } })).toBe(`/v1/checks/icmp/${segment}`)
})

it.each(['', '.', '..', '\ud800', '\udc00', 'a\udc00\ud800b'])(
  'rejects an id of %o, which no path can contain',
  (id) => {
    expect(() => buildPath({ params: { id } })).toThrow(RangeError)
    expect(() => buildPath({ params: { id } })).toThrow(/^id must/)
  },
)

describe('the query', () => {
  it.each<[query: object | undefined, path: string]>([
    [undefined, '/v1/error-groups'],
    [{}, '/v1/error-groups'],
    [{ limit: undefined, page: [] }, '/v1/error-groups'],
    [{ other: 1 }, '/v1/error-groups'],
    [{ limit: 10 }, '/v1/error-groups?limit=10'],
    [{ page: 2, limit: '20' }, '/v1/error-groups?limit=20&page=2'],
    [{ page: '1e21' }, '/v1/error-groups?page=1e%2B21'],
    [{ page: -0 }, '/v1/error-groups?page=-0'],
    [{ page: 1.5 }, '/v1/error-groups?page=1.5'],
  ])('contains only the parameters that are passed: %o', (query, path) => {
    expect(listErrorGroups.buildPath({ query })).toBe(path)
  })

  it('is omitted if nothing is passed', () => expect(listErrorGroups.buildPath()).toBe('/v1/error-groups'))
})

/** Returns the error that a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

it.each<[request: object, contract: string, expected: string[]]>([
  [{}, updateIcmpMonitorParams.id, ['/params/id required']],
  [{ params: { id: 7 } }, updateIcmpMonitorParams.id, ['/params/id type']],
  [{ params: null }, updateIcmpMonitorParams.id, ['/params type']],
  [
    { params: { id: 'a' }, query: { autoAssignAlerts: 'yes' } },
    updateIcmpMonitorQuery.id,
    ['/query/autoAssignAlerts type'],
  ],
  [
    { params: { id: 'a' }, query: { autoAssignAlerts: ['true', 'true'] } },
    updateIcmpMonitorQuery.id,
    ['/query/autoAssignAlerts duplicate-parameter'],
  ],
])('throws a ContractError with the errors of invalid parameters: %o', (request, contract, expected) => {
  const error = thrownBy(() => buildPath(request as never))
  expect(error).toBeInstanceOf(ContractError)
  if (!(error instanceof ContractError)) return
  expect(error.contract).toBe(contract)
  expect(report(error.errors)).toEqual(expected)
})

it.each<[request: object, message: string]>([
  [{ id: 'x' }, 'updateIcmpMonitorParams: params.id is missing.'],
  [{ params: {} }, 'updateIcmpMonitorParams: params.id is missing.'],
  [{ params: { id: 7 } }, 'updateIcmpMonitorParams: params.id must be a string, not a number.'],
  [{ params: [] }, 'updateIcmpMonitorParams: params must be an object with the path parameters.'],
  [
    { params: { id: 'a' }, query: { autoAssignAlerts: 'yes' } },
    'updateIcmpMonitorQuery: query.autoAssignAlerts must be true or false.',
  ],
])('begins the name of the parameter with its part in the error: %o', (request, message) => {
  const error = thrownBy(() => buildPath(request as never))
  expect(error).toBeInstanceOf(ContractError)
  expect(error).toHaveProperty('message', message)
})

it.each([null, 5, 'x', []])('throws for the request %o, which is not an object', (request) => {
  for (const build of [buildPath, listErrorGroups.buildPath])
    expect(() => build(request as never)).toThrow(/^request must/)
  expect(() => buildPath(undefined as never)).toThrow(ContractError)
})
