import { ownProperties } from '../schema/own-properties.ts'
import { unknownOption, wrongOption } from './option-errors.ts'

/**
 * The options that a caller set on the object itself, with unchecked values. Inherited properties, such as those of a
 * polluted `Object.prototype`, are ignored.
 */
export type OwnOptions<Name extends string> = Readonly<Partial<Record<Name, unknown>>>

/**
 * Reads the caller's own options, each once.
 *
 * @throws TypeError if they are not an object, have an unknown name, or cannot be read
 */
export function ownOptions<Name extends string>(options: unknown, known: readonly Name[]): OwnOptions<Name>
export function ownOptions(options: unknown, known: readonly string[]): object {
  const own: Record<string, unknown> = ownProperties({})
  for (const [name, read] of readersOf(options)) {
    if (!known.includes(name)) throw unknownOption(name, known)
    try {
      own[name] = read()
    } catch {
      throw wrongOption(name, 'readable')
    }
  }
  return own
}

/** Returns the name of each option, with a function that reads it. */
function readersOf(options: unknown): readonly (readonly [name: string, read: () => unknown])[] {
  try {
    if (typeof options === 'object' && options !== null && !Array.isArray(options))
      return Object.keys(options).map((name) => [name, (): unknown => Reflect.get(options, name)])
  } catch {
    // A proxy throws here.
  }
  throw new TypeError('Options must be an object.')
}
