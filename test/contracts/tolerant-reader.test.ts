// Tests the option `reader: 'tolerant'`, for clients of a newer service.
import { describe, expect, it } from 'vitest'
import { errorGroup, errorGroupList, icmpMonitor } from 'monitor-contract'
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
