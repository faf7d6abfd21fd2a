// Tests the option `reader: 'tolerant'`, for clients of a newer service.
import { describe, expect, it } from 'vitest'
import { errorGroup, errorGroupList, icmpMonitor } from 'monitor-contract'
import { group, monitor } from '../helpers/minimal-bodies.ts'
import { errorsOf, report, warningsOf } from '../helpers/report.ts'

describe('a tolerant reader', () => {
  const tolerant = { reader: 'tolerant' } as const
  const reported = (fields: object) => {
    const { valid: isValid, errors, warnings } = icmpMonitor.validate(monitor(fields), tolerant)
    return [isValid, report(errors), report(warnings)]
  }

  it.each<[string, object, boolean, string[], string[]]>([
    ['rejects a wrong type', { tags: 'x', frequency: '5' }, false, ['/tags type', '/frequency type'], []],
    [
      'warns of unknown enum values',
      { runtimeId: '2030.01', locations: ['mars', 'us-east-1'], frequency: 3 },
      true,
      [],
      ['/locations/0 enum', '/runtimeId enum', '/frequency enum'],
    ],
    ['rejects another checkType', { checkType: 'HTTP' }, false, ['/checkType enum'], []],
    [
      'warns of values out of bounds',
      {
        groupOrder: -1,
        maxResponseTime: 300_001,
        description: 'x'.repeat(501),
        frequencyOffset: 0,
        degradedPacketLossThreshold: 0,
      },
      true,
      [],
      [
        '/groupOrder minimum',
        '/description maxLength',
        '/frequencyOffset minimum',
        '/maxResponseTime maximum',
        '/degradedPacketLossThreshold exclusiveMinimum',
      ],
    ],
    [
      'warns of too many items',
      { environmentVariables: Array.from({ length: 51 }, () => ({})) },
      true,
      [],
      ['/environmentVariables maxItems'],
    ],
    [
      'warns of another format',
      { id: 'x', updated_at: '2024-02-29', created_at: 'x' },
      true,
      [],
      ['/id format', '/created_at format', '/updated_at format'],
    ],
    ['accepts a date-time for a date', { created_at: '2024-02-29T12:00:00Z' }, true, [], []],
    [
      'accepts null in optional fields',
      {
        retryStrategy: null,
        script: null,
        request: { hostname: null },
        checkType: null,
        alertChannels: { email: [{ address: null }], sms: null },
      },
      true,
      [],
      [],
    ],
    [
      'rejects null in a list',
      { tags: [null], alertChannels: { email: [null] } },
      false,
      ['/tags/0 type', '/alertChannels/email/0 type'],
      [],
    ],
    [
      'warns of broken rules',
      { frequency: 5, frequencyOffset: 51, degradedPacketLossThreshold: 20, maxPacketLossThreshold: 10 },
      true,
      [],
      ['/frequencyOffset frequency-offset', '/maxPacketLossThreshold packet-loss-order'],
    ],
    [
      'is silent on rules of a field that it warns of',
      { frequency: 3, frequencyOffset: 700, degradedPacketLossThreshold: 200, maxPacketLossThreshold: 10 },
      true,
      [],
      ['/frequency enum', '/degradedPacketLossThreshold maximum'],
    ],
    ['is silent on rules of a null', { frequency: null, frequencyOffset: 700 }, true, [], []],
  ])('%s', (_, fields, isValid, errors, warnings) => {
    expect(reported(fields)).toEqual([isValid, errors, warnings])
    expect(icmpMonitor.is(monitor(fields), tolerant)).toBe(isValid)
  })

  it('reads a list to the end, although more items than `maxIssues` cause warnings', () => {
    const locations = ['mars-1', 'mars-2', 'mars-3', 5]
    const result = icmpMonitor.validate(monitor({ locations }), { ...tolerant, maxIssues: 2 })
    expect(report(result.errors)).toEqual(['/locations/3 type'])
    expect(report(result.warnings)).toEqual(['/locations/0 enum', '/locations/1 enum'])
  })

  it('rejects a required field that is missing or null', () => {
    expect(errorsOf(icmpMonitor, {}, tolerant)).toEqual(['/name required'])
    expect(errorsOf(icmpMonitor, { name: null }, tolerant)).toEqual(['/name type'])
    expect(errorsOf(errorGroup, group({ rawErrorMessage: undefined, id: null }), tolerant)).toEqual([
      '/id type',
      '/rawErrorMessage required',
    ])
    expect(errorsOf(errorGroup, group({ rawErrorMessage: null, rootCauseAnalyses: null }), tolerant)).toEqual([])
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
