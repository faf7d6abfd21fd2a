import { expect, it } from 'vitest'
import { judge } from '../../src/contracts/judge.ts'
import { responseSettings } from '../../src/contracts/settings.ts'
import { Findings } from '../../src/issues/findings.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import { orderedRules } from '../../src/rules/rule-set.ts'

it('asks only error rules once there are as many warnings as there may be', () => {
  const asked: string[] = []
  const rule = (code: string, severity: Rule['severity']): Rule => ({
    code,
    severity,
    at: 'lastSeen',
    reads: ['firstSeen', 'lastSeen'],
    requires: [],
    readsIfPresent: [],
    appliesIfAbsent: false,
    check: () => (asked.push(code), severity === 'error' ? undefined : {}),
    paths: () => [['lastSeen']],
    message: () => 'is early.',
  })
  const names = ['firstSeen', 'lastSeen']
  const rules = {
    read: () => undefined,
    complete: (fields: object) => ({ ...fields }),
    errorRules: orderedRules([rule('error', 'error')], names),
    warningRules: orderedRules([rule('first', 'warning'), rule('second', 'warning')], names),
    defaults: undefined,
    defaulted: 0,
  }
  const findings = new Findings(2)
  for (let index = 0; index < 5; index++) {
    const fields = { firstSeen: 'x', lastSeen: 'y' }
    judge(rules, { fields, sent: 0b11, unusable: 0 }, [index], responseSettings, findings)
  }
  expect(asked).toEqual(['error', 'first', 'second', 'error', 'error', 'error', 'error'])
  expect(findings.warnings.map(({ pointer }) => pointer)).toEqual(['/0/lastSeen', '/0/lastSeen'])
})
