import type { Check } from './define-rule.ts'

/** A check, or a rule, and the fields that it reads, as sets of bits. */
export interface Ordered<Kind extends Check> {
  readonly rule: Kind
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
export const orderedRules = <Kind extends Check>(
  rules: readonly Kind[],
  order: readonly string[],
): readonly Ordered<Kind>[] =>
  rules.map((rule) => {
    const required = fieldSet(rule.reads, order) | fieldSet(rule.requires, order)
    return { rule, required, fields: required | fieldSet(rule.readsIfPresent, order) }
  })
