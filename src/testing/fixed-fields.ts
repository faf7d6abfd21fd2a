import type { Result } from '../index.ts'
import type { Fields } from './fields.ts'

/**
 * Returns why no valid body has the fixed fields; undefined if one exists. Errors of other fields do not count, because
 * their values can change.
 */
export const wrongIn = ({ validate }: ValidatingContract, fixed: Fields): string | undefined =>
  validate(fixed).errors.find(({ path: [name] }) => name === undefined || Object.hasOwn(fixed, name))?.message

/** The part of a contract that validates bodies. */
export interface ValidatingContract {
  readonly name: string
  readonly validate: (value: unknown) => Result<unknown>
}
