// Tests the option `reader: 'tolerant'`, for clients of a newer service.
import { describe, expect, it } from 'vitest'
import { errorGroup, errorGroupList, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { group, monitor } from '../helpers/minimal-bodies.ts'
import { report, warningsOf } from '../helpers/report.ts'

describe('a tolerant reader', () => {
  const tolerant = { reader: 'tolerant' } as const

  it('reads a list to the end, although more items than `maxIssues` cause warnings', () => {
    const locations = ['mars-1', 'mars-2', 'mars-3', 5]
    const result = icmpMonitor.validate(monitor({ locations }), { ...tolerant, maxIssues: 2 })
    expect(report(result.errors)).toEqual(['/locations/3 type'])
    expect(report(result.warnings)).toEqual(['/locations/0 enum', '/locations/1 enum'])
  })

  it('warns about groups with lastSeen before firstSeen, as dates or as date-times', () => {
    expect(
      warningsOf(errorGroup, group({ firstSeen: '2024-02-29T12:00:00Z', lastSeen: '2024-02-29T11:59:59Z' }), tolerant),
    ).toEqual(['/lastSeen seen-order'])
    expect(
      warningsOf(errorGroupList, [group(), group(), group({ errorHash: 'h2' }), group({ lastSeen: '2024-01-01' })]),
    ).toEqual(['/1/errorHash duplicate-group', '/3/errorHash duplicate-group', '/3/lastSeen seen-order'])
  })
})

it.each<[label: string, fields: object]>([
  ['locations[0]', { locations: ['mars-1'] }],
  ['frequency', { frequency: 7 }],
  ['runtimeId', { runtimeId: '2026.4' }],
])('%s in %j has the code and params of an error, but no advice, where the value is accepted', (label, fields) => {
  const [error] = icmpMonitor.validate(monitor(fields)).errors
  const accepted = [{ ...error, severity: 'warning', message: `${label} is not known to this version.` }]
  expect(icmpMonitor.validate(monitor(fields), { reader: 'tolerant' }).warnings).toEqual(accepted)
  const unchanged = { baseline: fields, unchanged: 'accept' } as const
  expect(icmpMonitorUpdate.validate({ heartbeat: {}, script: '', ...fields }, unchanged).warnings).toEqual(accepted)
})
