import { expect, it } from 'vitest'
import { judgeAdvices, judgeNotices } from '../../src/contracts/judge.ts'
import { responseSettings } from '../../src/contracts/settings.ts'
import { Findings } from '../../src/issues/findings.ts'
import type { Notice } from '../../src/rules/rule.ts'
import { seenOrder } from '../../src/rules/seen-order.ts'

interface Fields {
  readonly firstSeen: string
  readonly lastSeen: string
}

it('asks of nothing but errors once there are as many warnings as there may be', () => {
  const asked: string[] = []
  const finding = { code: 'seen-order', params: {}, expectation: 'is early.' } as const
  const advice = { ...seenOrder, broken: () => (asked.push('advice'), finding) }
  const notice: Notice<Fields> = { finding, places: () => (asked.push('notice'), [['lastSeen']]) }
  const judges = [judgeAdvices<Fields>([advice]), judgeNotices<Fields>([notice])]
  const record = { firstSeen: 'x', lastSeen: 'y' }
  const findings = new Findings(2)
  for (let index = 0; index < 5; index++) {
    for (const judge of judges)
      judge({ record, seen: record, unsound: [], path: [index], settings: responseSettings, findings })
  }
  expect(asked).toEqual(['advice', 'notice'])
  expect(findings.warnings.map(({ pointer }) => pointer)).toEqual(['/0/lastSeen', '/0/lastSeen'])
})
