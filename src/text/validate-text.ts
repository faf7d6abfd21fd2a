import type { Contract, Issue, OptionsBy, ParametersContract, ReadBy, Reader, RelatedField } from '../index.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import { ownRelated } from '../issues/prefix-issues.ts'
import { isObject } from './build-value.ts'
import { countKeys, countWrittenKeys, duplicateKeys } from './duplicate-keys.ts'
import { valueFinder } from './value-finder.ts'
import { readText } from './read-text.ts'
import { syntaxIssue } from './syntax-issue.ts'
import type { TextIssue, TextRange } from './text-range.ts'

/**
 * Validates a JSON text with a contract, and returns its result with the range of each issue in the text.
 *
 * A text that is not JSON has the one error `json-syntax`, and a key that its object already has is the error
 * `duplicate-key`. A string `$schema` at the top level is not an unknown field. Never throws because of a text. Time
 * and memory grow linearly with its length.
 *
 * @param options Options of the contract's `validate`.
 * @throws TypeError where the contract is not one of this package, the text is not a string, or an option is wrong
 * @example
 * validateText(icmpMonitorUpdate, '{ "heartbeat": {},\n  "script": 5 }').errors.map(({ code, range }) => [
 *   code,
 *   range.start.line,
 *   range.start.column,
 * ]) // [['type', 2, 13]]
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
  const { resolve, validate, createError } = internalsOf(contract)
  const { fault, value: parsed, tokens } = readText(text)
  const resolved = resolve(options)
  let value = parsed
  let errors: TextIssue[] = []
  let warnings: TextIssue[] = []
  if (fault === undefined) {
    const described = withoutSchema(value)
    const result = validate(described, resolved)
    const keys = countKeys(value)
    if (result.errors.length + result.warnings.length > 0 || countWrittenKeys(text) !== keys) {
      const read = tokens()
      const { find, rangeAt } = valueFinder(read)
      const locate = (issue: Issue): TextIssue => {
        const { value: token, key, exact } = find(issue.path)
        const range = rangeAt(exact && issue.code === 'unknown-field' ? key : token)
        return withRanges(issue, range, ({ path }) => rangeAt(find(path).value))
      }
      const repeated = read.keys === keys ? [] : duplicateKeys(read, resolved.maxIssues)
      const duplicates = repeated.map(({ path, key }) =>
        withRanges(createError(path, duplicateKey, resolved), rangeAt(key)),
      )
      errors = [...duplicates, ...result.errors.map(locate)].slice(0, resolved.maxIssues).sort(byPosition)
      warnings = result.warnings.map(locate).sort(byPosition)
    }
    if (result.valid && result.value !== described) value = result.value
  } else {
    const { code, params, message, range } = syntaxIssue(text, fault)
    errors = [withRanges(createError([], { code, params, message: () => message }, resolved), range)]
  }
  const truncated = Math.max(errors.length, warnings.length) >= resolved.maxIssues
  return isFilled(errors)
    ? { valid: false, errors, warnings, truncated }
    : { valid: true, value, errors: [], warnings, truncated }
}

/** Returns an issue with its range, and those of the fields that it is related to. */
function withRanges(issue: Issue, range: TextRange, rangeOf = (_: RelatedField): TextRange => range): TextIssue {
  const { related: _, ...rest } = issue
  const related = ownRelated(issue)
  return { ...rest, range, ...(related && { related: related.map((field) => ({ ...field, range: rangeOf(field) })) }) }
}

const byPosition = (a: TextIssue, b: TextIssue): number => a.range.start.offset - b.range.start.offset

const duplicateKey = { code: 'duplicate-key', params: {}, message: 'is a duplicate key.' }

/** The result of `validateText`: like that of a contract's `validate`, but each issue has its range in the text. */
export type TextResult<T> =
  | {
      readonly valid: true
      readonly value: T
      readonly errors: readonly []
      readonly warnings: readonly TextIssue[]
      readonly truncated: boolean
    }
  | {
      readonly valid: false
      readonly errors: readonly [TextIssue, ...TextIssue[]]
      readonly warnings: readonly TextIssue[]
      readonly truncated: boolean
    }

/** Returns a value without a string `$schema` at the top level, which tells editors which schema applies. */
function withoutSchema(value: unknown): unknown {
  if (!isObject(value) || !Object.hasOwn(value, '$schema')) return value
  const { $schema, ...rest } = value
  return typeof $schema === 'string' ? rest : value
}

const isFilled = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0
