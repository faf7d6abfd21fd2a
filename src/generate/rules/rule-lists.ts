import type { Severity } from '../../issues/issue.ts'
import type { ListRule, Rule } from '../../rules/define-rule.ts'
import * as lists from '../../rules/index.ts'
import { resources, type RuleList } from '../manifest-rows.ts'

/** The rules of each contract, by the name of the contract's document. */
export const ruleLists: Readonly<Record<string, readonly (Rule | ListRule)[]>> = Object.fromEntries(
  resources
    .flatMap(({ update, response, list, operation: { params, query, headers } }) => [
      ...[update, response, list],
      ...[params, query, headers],
    ])
    .filter((row) => row !== undefined)
    .map(({ document, rules }) => [document, rules.flatMap((name): readonly (Rule | ListRule)[] => lists[name])]),
)

/** Returns whether a list contains rules that compare the items of a list. */
export const isListOfListRules = (list: RuleList): boolean => lists[list].some((rule) => !('requires' in rule))

/** Returns the severity of the rules in a list. */
export function severityOf(list: RuleList): Severity {
  const rules: readonly (Rule | ListRule)[] = lists[list]
  const [severity = 'warning', ...others] = new Set(rules.map((rule) => rule.severity))
  if (others.length > 0) throw new Error(`The rules of ${list} have more than one severity; make two lists of them`)
  return severity
}
