import type { Rule } from './define-rule.ts'

/** Returns field names as a bit set: bit n stands for `order[n]`. Other names are ignored. */
export function fieldSet(names: readonly string[], order: readonly string[]): number {
  let set = 0
  for (const name of names) {
    const bit = order.indexOf(name)
    if (bit >= 0) set |= 1 << bit
  }
  return set
}

/** A rule, with its fields as bit sets. */
export interface Ordered {
  readonly rule: Rule
  /** The fields in `reads` and `requires`. */
  readonly required: number
  /** The fields in `reads` and `readsIfPresent`, which the check may read. */
  readonly seen: number
  /** The fields in `reads`, `readsIfPresent` and `requires`. */
  readonly fields: number
  readonly appliesIfAbsent: boolean
}

/** Returns rules with bit sets, which are fast to compare for each rule and each value. */
export const orderedRules = (rules: readonly Rule[], order: readonly string[]): readonly Ordered[] =>
  rules.map((rule) => {
    const requires = fieldSet(rule.requires, order)
    const reads = fieldSet(rule.reads, order)
    const seen = reads | fieldSet(rule.readsIfPresent, order)
    const { appliesIfAbsent } = rule
    return { rule, required: reads | requires, seen, fields: seen | requires, appliesIfAbsent }
  })
