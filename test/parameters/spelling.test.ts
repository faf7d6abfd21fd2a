// Tests the spelling of numbers and booleans in parameters.
import { describe, expect, it } from 'vitest'
import { listErrorGroupsQuery, updateIcmpMonitorQuery } from 'monitor-contract'
import { report } from '../helpers/report.ts'

describe('a boolean as a string', () => {
  it.each([true, false])('can be %s', (autoAssignAlerts) => {
    for (const value of [String(autoAssignAlerts), autoAssignAlerts, [autoAssignAlerts]])
      expect(updateIcmpMonitorQuery.parse({ autoAssignAlerts: value })).toEqual({ autoAssignAlerts })
  })

  it.each(['', 'True', 'yes', '1', ' true', 'true ', 'null', 'constructor', 'truefalse', 0, 1, null])(
    'cannot be %o',
    (autoAssignAlerts) => {
      expect(report(updateIcmpMonitorQuery.validate({ autoAssignAlerts }).errors)).toEqual(['/autoAssignAlerts type'])
    },
  )
})

it.each([
  [0, true],
  [0.5, true],
  [1.5, true],
  [1, false],
  [1e21, false],
])('page %d has a warning: %s', (page, warns) => {
  expect(report(listErrorGroupsQuery.validate({ page }).warnings)).toEqual(warns ? ['/page page-number'] : [])
})

it('a page that is not a number has no warning, because it is an error', () => {
  for (const page of ['x', ['1.5', '2.5']]) expect(listErrorGroupsQuery.validate({ page }).warnings).toEqual([])
})
