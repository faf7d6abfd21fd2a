import * as lists from '../../rules/index.ts'
import type { ListRule, Rule, RuleDescription, RuleStatement } from '../../rules/define-rule.ts'
import { resources } from '../documents.ts'
import { banner, camelCase, literal } from '../names.ts'

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

/**
 * Returns the generated module with the facts of all rules. That module imports no rule, so that a bundle with facts
 * contains no rules.
 */
export function rulesModule(): [path: string, source: string] {
  const rows = ruleCodes().map((code) => `${literal(code)}: ${literal(factsOf(code))}`)
  const tables = ruleCodes().flatMap((code) => {
    const { table } = documentationOf(code)
    return table === undefined ? [] : [`${literal(code)}: ${literal(table)}`]
  })
  return [
    'rules.ts',
    `${banner('src/rules/')}
import type { ValueTable } from '../schema/value-table.ts'

/** The contracts that apply rules. */
export type RuleContract = ${Object.keys(ruleLists).map(camelCase).map(literal).join(' | ')}

/** What the documentation and the arbitraries know of the rules with one code. */
export interface RuleFacts {
  readonly severity: 'error' | 'warning'
  /** The contracts that apply the rules. */
  readonly contracts: readonly RuleContract[]
  /** The fields at which the issues stand. */
  readonly at: readonly string[]
  /** Every field that the rules read. */
  readonly reads: readonly string[]
  /** When a rule is broken, in Markdown. */
  readonly meaning: string
  /** Where the issue stands, in Markdown, if not at one field. */
  readonly place?: string
  /** The fields that a rule reads inside objects. */
  readonly inside?: readonly string[]
  /** Fields that break a rule, each on top of a minimal valid value. */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}

/** The code of a rule. */
export type RuleCode = ${ruleCodes().map(literal).join(' | ')}

/** The rules by code. */
export const ruleFacts: { readonly [Code in RuleCode]: RuleFacts } = {
  ${rows.join(',\n')}
}

/** The rules that are tables. */
export const ruleTables = {
  ${tables.join(',\n')}
} satisfies Readonly<Record<string, ValueTable>>
`,
  ]
}

/** Returns the facts of a rule that the documentation and the arbitraries need. */
export function factsOf(code: string): object {
  const rules = allRules.filter((rule) => rule.code === code)
  const documents = Object.entries(ruleLists).flatMap(([name, list]) =>
    list.some((rule) => rule.code === code) ? [name] : [],
  )
  const { meaning, place, inside, examples } = documentationOf(code)
  return {
    severity: rules[0]?.severity,
    contracts: documents.map(camelCase),
    at: rules.map(({ at }) => at),
    reads: [...new Set(rules.flatMap(fieldsOf))],
    meaning,
    place,
    inside,
    examples,
  }
}
