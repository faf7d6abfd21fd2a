import type { Rule } from '../rules/define-rule.ts'

/** A rule with its lists of fields, joined once. */
export interface PreparedRule extends Rule {
  /** The fields without which the rule is silent. */
  readonly needs: readonly string[]
  /** All fields that the rule names. */
  readonly fields: readonly string[]
}

export const preparedRules = (rules: readonly Rule[]): readonly PreparedRule[] =>
  rules.map((rule) => {
    const { reads, readsIfPresent, requires } = rule
    return { ...rule, needs: [...reads, ...requires], fields: [...reads, ...readsIfPresent, ...requires] }
  })
