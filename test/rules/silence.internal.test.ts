import { describe, expect, it } from 'vitest'
import { alertSettingsIgnored } from '../../src/rules/alert-settings-ignored.ts'
import { frequencyOffsetMissing } from '../../src/rules/frequency-offset-missing.ts'
import { frequencyOffset } from '../../src/rules/frequency-offset.ts'
import {
  listErrorGroupsQueryNotices,
  updateNotices,
  type errorGroupAdvices,
  type monitorConstraints,
  type updateAdvices,
} from '../../src/rules/index.ts'
import { packetLossOrder } from '../../src/rules/packet-loss-order.ts'
import { responseTimeOrder } from '../../src/rules/response-time-order.ts'
import { seenOrder } from '../../src/rules/seen-order.ts'

interface Case {
  readonly code: string
  readonly rule:
    (typeof monitorConstraints)[number] | (typeof updateAdvices)[number] | (typeof errorGroupAdvices)[number]
  readonly breaks: object
  /** The fields without which nothing can be told. */
  readonly needs: readonly string[]
}

const cases: readonly Case[] = [
  {
    code: 'frequency-offset',
    rule: frequencyOffset,
    breaks: { frequency: 5, frequencyOffset: 51 },
    needs: ['frequency', 'frequencyOffset'],
  },
  {
    code: 'packet-loss-order',
    rule: packetLossOrder,
    breaks: { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
    needs: ['degradedPacketLossThreshold', 'maxPacketLossThreshold'],
  },
  {
    code: 'alert-settings-ignored',
    rule: alertSettingsIgnored,
    breaks: { alertSettings: {}, useGlobalAlertSettings: true },
    needs: ['alertSettings'],
  },
  { code: 'frequency-offset-missing', rule: frequencyOffsetMissing, breaks: { frequency: 0 }, needs: ['frequency'] },
  {
    code: 'response-time-order',
    rule: responseTimeOrder,
    breaks: { degradedResponseTime: 5, maxResponseTime: 3 },
    needs: ['degradedResponseTime', 'maxResponseTime'],
  },
  {
    code: 'seen-order',
    rule: seenOrder,
    breaks: { firstSeen: '2024-01-02', lastSeen: '2024-01-01' },
    needs: ['firstSeen', 'lastSeen'],
  },
]

describe.each(cases)('the rule $code', ({ code, rule, breaks, needs }) => {
  it('is broken by what it refuses', () => expect(rule.broken(breaks)?.code).toBe(code))

  it('says nothing where a field is null', () => {
    for (const name of rule.reads) expect(rule.broken({ ...breaks, [name]: null }), name).toBeUndefined()
  })

  it('says nothing where a field is missing that it needs', () => {
    for (const name of needs) expect(rule.broken({ ...breaks, [name]: undefined }), name).toBeUndefined()
  })
})

it('no notice has a place in what holds nothing', () => {
  for (const { places, finding } of [...updateNotices, ...listErrorGroupsQueryNotices])
    expect(places({}), finding.code).toBeUndefined()
})
