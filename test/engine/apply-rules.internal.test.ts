// Tests `applyRules` when the maximum number of warnings is reached.
import { expect, it } from 'vitest'
import { applyRules } from '../../src/engine/apply-rules.ts'
import { responseDefaults } from '../../src/engine/options.ts'
import { IssueCollector } from '../../src/issues/issue-collector.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import { orderedRules } from '../../src/rules/field-sets.ts'

it('checks only error rules once the number of warnings has reached the maximum', () => {
  const asked: string[] = []
  const rule = (code: string, severity: Rule['severity'], paths: Rule['paths'] = () => [['lastSeen']]): Rule => ({
    code,
    severity,
    at: 'lastSeen',
    reads: ['firstSeen', 'lastSeen'],
    requires: [],
    readsIfPresent: [],
    appliesIfAbsent: false,
    check: () => (asked.push(code), severity === 'error' ? undefined : {}),
    paths,
    message: () => 'is early.',
  })
  const names = ['firstSeen', 'lastSeen']
  const rules = {
    read: () => undefined,
    complete: (fields: object) => ({ ...fields }),
    errorRules: orderedRules([rule('error', 'error')], names),
    warningRules: orderedRules([rule('first', 'warning'), rule('second', 'warning', () => [['firstSeen']])], names),
    defaults: undefined,
    defaulted: 0,
  }
  const issues = new IssueCollector({ maxIssues: 2, messages: undefined })
  for (let index = 0; index < 5; index++) {
    const fields = { firstSeen: 'x', lastSeen: 'y' }
    applyRules(rules, { fields, sent: 0b11, unusable: 0 }, [index], {
      resolved: responseDefaults,
      issues,
      accepts: () => false,
    })
  }
  expect(asked).toEqual(['error', 'first', 'second', 'error', 'error', 'error', 'error'])
  expect(issues.warnings.map(({ pointer }) => pointer)).toEqual(['/0/lastSeen', '/0/firstSeen'])
})
