import type { Rule } from '../rules/rule.ts'
import { wrongOption } from '../schema/own-options.ts'
import { isFields } from '../schema/read-values.ts'
import type { Description } from './description.ts'

/** A rule that `defineRule` made, with the name of its contract. */
export interface OwnRule extends Rule {
  readonly contract: string
}

/**
 * Reads the option `rules`.
 *
 * @throws TypeError for anything but a list of rules that `defineRule` made
 */
export function ownRulesIn(given: unknown): readonly OwnRule[] {
  if (Array.isArray(given) && given.every(isOwnRule)) return given
  throw wrongOption('rules', 'a list of rules that defineRule made')
}

/** Not a brand of this module, because each entry of the package has a copy of it. */
const isOwnRule = (value: unknown): value is OwnRule =>
  isFields(value) &&
  typeof value['contract'] === 'string' &&
  typeof value['check'] === 'function' &&
  typeof value['write'] === 'function' &&
  Array.isArray(value['reads'])

/**
 * Reads the option `rules` of one contract.
 *
 * @throws TypeError for a rule that was made for another contract
 */
export function ownRulesFor({ name }: Description, given: unknown): readonly OwnRule[] {
  const rules = ownRulesIn(given)
  const other = rules.find(({ contract }) => contract !== name)
  if (other === undefined) return rules
  throw new TypeError(
    `The rule "${other.code}" is for the contract ${other.contract}, not ${name}.`,
  )
}
