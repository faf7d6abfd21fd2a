import { finish, type FinishOptions } from '../issues/finish.ts'
import type { ResultOf } from '../issues/issue.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Description, Found } from './description.ts'
import type { ResolvedOptions } from './options.ts'

/**
 * Validates a value: finds its issues as data, and then writes their messages. Everything takes
 * this way: bodies, lists, parameters and whole requests.
 */
export function validate<Options extends FinishOptions>(
  description: Validated<Options>,
  given: unknown,
  options: Options,
): ResultOf<unknown> {
  const { value, findings } = description.find(given, options)
  return finish(value, findings, description.schema, options)
}

/**
 * What a value is validated with: the schema that orders its issues, and the function that finds
 * them.
 */
export interface Validated<Options> {
  readonly schema: () => JsonSchema
  readonly find: (given: unknown, options: Options) => Pick<Found, 'value' | 'findings'>
}

/**
 * Returns whether a value is valid: by the fast check, unless an option makes an error a warning or
 * the warning about defaults an error.
 */
export function isValid(
  description: Description,
  given: unknown,
  options: ResolvedOptions,
): boolean {
  const { reader, baseline, severities } = options
  const isStrict = reader === 'strict' && baseline === undefined
  if (isStrict && severities.get('defaults-conflict') !== 'error')
    return description.isValid(given, options)
  const { findings } = description.find(given, options)
  return findings.every(({ severity }) => severity === 'warning')
}
