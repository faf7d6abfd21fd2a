import { wrongOption, ownOptions } from '../values/own-options.ts'
import { ownProperties } from '../values/own-properties.ts'
import type { Contract, IcmpMonitorUpdate, UpdateOptions } from '../index.ts'
import { isFields, type Fields } from './values/json.ts'

/** Options of the arbitraries of valid bodies. */
export interface BodyArbitraryOptions<T> {
  /**
   * Fields with fixed values. None by default.
   *
   * If an error rule compares a fixed field with another field, the other field gets a value that satisfies the rule,
   * or is omitted.
   */
  readonly fixed?: Fixed<T>
  /**
   * Whether bodies can contain unknown fields, at any depth and with names such as `__proto__` or `a/b`. Default:
   * `false`.
   */
  readonly unlisted?: boolean
}

/** Options of the arbitrary of valid updates. */
export interface UpdateArbitraryOptions extends BodyArbitraryOptions<IcmpMonitorUpdate>, WithBaseline {}

/** The option `baseline` of the arbitraries of valid and of invalid updates. */
export interface WithBaseline {
  /** The option `baseline` of the contract: the values of the fields that a body omits. None by default. */
  readonly baseline?: UpdateOptions['baseline']
}

/** Fixed values of fields. A field with the value `undefined` is omitted from the bodies. */
export type Fixed<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

interface ResolvedBodyOptions {
  readonly fixed: ReadonlyMap<string, unknown>
  readonly unlisted: boolean
}

/**
 * Returns the validated options of a body arbitrary, with defaults.
 *
 * @param repair Returns the fixed fields with other fields, so that they satisfy the rules if any fields do.
 * @throws TypeError for an unknown option or a wrong option value, or if no valid body has the fixed fields
 */
export function optionsOf<T, Options>(
  given: unknown,
  contract: Contract<T, Options>,
  repair: (fixed: Fields) => Fields,
): ResolvedBodyOptions {
  const { fixed = {}, unlisted = false } = ownOptions(given, ['fixed', 'unlisted'])
  if (!isFields(fixed)) throw wrongOption('fixed', 'an object')
  if (typeof unlisted !== 'boolean') throw wrongOption('unlisted', 'true or false')

  // Errors of other fields do not count, because these fields are generated.
  const errorOf = (body: Fields) =>
    contract.validate(body).errors.find(({ path: [name] }) => name === undefined || Object.hasOwn(fixed, name))
  const wrong = errorOf(fixed)
  if (wrong !== undefined && (wrong.path.length === 0 || errorOf(repair(fixed)) !== undefined))
    throw new TypeError(`No valid body has the fixed fields: ${wrong.message}`)
  return { fixed: new Map(Object.entries(fixed)), unlisted }
}

/**
 * Returns a contract with the baseline of the caller's options, and the other options.
 *
 * @throws TypeError for an unknown option or a wrong baseline
 */
export function againstBaseline<T>(
  contract: Contract<T, UpdateOptions>,
  options: WithBaseline,
  otherNames: readonly string[],
): { readonly contract: Contract<T, UpdateOptions>; readonly others: object } {
  ownOptions(options, [...otherNames, 'baseline'])
  const { baseline, ...others } = ownProperties(options)
  return { contract: contract.with({ baseline }), others }
}
