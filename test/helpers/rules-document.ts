// Reads `rules.json` and compiles its CEL expressions with several engines.
import { readFileSync } from 'node:fs'
import { plan, parse, celEnv } from '@bufbuild/cel'
import { parse as compile } from '@marcbachmann/cel-js'

/** A rule in `rules.json`. */
export interface RuleRecord {
  readonly code: string
  readonly severity: string
  readonly contracts: readonly string[]
  readonly reads: readonly string[]
  readonly fieldPath: string
  readonly expression: string
  readonly message: string
  readonly messageExpression?: string
}

/** The rules as data. */
export const ruleRecords: readonly RuleRecord[] = JSON.parse(
  readFileSync(new URL('../../schemas/rules.json', import.meta.url), 'utf8'),
)

/** Returns the record of a rule of a contract. */
export function ruleRecord(code: string, contract: string): RuleRecord {
  const record = ruleRecords.find((rule) => rule.code === code && rule.contracts.includes(contract))
  if (record === undefined) throw new Error(`rules.json has no ${code} of ${contract}`)
  return record
}

type Evaluate = (self: object) => unknown

/** CEL engines that read JSON numbers as doubles, as the CEL specification requires. Each compiles an expression. */
export const celEngines: Readonly<Record<string, (expression: string) => Evaluate>> = {
  '@bufbuild/cel': (expression) => {
    const evaluate = plan(celEnv(), parse(expression))
    return (self) => evaluate({ self: self as Parameters<typeof evaluate>[0] & object })
  },
  '@marcbachmann/cel-js': (expression) => {
    const evaluate = compile(expression)
    return (self) => evaluate({ self })
  },
}
