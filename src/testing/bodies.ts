import type { Contract } from '../index.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import { wholeSchema } from '../schema/whole-schema.ts'
import { optionsOf, type BodyArbitraryOptions } from './body-options.ts'
import * as fc from './fast-check.ts'
import { invalidValues, mistakesIn, type InvalidValue, type Mistake } from './mistakes/mistakes.ts'
import { repaired, ruleMistake, type RulesOfBody } from './rules.ts'
import type { Fields } from './values/json.ts'
import { fieldsOf, objectOf, withUnknownFields } from './values/schema-values.ts'

/** Generates bodies that a contract accepts. */
export function validBodies<T extends object, Options>(
  contract: Contract<T, Options>,
  options: BodyArbitraryOptions<T> = {},
): fc.Arbitrary<T> {
  const ofBody = rulesOf(contract)
  const { schema } = ofBody
  const repair = (body: Fields, fixedNames: readonly string[]): Fields => repaired(body, ofBody, fixedNames)
  const { fixed, unlisted } = optionsOf(options, contract, (fields) => repair(fields, Object.keys(fields)))
  const listed = fieldsOf(schema, unlisted)
  const chosen = new Map(listed)
  for (const [name, value] of fixed) {
    if (value === undefined) chosen.delete(name)
    else chosen.set(name, fc.constant(value))
  }
  const { required = [] } = schema
  const fixedNames = [...fixed.keys()]
  const objects = objectOf(chosen, [...required, ...fixedNames]).map((body) => repair(body, fixedNames))
  return (unlisted ? withUnknownFields(objects, listed) : objects).filter((body): body is T => contract.is(body))
}

/** Generates bodies with one mistake against the schema or an error rule. */
export const invalidBodies = <T extends object, Options>(contract: Contract<T, Options>): fc.Arbitrary<InvalidValue> =>
  invalidValues(validBodies(contract), mistakesOf(contract))

/** Returns the mistakes against the schema and the error rules of a body. */
export function mistakesOf<T, Options>(contract: Contract<T, Options>): readonly Mistake[] {
  const ofBody = rulesOf(contract)
  return [...mistakesIn(ofBody.schema), ...ofBody.rules.map((rule) => ruleMistake(rule, ofBody))]
}

const rulesOf = <T, Options>(contract: Contract<T, Options>): RulesOfBody => ({
  contract,
  rules: internalsOf(contract).errorRules,
  schema: wholeSchema(contract),
})
