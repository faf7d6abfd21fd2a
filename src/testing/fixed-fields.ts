// Reads the options `fixed` and `unlisted` of the arbitraries of valid values.
import type { AnyIssue } from '../index.ts'
import { wrongOption } from '../schema/own-options.ts'
import { isFields, type Fields } from '../schema/read-values.ts'

/** Fixed values of fields. A field with the value `undefined` is omitted. */
export type Fixed<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/**
 * Returns fixed fields.
 *
 * @throws TypeError for anything but an object
 */
export function fixedFields(fixed: unknown = {}): Fields {
  if (isFields(fixed)) return fixed
  throw wrongOption('fixed', 'an object')
}

/**
 * Returns the option `unlisted`.
 *
 * @throws TypeError for anything but a boolean
 */
export function unlistedOption(unlisted: unknown = false): boolean {
  if (typeof unlisted === 'boolean') return unlisted
  throw wrongOption('unlisted', 'true or false')
}

/**
 * Checks the errors of a value that has the fixed fields. Errors of other fields do not count,
 * because these fields are generated.
 *
 * @throws TypeError if a fixed field has an error
 */
export function assertFixed(fixed: Fields, errors: readonly AnyIssue[]): void {
  const wrong = errors.find(({ path: [name] }) => name === undefined || Object.hasOwn(fixed, name))
  if (wrong !== undefined)
    throw new TypeError(`No valid body has the fixed fields: ${wrong.message}`)
}
