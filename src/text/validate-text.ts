import type { Contract, OptionsBy, ParametersContract, ReadBy, Reader } from '../index.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import { countKeys, countWrittenKeys, duplicateKeys } from './duplicate-keys.ts'
import {
  locateIssues,
  textResult,
  withoutSchema,
  withRanges,
  type LocatedIssues,
  type TextResult,
} from './locate-issues.ts'
import { valueFinder } from './value-finder.ts'
import { readText } from './read-text.ts'
import { syntaxIssue } from './syntax-issue.ts'

/**
 * Validates a JSON text with a contract, and returns its result with the range of each issue in the text.
 *
 * A text that is not JSON has the one error `json-syntax`, and a duplicate key is the error `duplicate-key`. A string
 * `$schema` at the top level is not an unknown field. Never throws because of a text. Time and memory grow linearly
 * with its length.
 *
 * @param contract A contract of this package.
 * @param text A JSON text.
 * @param options Options of the contract's `validate`.
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
export function validateText<T, Options, Mode extends Reader = never>(
  contract: Contract<T, Options>,
  text: string,
  options?: OptionsBy<Mode, Options>,
): TextResult<ReadBy<Mode, T>>
export function validateText<Input, T, Options>(
  contract: ParametersContract<Input, T, Options>,
  text: string,
  options?: Options,
): TextResult<T>
export function validateText(contract: unknown, text: string, options?: unknown): TextResult<unknown> {
  const internals = internalsOf(contract)
  const { fault, value: parsed, tokens } = readText(text)
  const resolved = internals.resolve(options)
  let value = parsed
  let issues: LocatedIssues = { errors: [], warnings: [] }
  if (fault === undefined) {
    const described = withoutSchema(value)
    const result = internals.validate(described, resolved)
    const keys = countKeys(value)
    if (result.errors.length + result.warnings.length > 0 || countWrittenKeys(text) !== keys) {
      const read = tokens()
      const repeated = read.keys === keys ? [] : duplicateKeys(read, resolved.maxIssues)
      issues = locateIssues(internals, resolved, result, repeated, valueFinder(read))
    }
    if (result.valid && result.value !== described) value = result.value
  } else {
    const { code, params, message, range } = syntaxIssue(text, fault)
    const error = internals.createError([], { code, params, message: () => message }, resolved)
    issues = { errors: [withRanges(error, range)], warnings: [] }
  }
  return textResult(value, issues, resolved)
}
