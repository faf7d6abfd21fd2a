import { placeOf, type Place } from '../issues/path-text.ts'
import type { Rule } from '../rules/define-rule.ts'
import { memoize } from '../values/once.ts'

/** A rule with what is derived from it once. All of them have the same shape, on which the loop over rules is fast. */
export interface PreparedRule extends Rule {
  /** The fields without which the rule is silent. */
  readonly needs: readonly string[]
  /** All fields that the rule names. */
  readonly fields: readonly string[]
  /** Returns the place of a field, or of the nested field that the rule reads in it, such as `request.pingCount`. */
  readonly placeOf: (field: string) => Place
}

export const preparedRules = (rules: readonly Rule[]): readonly PreparedRule[] =>
  rules.map((rule) => {
    const { reads, requires, readsIfPresent, inner } = rule
    return {
      ...rule,
      needs: [...reads, ...requires],
      fields: [...reads, ...readsIfPresent, ...requires],
      placeOf: memoize((field) => placeOf(Object.freeze(inner?.[0] === field ? inner : [field]))),
    }
  })
