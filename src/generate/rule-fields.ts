import { errorGroupRules, monitorErrorRules, updateWarningRules } from '../rules/index.ts'
import type { Rule } from '../rules/define-rule.ts'
import { documentation as duplicateGroup } from '../rules/duplicate-group.ts'

/** When readers copy a field for the rules: in every reading, only in one that finds all issues, or in none. */
export type Keeps = 'always' | 'detailed' | 'never'

type Reads = Pick<Rule, 'severity' | 'reads' | 'readsIfPresent'> & Partial<Pick<Rule, 'requires'>>

const rulesOf: Readonly<Record<string, readonly Reads[]>> = {
  'icmp-monitor-update': [...monitorErrorRules, ...updateWarningRules],
  'icmp-monitor': monitorErrorRules,
  'error-group': [...errorGroupRules, { severity: 'warning', reads: duplicateGroup.reads, readsIfPresent: [] }],
}

/** The fields that rules read, and when readers copy them. */
export function fieldsReadBy(rules: readonly Reads[]): ReadonlyMap<string, Keeps> {
  const fields = new Map<string, Keeps>()
  for (const { severity, reads, readsIfPresent, requires = [] } of rules) {
    for (const name of requires) if (!fields.has(name)) fields.set(name, 'never')
    for (const name of [...reads, ...readsIfPresent]) {
      fields.set(name, severity === 'error' || fields.get(name) === 'always' ? 'always' : 'detailed')
    }
  }
  return fields
}

/** The fields of a body that its rules read. */
export const ruleFields = (document: string): ReadonlyMap<string, Keeps> => fieldsReadBy(rulesOf[document] ?? [])
