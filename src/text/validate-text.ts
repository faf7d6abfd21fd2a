import type { Contract, OptionsBy, ParametersContract, ReadBy, Reader } from '../index.ts'
import { readJson } from './read-json.ts'
import type { AtOption, PlaceResult, TextResult } from './text-result.ts'
import { textScope } from './text-scope.ts'
import { validateDocument } from './validate-document.ts'

/**
 * Validates a JSON text with a contract, and returns its result with the range of each issue in the text; with the
 * option `at`, a list with a result for each place.
 *
 * A text that is not JSON, or is nested more than 200 levels deep, has the one error `json-syntax`; a duplicate key is
 * the error `duplicate-key`. A string `$schema` at the top level is not an unknown field. Never throws because of a
 * text. Time and memory grow linearly with its length.
 *
 * @param contract A contract of this package.
 * @param text A JSON text.
 * @param options Options of the contract's `validate`, and `at`.
 * @throws TypeError if the contract is not one of this package, the text is not a string, or an option is wrong
 * @example
 * validateText(
 *   icmpMonitorUpdate,
 *   '{ "heartbeat": {},\n  "script": 5 }',
 * ).errors.map(({ code, range }) => [
 *   code,
 *   range.start.line,
 *   range.start.column,
 * ])
 * // [['type', 2, 13]]
 */
export function validateText<Input, T, Options, Mode extends Reader = never>(
  contract: Contract<T, Options> | ParametersContract<Input, T, Options>,
  text: string,
  options: OptionsBy<Mode, Options> & AtOption,
): PlaceResult<ReadBy<Mode, T>>[]
export function validateText<Input, T, Options, Mode extends Reader = never>(
  contract: Contract<T, Options> | ParametersContract<Input, T, Options>,
  text: string,
  options?: OptionsBy<Mode, Options>,
): TextResult<ReadBy<Mode, T>>
export function validateText(contract: unknown, text: unknown, options?: unknown): unknown {
  const scope = textScope(contract, text, options)
  const results = validateDocument(readJson(scope.text), scope)
  return scope.isList ? results : results[0]
}
