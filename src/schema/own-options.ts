import { ownProperties } from './own-properties.ts'
import { type Fields, isFields } from './read-values.ts'

/**
 * The options that a caller set on the object itself, with unchecked values. Inherited properties,
 * such as those of a polluted `Object.prototype`, are ignored.
 */
export type OwnOptions<Name extends string> = Readonly<Partial<Record<Name, unknown>>>

/**
 * Reads the caller's own options, each once.
 *
 * @throws TypeError if they are not an object or are an array, have an unknown name, or cannot be
 * read
 */
export function ownOptions<Name extends string>(
  options: unknown,
  known: readonly Name[],
): OwnOptions<Name>
export function ownOptions(options: unknown, known: readonly string[]): object {
  const own = readOwnFields(options, () => new TypeError('Options must be an object.'))
  const unknown = Object.keys(own).find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new TypeError(
      `Unknown option ${JSON.stringify(unknown)}. Known options: ${known.join(', ')}.`,
    )
  return own
}

/**
 * Returns the own fields of an object, each read once.
 *
 * @throws the result of `wrong` for anything else, or if a field cannot be read
 */
export function readOwnFields(value: unknown, wrong: () => TypeError): Fields {
  try {
    if (isFields(value)) return ownProperties(value)
  } catch {
    // An accessor or a proxy threw.
  }
  throw wrong()
}

export const wrongOption = (name: string, expected: string): TypeError =>
  new TypeError(`Option "${name}" must be ${expected}.`)

/**
 * Returns the value of an option that is a string or undefined.
 *
 * @throws TypeError for any other value
 */
export function optionalText(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  throw wrongOption(name, 'a string')
}
