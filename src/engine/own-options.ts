import { ownProperties } from '../schema/own-properties.ts'
import { assertOptions, unknownOption } from './option-errors.ts'

/**
 * The options that a caller set on the object itself, with unchecked values. Inherited properties, such as those of a
 * polluted `Object.prototype`, are ignored.
 */
export type OwnOptions<Name extends string> = Readonly<Partial<Record<Name, unknown>>>

/**
 * Returns the caller's own options.
 *
 * @throws TypeError if they are not an object or have an unknown name
 */
export function ownOptions<Name extends string>(options: unknown, known: readonly Name[]): OwnOptions<Name>
export function ownOptions(options: unknown, known: readonly string[]): object {
  assertOptions(options)
  const own = ownProperties(options)
  const unknown = Object.keys(own).find((name) => !known.includes(name))
  if (unknown !== undefined) throw unknownOption(unknown, known)
  return own
}
