import { errorGroupRules, monitorErrorRules, updateWarningRules } from '../rules/index.ts'
import type { Rule } from '../rules/define-rule.ts'

/** When readers copy a field for the rules: in every reading, only in one that finds all issues, or in none. */
export type Keeps = 'always' | 'detailed' | 'never'

const rulesOf: Readonly<Record<string, readonly Pick<Rule, 'severity' | 'reads' | 'readsIfPresent' | 'requires'>[]>> = {
  'icmp-monitor-update': [...monitorErrorRules, ...updateWarningRules],
  'icmp-monitor': monitorErrorRules,
  'error-group': [
    ...errorGroupRules,
    { severity: 'warning', reads: ['checkId', 'errorHash'], readsIfPresent: [], requires: [] },
  ],
}

/** The fields of a body that its rules read; one whose value no rule sees is never copied. */
export function ruleFields(document: string): ReadonlyMap<string, Keeps> {
  const fields = new Map<string, Keeps>()
  for (const { severity, reads, readsIfPresent, requires } of rulesOf[document] ?? []) {
    for (const name of requires) if (!fields.has(name)) fields.set(name, 'never')
    for (const name of [...reads, ...readsIfPresent]) {
      fields.set(name, severity === 'error' || fields.get(name) === 'always' ? 'always' : 'detailed')
    }
  }
  return fields
}
