import type { Rule } from './define-rule.ts'

/** Returns a set of field names as bits, in the order of the fields that the rules of a contract read. */
export function fieldSet(names: readonly string[], order: readonly string[]): number {
  let set = 0
  for (const name of names) {
    const bit = order.indexOf(name)
    if (bit >= 0) set |= 1 << bit
  }
  return set
}

/** A rule, with its fields as sets of bits. */
export interface Ordered {
  readonly rule: Rule
  /** The fields that must be present. */
  readonly required: number
  /** The fields that the check receives. */
  readonly seen: number
  /** All its fields. */
  readonly fields: number
  /** Whether the check runs if the value has none of its fields. */
  readonly appliesIfAbsent: boolean
}

/** Returns rules with their fields as bits, because sets of fields are compared for each rule and each value. */
export const orderedRules = (rules: readonly Rule[], order: readonly string[]): readonly Ordered[] =>
  rules.map((rule) => {
    const requires = fieldSet(rule.requires, order)
    const reads = fieldSet(rule.reads, order)
    const seen = reads | fieldSet(rule.readsIfPresent, order)
    const { appliesIfAbsent } = rule
    return { rule, required: reads | requires, seen, fields: seen | requires, appliesIfAbsent }
  })
