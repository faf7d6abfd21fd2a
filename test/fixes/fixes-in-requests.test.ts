// Tests the fixes of issues about the parts of a request.
import { expect, it } from 'vitest'
import {
  fixesFor,
  icmpMonitorUpdate,
  prefixIssues,
  updateIcmpMonitorOperation,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { fixesOf } from './fixes-as-text.ts'

const update = { heartbeat: {}, script: '' }
const validate = (request: Parameters<typeof updateIcmpMonitorOperation.validateRequest>[0]): string[] =>
  fixesOf(request, updateIcmpMonitorOperation.validateRequest(request))
const params = { id: 'x' }
const headers = { authorization: 'Bearer x', 'x-service-account': 'x', 'content-type': 'application/json' }

it('an issue is mended inside the body', () => {
  expect(
    validate({ params, headers, body: { ...update, hostname: 'a', request: { frequency: 5, host: 'b' } } }),
  ).toEqual([
    'unsafe: Move to "frequency" | move /body/request/frequency /body/frequency',
    'safe: Rename to "hostname" | move /body/request/host /body/request/hostname',
    'unsafe: Move to "request.hostname" | move /body/hostname /body/request/hostname',
  ])
})

it('an issue is mended in a query that is an object', () => {
  const query = { autoAssignAlert: 'YES' }
  expect(validate({ params, headers, query, body: update })).toEqual([
    'safe: Rename to "autoAssignAlerts" | move /query/autoAssignAlert /query/autoAssignAlerts',
  ])
  expect(validate({ params, headers, query: { autoAssignAlerts: 'YES' }, body: update })).toEqual([
    'safe: Use true | replace /query/autoAssignAlerts true',
  ])
})

it.each([[new URLSearchParams({ autoAssignAlerts: 'yes' })], ['autoAssignAlerts=yes']])(
  'an issue has no fix in the query %s',
  (query) => {
    const result = updateIcmpMonitorQuery.validate(query)
    expect(result.errors).toHaveLength(1)
    expect(fixesOf(query, result)).toEqual([])
  },
)

it('an issue with a prefix of its own has a fix', () => {
  const body = { ...update, activted: true, request: { host: 'a' } }
  const issues = prefixIssues('monitor', icmpMonitorUpdate.validate(body).warnings)
  const value = { monitor: body }
  expect(issues.map((issue) => fixesFor(issue, value).map(({ title }) => title))).toEqual([
    ['Rename to "hostname"'],
    ['Rename to "activated"'],
  ])
})
