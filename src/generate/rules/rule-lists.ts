import type { ListRule, Rule } from '../../rules/define-rule.ts'
import * as lists from '../../rules/index.ts'
import type { RuleDescription, RuleStatement } from '../../rules/define-rule.ts'
import { resources } from '../manifest-rows.ts'

export type AnyRule = Rule | ListRule

/** The rules of each contract, by the name of the contract's document. */
export const ruleLists: Readonly<Record<string, readonly AnyRule[]>> = Object.fromEntries(
  resources
    .flatMap(({ update, response, list, operation: { params, query, headers } }) => [
      ...[update, response, list],
      ...[params, query, headers],
    ])
    .filter((row) => row !== undefined)
    .map(({ document, rules }) => [document, rules.flatMap((name): readonly AnyRule[] => lists[name])]),
)

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** All rules, each once. */
export const allRules: readonly AnyRule[] = unique(Object.values(ruleLists).flat())

/** Returns the codes of the rules; several rules may share one. */
export const ruleCodes = (rules: readonly AnyRule[] = allRules): readonly string[] =>
  unique(rules.map(({ code }) => code))

/** Returns every field that a rule declares. */
export const fieldsOf = (rule: AnyRule): readonly string[] =>
  'requires' in rule ? [...rule.reads, ...rule.requires, ...rule.readsIfPresent] : rule.reads

/** The exports of a rule's file. */
interface RuleModule {
  readonly documentation?: RuleDescription & Partial<RuleStatement>
}

const isModule = (value: unknown): value is RuleModule => typeof value === 'object' && value !== null

/** Loads the documentation of a rule from its file. The code is the name of the file. */
async function loaded(code: string) {
  const module: unknown = await import(`../../rules/${code}.ts`)
  if (!isModule(module) || module.documentation === undefined)
    throw new Error(`src/rules/${code}.ts must export documentation`)
  return [code, module.documentation] as const
}

const documentations = new Map(await Promise.all(ruleCodes().map(loaded)))

/** Returns the documentation of a rule. */
export function documentationOf(code: string): RuleDescription & Partial<RuleStatement> {
  const documentation = documentations.get(code)
  if (documentation === undefined) throw new Error(`src/rules/index.ts has no rule ${code}`)
  return documentation
}
