import * as fc from './fast-check.ts'
import { type Mistake, mistakesIn } from './mistakes/mistakes.ts'
import { wrongIn } from './fixed-fields.ts'
import type { GeneratedBody } from './generated-body.ts'
import { optionsOf } from './body-options.ts'
import { errorRulesOf } from './rules/error-rule.ts'
import { ruleMistake } from './rules/rule-mistake.ts'
import { ranges } from './rules/rule-range-arbitraries.ts'
import { repaired } from './rules/repaired.ts'
import { fieldsOf, objectOf, withUnknownFields } from './values/schema-values.ts'

/** Generates valid bodies of one contract, with the fixed fields and other options of the caller. */
export function bodiesOf({ contract, schema: schemaOf }: GeneratedBody, options: unknown): fc.Arbitrary<object> {
  const { fixed, unlisted } = optionsOf(options, (given) => wrongIn(contract, given))
  const schema = schemaOf()
  const rules = errorRulesOf(contract)
  const listed = new Map([...fieldsOf(schema, unlisted), ...ranges(rules, schema)])
  const chosen = new Map(listed)
  for (const [name, value] of fixed) {
    if (value === undefined) chosen.delete(name)
    else chosen.set(name, fc.constant(value))
  }
  const fixedNames = new Set(fixed.keys())
  const { required = [] } = schema
  const objects = objectOf(chosen, [...required, ...fixedNames])
    .map((body) => ({ ...repaired(body, rules, { schema, fixed: fixedNames }) }))
    .filter((body) => contract.validate(body).valid)
  return unlisted ? withUnknownFields(objects, listed) : objects
}

/** Returns the mistakes that are possible in a body, by its schema and by its rules. */
export function mistakesOf({ contract, schema }: GeneratedBody): readonly Mistake[] {
  const rules = errorRulesOf(contract)
  return [...mistakesIn(schema()), ...rules.map((rule) => ruleMistake(rule, rules, schema()))]
}
