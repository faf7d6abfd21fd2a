import type { Severity } from '../issues/issue.ts'
import type { Rule } from '../rules/define-rule.ts'

/** A rule with what is derived from it once. All of them have the same shape, on which the loop over rules is fast. */
export interface PreparedRule extends Omit<Rule, 'code'> {
  /** The code of the issue. */
  readonly code: string
  readonly severity: Severity
  /** The fields without which the rule is silent. */
  readonly needs: readonly string[]
  /** The fields that must be valid, if present. */
  readonly valid: readonly string[]
  /** All fields that the rule names. */
  readonly fields: readonly string[]
}

export const preparedRules = (rules: readonly Rule[], severity: Severity): readonly PreparedRule[] =>
  rules.map((rule) => {
    const valid = [...rule.reads, ...rule.readsIfPresent]
    const only = valid.includes(rule.at) ? [] : [rule.at]
    return { ...rule, severity, needs: [...rule.reads, ...only], valid, fields: [...valid, ...only] }
  })
