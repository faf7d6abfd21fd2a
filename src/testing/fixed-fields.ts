import type { Result } from '../index.ts'

/** The type of a JSON object by the names of its fields; `isFields` returns whether a value is one. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
