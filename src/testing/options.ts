import { wrongOption } from '../engine/option-errors.ts'
import { ownOptions } from '../engine/own-options.ts'
import { isFields, type Fields } from './fields.ts'

/** Fields with the values that they are to have; undefined for one that is to be left out. */
export type Fixed<T> = { readonly [Name in keyof T]?: T[Name] | undefined }

/** What an arbitrary of bodies can be told. */
export interface BodyArbitraryOptions<T> {
  /**
   * Fields to hold. Where a rule binds one to another field, the other adapts: an offset to the frequency, a frequency
   * to the offset (it is left out where none allows it), one packet loss threshold to the other.
   */
  readonly fixed?: Fixed<T>
  /**
   * Whether bodies also hold fields that nobody listed, in nested objects too, and under names such as `__proto__` or
   * `a/b`.
   */
  readonly unlisted?: boolean
}

interface Told {
  readonly fixed: ReadonlyMap<string, unknown>
  readonly unlisted: boolean
}

/**
 * The options of one call.
 *
 * @throws TypeError where an option does not exist or has a wrong value, or no valid body has the fixed fields
 */
export function optionsOf(given: unknown, wrongIn: (fixed: Fields) => string | undefined): Told {
  const { fixed = {}, unlisted = false } = ownOptions(given, ['fixed', 'unlisted'])
  if (!isFields(fixed)) throw wrongOption('fixed', 'an object')
  if (typeof unlisted !== 'boolean') throw wrongOption('unlisted', 'true or false')

  const wrong = wrongIn(fixed)
  if (wrong !== undefined) throw new TypeError(`No valid body has the fixed fields: ${wrong}`)
  return { fixed: new Map(Object.entries(fixed)), unlisted }
}
