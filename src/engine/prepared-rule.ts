import type { Rule } from '../rules/define-rule.ts'

/** A rule with what is derived from it once. All of them have the same shape, on which the loop over rules is fast. */
export interface PreparedRule extends Rule {
  /** The fields without which the rule is silent. */
  readonly needs: readonly string[]
  /** All fields that the rule names. */
  readonly fields: readonly string[]
}

export const preparedRules = (rules: readonly Rule[]): readonly PreparedRule[] =>
  rules.map((rule) => {
    const { reads, requires, readsIfPresent } = rule
    return { ...rule, needs: [...reads, ...requires], fields: [...reads, ...readsIfPresent, ...requires] }
  })
