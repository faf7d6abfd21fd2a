import * as lists from '../rules/index.ts'
import type { ListRule, Rule, RuleDocumentation } from '../rules/define-rule.ts'
import type { RuleCode } from '../issues/rule-params.ts'
import { isObject } from '../schema/json-type.ts'
import { manifest } from '../contracts/manifest.ts'
import { contracts } from './documents.ts'

type AnyRule = Rule | ListRule

const byName: Readonly<Record<string, readonly AnyRule[]>> = lists

/** Returns the rules of a contract. An update and a list also have the rules of the response. */
function rulesOf(contract: string): readonly AnyRule[] {
  const resource = manifest.find(({ update, list }) => [update, list].includes(contract))
  return [...(resource ? rulesOf(resource.response) : []), ...(byName[`${contract}Rules`] ?? [])]
}

/** The rules of each contract, by name. */
export const ruleLists: Readonly<Record<string, readonly AnyRule[]>> = Object.fromEntries(
  contracts.map((name) => [name, rulesOf(name)]),
)

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

const allRules: readonly AnyRule[] = unique(Object.values(ruleLists).flat())

/** Returns the codes of rules, each once. Several rules may share a code. */
export const ruleCodes = (rules: readonly AnyRule[] = allRules): readonly RuleCode[] =>
  unique(rules.map(({ code }) => code))

const errorRules: readonly AnyRule[] = lists.icmpMonitorRules

export const isErrorRule = (rule: AnyRule): boolean => errorRules.includes(rule)

const fieldsOf = (rule: AnyRule): readonly string[] => [
  ...rule.reads,
  ...('readsIfPresent' in rule ? rule.readsIfPresent : []),
  rule.at,
]

/** Loads the documentation of a rule from the file with the name of its code. */
async function loaded(code: string): Promise<readonly [string, RuleDocumentation]> {
  const module: unknown = await import(`../rules/${code}.ts`)
  if (!hasDocumentation(module)) throw new Error(`src/rules/${code}.ts must export documentation`)
  return [code, module.documentation]
}

const hasDocumentation = (module: unknown): module is { readonly documentation: RuleDocumentation } =>
  isObject(module) && 'documentation' in module

const documentations = new Map(await Promise.all(ruleCodes().map(loaded)))

/** Returns the facts about the rules with one code, for the reference: `at` has the fields of the issues. */
export function factsOf(code: RuleCode) {
  const documentation = documentations.get(code)
  if (documentation === undefined) throw new Error(`src/rules/index.ts has no rule ${code}`)
  const rules = allRules.filter((rule) => rule.code === code)
  return {
    ...documentation,
    severity: rules.some(isErrorRule) ? ('error' as const) : ('warning' as const),
    contracts: Object.keys(ruleLists).filter((name) => ruleLists[name]?.some((rule) => rule.code === code)),
    at: rules.map(({ at }) => at),
    reads: unique(rules.flatMap(fieldsOf)),
  }
}
