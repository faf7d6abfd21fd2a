import type { Contract, OptionsBy, ParametersContract, ReadBy, Reader } from '../../index.ts'
import type { AtOption, PlaceResult, TextResult } from '../text-result.ts'
import { characterAt } from '../located.ts'
import { textScope } from '../text-scope.ts'
import { validateDocument } from '../validate-document.ts'
import { readDocuments } from './read-documents.ts'

/**
 * Validates each document of a YAML text with a contract, and returns their results with the range of each issue in the
 * text.
 *
 * Uses the package `yaml` and the core schema of YAML 1.2: dates are strings, and other tags are errors. `<<` merges
 * objects. A document has the one error `yaml-syntax` if it is not valid YAML, has values nested more than 200 levels
 * deep, or if aliases and merge keys add more than 200,000 values to it, or 1,000,000 to the text (each 100 characters
 * of a text count as one more); nothing after the nesting is read. A document without content is skipped; a text
 * without any has the one error `type`. A duplicate key is the error `duplicate-key`. A key that is a number, boolean
 * or null counts as its value in text (`0x10` as `16`, null as the empty string), an alias as that of its anchor, an
 * object or a list as its source text: messages show it like other names. The range of an issue about an aliased value
 * is the alias; inside that value, the range is at the anchor. A string `$schema` at the top level is not an unknown
 * field. Never throws because of a text, and prints nothing. Time and memory grow linearly with the length of the text.
 *
 * @param contract A contract of this package.
 * @param text A YAML text, with any number of documents.
 * @param options Options of the contract's `validate`, and `at`, for a result for each place.
 * @throws TypeError if the contract is not one of this package, the text is not a string, or an option is wrong
 * @example
 * validateYaml(icmpMonitorUpdate, 'heartbeat: {}\nscript: 5\n').map(
 *   ({ errors }) =>
 *     errors.map(({ code, range }) => [
 *       code,
 *       range.start.line,
 *       range.start.column,
 *     ]),
 * )
 * // [[['type', 2, 9]]]
 */
export function validateYaml<Input, T, Options, Mode extends Reader = never>(
  contract: Contract<T, Options> | ParametersContract<Input, T, Options>,
  text: string,
  options: OptionsBy<Mode, Options> & AtOption,
): PlaceResult<ReadBy<Mode, T>>[]
export function validateYaml<Input, T, Options, Mode extends Reader = never>(
  contract: Contract<T, Options> | ParametersContract<Input, T, Options>,
  text: string,
  options?: OptionsBy<Mode, Options>,
): TextResult<ReadBy<Mode, T>>[]
export function validateYaml(contract: unknown, text: unknown, options?: unknown): unknown {
  const scope = textScope(contract, text, options)
  const results = Array.from(readDocuments(scope.text), (document) => validateDocument(document, scope)).flat()
  if (results.length > 0) return results
  const { errors } = scope.internals.validate(null, scope.options)
  const span = characterAt(scope.text, 0)
  return errors.flatMap(({ code, params }) =>
    validateDocument({ code, params, message: 'The document is empty.', ...span }, scope),
  )
}
