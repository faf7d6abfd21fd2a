// Tests `buildPath`, the path and query of a request.
import { describe, expect, it } from 'vitest'
import {
  ContractError,
  operations,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { report } from '../helpers/report.ts'

const {
  updateIcmpMonitor: { buildPath },
  listErrorGroups,
} = operations

describe('the query', () => {
  it.each<{ query: object | undefined; path: string }>([
    { query: undefined, path: '/v1/error-groups' },
    { query: {}, path: '/v1/error-groups' },
    { query: { limit: undefined, page: [] }, path: '/v1/error-groups' },
    { query: { other: 1 }, path: '/v1/error-groups' },
    { query: { page: 2, limit: '20' }, path: '/v1/error-groups?limit=20&page=2' },
  ])('contains only the parameters that are passed: $query', ({ query, path }) => {
    expect(listErrorGroups.buildPath({ query })).toBe(path)
  })
})

it.each<{ request: object; contract: string; expected: string; message: string }>([
  {
    request: {},
    contract: updateIcmpMonitorParams.id,
    expected: '/params/id required',
    message: 'updateIcmpMonitorParams: params.id is missing.',
  },
  {
    request: { params: { id: 'a' }, query: { autoAssignAlerts: ['true', 'true'] } },
    contract: updateIcmpMonitorQuery.id,
    expected: '/query/autoAssignAlerts duplicate-parameter',
    message: 'updateIcmpMonitorQuery: query.autoAssignAlerts is given more than once.',
  },
])(
  'throws a ContractError with the errors of invalid parameters: $request',
  ({ request, contract, expected, message }) => {
    expect.assertions(3)
    try {
      buildPath(request as never)
    } catch (error) {
      expect(error).toBeInstanceOf(ContractError)
      expect(error).toMatchObject({ contract, message })
      if (error instanceof ContractError) expect(report(error.errors)).toEqual([expected])
    }
  },
)

it.each([null, 5, 'x', []])('throws for the request %o, which is not an object', (request) => {
  for (const build of [buildPath, listErrorGroups.buildPath])
    expect(() => build(request as never)).toThrow(/^request must/)
  expect(() => buildPath(undefined as never)).toThrow(ContractError)
})
