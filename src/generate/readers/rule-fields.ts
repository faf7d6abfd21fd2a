import type { ListRule, Rule } from '../../rules/define-rule.ts'
import { resources } from '../manifest-rows.ts'
import { ruleLists } from '../rules/rule-lists.ts'

/** Returns the fields of a body that its rules read, and when readers copy them for the rules. */
export function ruleFields(document: string): ReadonlyMap<string, KeptWhen> {
  const lists = resources.flatMap(({ response, list }) => (list && response.document === document ? [list] : []))
  return fieldsReadBy([document, ...lists.map((list) => list.document)].flatMap((name) => ruleLists[name] ?? []))
}

/** When readers copy a field for the rules: always, only in a read that finds all issues, or never. */
export type KeptWhen = 'always' | 'detailed' | 'never'

type Reads = Pick<Rule | ListRule, 'severity' | 'reads'> & Partial<Pick<Rule, 'requires' | 'readsIfPresent'>>

/** The fields that rules read, and when readers copy them. */
export function fieldsReadBy(rules: readonly Reads[]): ReadonlyMap<string, KeptWhen> {
  const fields = new Map<string, KeptWhen>()
  for (const { severity, reads, readsIfPresent = [], requires = [] } of rules) {
    for (const name of requires) if (!fields.has(name)) fields.set(name, 'never')
    for (const name of [...reads, ...readsIfPresent]) {
      fields.set(name, severity === 'error' || fields.get(name) === 'always' ? 'always' : 'detailed')
    }
  }
  return fields
}
