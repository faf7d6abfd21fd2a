import * as lists from '../rules/index.ts'
import type { ListRule, Rule, RuleDocumentation } from '../rules/define-rule.ts'
import type { RuleCode } from '../issues/rule-params.ts'
import { contracts, resources } from './documents.ts'

type AnyRule = Rule | ListRule

const byName: Readonly<Record<string, readonly AnyRule[]>> = lists

/** Returns the rules of a contract. An update and a list also have the rules of the response. */
function rulesOf(contract: string): readonly AnyRule[] {
  const resource = resources.find(({ update, list }) => [update, list].includes(contract))
  return [...(resource ? rulesOf(resource.response) : []), ...(byName[`${contract}Rules`] ?? [])]
}

/** The rules of each contract, by name. */
export const ruleLists: Readonly<Record<string, readonly AnyRule[]>> = Object.fromEntries(
  contracts.map((name) => [name, rulesOf(name)]),
)

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

export const allRules: readonly AnyRule[] = unique(Object.values(ruleLists).flat())

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

interface RuleModule {
  readonly documentation?: RuleDocumentation
}

const isModule = (value: unknown): value is RuleModule => typeof value === 'object' && value !== null

/** Loads the documentation of a rule from the file with the name of its code. */
async function loaded(code: string) {
  const module: unknown = await import(`../rules/${code}.ts`)
  if (!isModule(module) || module.documentation === undefined)
    throw new Error(`src/rules/${code}.ts must export documentation`)
  return [code, module.documentation] as const
}

const documentations = new Map(await Promise.all(ruleCodes().map(loaded)))

export function documentationOf(code: string): RuleDocumentation {
  const documentation = documentations.get(code)
  if (documentation === undefined) throw new Error(`src/rules/index.ts has no rule ${code}`)
  return documentation
}

/** The facts about the rules with one code, for the documentation. */
interface RuleFacts extends Pick<RuleDocumentation, 'meaning' | 'place' | 'inside' | 'examples'> {
  readonly severity: 'error' | 'warning'
  readonly contracts: readonly string[]
  /** The fields of the issues. */
  readonly at: readonly string[]
  readonly reads: readonly string[]
}

export function factsOf(code: RuleCode): RuleFacts {
  const rules = allRules.filter((rule) => rule.code === code)
  return {
    ...documentationOf(code),
    severity: rules.some(isErrorRule) ? 'error' : 'warning',
    contracts: Object.keys(ruleLists).filter((name) => ruleLists[name]?.some((rule) => rule.code === code)),
    at: rules.map(({ at }) => at),
    reads: unique(rules.flatMap(fieldsOf)),
  }
}
