import type { Result } from '../index.ts'
import type { Fields } from './fields.ts'

/** The part of a contract that decides whether fields are valid. */
export interface Judge {
  readonly name: string
  readonly validate: (value: unknown) => Result<unknown>
}

/** Why no valid body has the fixed fields, if none has; what else is missing or wrong without them can be added. */
export const wrongIn = ({ validate }: Judge, fixed: Fields): string | undefined =>
  validate(fixed).errors.find(({ path: [name] }) => name === undefined || Object.hasOwn(fixed, name))?.message
