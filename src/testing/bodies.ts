import type * as fc from 'fast-check'
import type { Contract, IcmpMonitorUpdate, UpdateOptions } from '../index.ts'
import { ownOptions } from '../schema/own-options.ts'
import type { Fields } from '../schema/read-values.ts'
import { assertFixed, fixedFields, unlistedOption, type Fixed } from './fixed-fields.ts'
import { invalidValues, mistakesIn, type InvalidValue, type Mistake } from './mistakes.ts'
import { repairBody, ruleMistake, rulesOf } from './rules.ts'
import { objectsOf } from './values.ts'

/** Options of the arbitraries of valid bodies. */
export interface BodyArbitraryOptions<T> {
  /**
   * Fields with fixed values. None by default.
   *
   * If an error rule compares a fixed field with another field, the other field gets a value that
   * satisfies the rule, or is omitted.
   */
  readonly fixed?: Fixed<T>
  /**
   * Whether bodies can contain unknown fields, at any depth and with names such as `__proto__` or
   * `a/b`. Default: `false`.
   */
  readonly unlisted?: boolean
}

/** Options of the arbitrary of valid updates. */
export interface UpdateArbitraryOptions
  extends BodyArbitraryOptions<IcmpMonitorUpdate>, WithBaseline {}

/** The option `baseline` of the arbitraries of updates and of their requests. */
export interface WithBaseline {
  /**
   * The option `baseline` of the contract: the values of the fields that a body omits. None by
   * default.
   */
  readonly baseline?: UpdateOptions['baseline']
}

/**
 * Generates bodies that a contract accepts.
 *
 * @param repairing The contract whose error rules the generated fields satisfy. It can be the same
 * contract with other severities.
 * @throws TypeError for an unknown option or a wrong option value, or if no valid body has the
 * fixed fields
 */
export function validBodies<T extends object, Options>(
  contract: Contract<T, Options>,
  options: BodyArbitraryOptions<T> = {},
  repairing: Contract<T, Options> = contract,
): fc.Arbitrary<T> {
  const own = ownOptions(options, ['fixed', 'unlisted'])
  const fixed = fixedFields(own.fixed)
  const ofBody = rulesOf(repairing)
  const repair = (body: Fields): Fields => repairBody(body, ofBody, Object.keys(fixed))
  assertFixed(fixed, rulesOf(contract).errorsOf(repair(fixed)))
  return objectsOf(ofBody.schema, unlistedOption(own.unlisted), fixed)
    .map(repair)
    .filter((body): body is T & Fields => contract.is(body))
}

/** Generates bodies with one mistake against the schema or an error rule. */
export const invalidBodies = <T extends object, Options>(
  contract: Contract<T, Options>,
  valid = validBodies(contract),
): fc.Arbitrary<InvalidValue> =>
  invalidValues(valid, mistakesOf(contract), rulesOf(contract).errorsOf)

/** Returns the mistakes against the schema and the error rules of a body. */
export function mistakesOf(contract: object): readonly Mistake[] {
  const ofBody = rulesOf(contract)
  return [...mistakesIn(ofBody.schema), ...ofBody.rules.map((rule) => ruleMistake(rule, ofBody))]
}
