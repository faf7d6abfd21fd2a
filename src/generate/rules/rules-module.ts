import type { ListRule, Rule } from '../../rules/define-rule.ts'
import type { RuleDocumentation } from '../../rules/rule-documentation.ts'
import { banner, camelCase, literal } from '../names.ts'
import { ruleLists } from './rule-lists.ts'

/**
 * Returns the generated module with the facts of all rules. That module imports no rule, so that a bundle with facts
 * contains no rules.
 */
export async function rulesModule(): Promise<[path: string, source: string]> {
  const rows = await Promise.all(ruleCodes().map(async (code) => `${literal(code)}: ${literal(await factsOf(code))}`))
  return [
    'rules.ts',
    `${banner('src/rules/')}
/** The contracts that apply rules. */
export type RuleContract = ${unique(Object.keys(ruleLists).map(camelCase)).map(literal).join(' | ')}

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
`,
  ]
}

/** Returns the codes of the rules; several rules may share one. */
export const ruleCodes = (rules: readonly AnyRule[] = allRules): readonly string[] =>
  unique(rules.map(({ code }) => code))

type AnyRule = Rule | ListRule

/** The exports of a rule's file. */
interface RuleModule {
  readonly documentation?: RuleDocumentation
  readonly [name: string]: unknown
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** All rules, each once. */
export const allRules: readonly AnyRule[] = unique(Object.values(ruleLists).flat())

/** Returns every field that a rule declares. */
export const fieldsOf = (rule: AnyRule): readonly string[] =>
  'requires' in rule ? [...rule.reads, ...rule.requires, ...rule.readsIfPresent] : rule.reads

const isModule = (value: unknown): value is RuleModule => typeof value === 'object' && value !== null

/** Loads the file of a rule. The code is the name of the file. */
async function moduleOf(code: string): Promise<RuleModule> {
  const module: unknown = await import(`../../rules/${code}.ts`)
  if (!isModule(module)) throw new Error(`src/rules/${code}.ts is no module`)
  return module
}

/** Returns the documentation of a rule from its file. */
export async function documentationOf(code: string): Promise<RuleDocumentation> {
  const { documentation } = await moduleOf(code)
  if (documentation === undefined) throw new Error(`src/rules/${code}.ts must export documentation`)
  return documentation
}

/** Returns the facts of a rule that the documentation and the arbitraries need. */
export async function factsOf(code: string): Promise<object> {
  const rules = allRules.filter((rule) => rule.code === code)
  const documents = Object.entries(ruleLists).flatMap(([name, list]) =>
    list.some((rule) => rule.code === code) ? [name] : [],
  )
  const { meaning, place, inside, examples } = await documentationOf(code)
  return {
    severity: rules[0]?.severity,
    contracts: documents.map(camelCase),
    at: rules.map(({ at }) => at),
    reads: unique(rules.flatMap(fieldsOf)),
    meaning,
    place,
    inside,
    examples,
  }
}

/** Returns the name under which the file of a rule exports the rule. */
const nameOf = (module: RuleModule, rule: AnyRule): string | undefined =>
  Object.keys(module).find((name) => module[name] === rule)

/**
 * Returns the module with the checks of an error list in `src/rules/index.ts`.
 *
 * A rule's file may export its check separately, with the rule's name and `Check`. A bundle of the fast check then
 * contains no message.
 */
export async function ruleChecksModule(
  lists: Readonly<Record<string, readonly AnyRule[]>>,
): Promise<[path: string, source: string]> {
  const imports = new Set<string>()
  const exports: string[] = []
  for (const [list, rules] of Object.entries(lists)) {
    if (!rules.some(({ severity }) => severity === 'error')) continue
    const names = await Promise.all(
      rules.map(async (rule) => {
        const module = await moduleOf(rule.code)
        const name = nameOf(module, rule)
        if (name === undefined) throw new Error(`src/rules/${rule.code}.ts must export the rule of ${list}`)
        const check = `${name}Check`
        const chosen = check in module ? check : name
        imports.add(`import { ${chosen} } from '../${rule.code}.ts'`)
        return chosen
      }),
    )
    exports.push(`/** The checks of \`${list}\`. */
export const ${list.replace('Rules', 'Checks')} = [${names.join(', ')}] as const satisfies readonly Check[]`)
  }
  return [
    'rules/generated/checks.ts',
    `${banner('src/rules/')}import type { Check } from '../define-rule.ts'
${[...imports].sort().join('\n')}

${exports.join('\n\n')}
`,
  ]
}
