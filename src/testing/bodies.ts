import { isFields, type Fields } from '../schema/read-values.ts'
import type { Contract, IcmpMonitorUpdate, UpdateOptions } from '../index.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import type * as fc from './fast-check.ts'
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
   * `a/b`. Default:
   * `false`.
   */
  readonly unlisted?: boolean
}

/** Options of the arbitrary of valid updates. */
export interface UpdateArbitraryOptions
  extends BodyArbitraryOptions<IcmpMonitorUpdate>, WithBaseline {}

/** The option `baseline` of the arbitraries of valid and of invalid updates. */
export interface WithBaseline {
  /**
   * The option `baseline` of the contract: the values of the fields that a body omits. None by
   * default.
   */
  readonly baseline?: UpdateOptions['baseline']
}

/** Fixed values of fields. A field with the value `undefined` is omitted from the bodies. */
export type Fixed<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/**
 * Generates bodies that a contract accepts.
 *
 * @throws TypeError for an unknown option or a wrong option value, or if no valid body has the
 * fixed fields
 */
export function validBodies<T extends object, Options>(
  contract: Contract<T, Options>,
  options: BodyArbitraryOptions<T> = {},
): fc.Arbitrary<T> {
  const { fixed = {}, unlisted = false } = ownOptions(options, ['fixed', 'unlisted'])
  if (!isFields(fixed)) throw wrongOption('fixed', 'an object')
  if (typeof unlisted !== 'boolean') throw wrongOption('unlisted', 'true or false')

  const ofBody = rulesOf(contract)
  const repair = (body: Fields): Fields => repairBody(body, ofBody, Object.keys(fixed))
  // Errors of other fields do not count, because these fields are generated.
  const wrong = ofBody
    .errorsOf(repair(fixed))
    .find(({ path: [name] }) => name === undefined || Object.hasOwn(fixed, name))
  if (wrong !== undefined)
    throw new TypeError(`No valid body has the fixed fields: ${wrong.message}`)
  return objectsOf(ofBody.schema, unlisted, fixed)
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
