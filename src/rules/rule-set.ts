import type { Rule } from './define-rule.ts'

/** A rule and the fields that it reads, as sets of bits. */
export interface OrderedRule {
  readonly rule: Rule
  /** The fields that must be present. */
  readonly required: number
  /** All fields that the rule reads. */
  readonly fields: number
}

/** Returns a set of fields as bits, in the order of all fields that the rules of a contract read. */
export function fieldSet(names: readonly string[], order: readonly string[]): number {
  let set = 0
  for (const name of names) if (order.includes(name)) set |= 1 << order.indexOf(name)
  return set
}

/** Returns rules with the fields that they read as bits: sets of fields are compared for each rule and each value. */
export const orderedRules = (rules: readonly Rule[], order: readonly string[]): readonly OrderedRule[] =>
  rules.map((rule) => {
    const required = fieldSet(rule.reads, order)
    return { rule, required, fields: required | fieldSet(rule.readsIfPresent, order) }
  })
