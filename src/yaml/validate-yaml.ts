import type { Contract, OptionsBy, ParametersContract, Path, ReadBy, Reader } from '../index.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import { ownOptions, wrongOption } from '../values/own-options.ts'
import { locateIssues, textResult, withoutSchema, withRanges, type TextResult } from '../text/locate-issues.ts'
import { rangesIn } from '../text/text-range.ts'
import type { FoundValue } from '../text/value-finder.ts'
import type { YamlValue } from './build-value.ts'
import { readDocuments } from './read-documents.ts'
import { faultMessage, type Offsets } from './syntax-fault.ts'

/** Options of `validateYaml`, in addition to the options of the contract's `validate`. */
export interface YamlOptions {
  /**
   * Whether an unquoted `<<` is a merge key, which adds the fields of its value, an object or a list of objects.
   * Default: `false`; then `<<` is an ordinary key.
   */
  readonly merge?: boolean | undefined
}

/**
 * Validates each document of a YAML text with a contract, and returns their results with the range of each issue in the
 * text.
 *
 * Uses the package `yaml` and the core schema of YAML 1.2: dates are strings, and other tags are errors. A
 * document has the one error `yaml-syntax` if it is not valid YAML, has values nested more than 200 levels deep, or has
 * aliases that repeat too much. A duplicate key is the error `duplicate-key`. A key that is a number, boolean or null
 * counts as its value in text (`0x10` as `16`, null as the empty string); an object or a list counts as its source
 * text. The range of an issue about an aliased value is the alias; inside that value, the range is at the anchor. A
 * string `$schema` at the top level is not an unknown field. Never throws because of a text, and prints nothing. Time
 * and memory grow linearly with the length of the text.
 *
 * @param contract A contract of this package.
 * @param text A YAML text, with any number of documents.
 * @param options Options of the contract's `validate`, and `merge`.
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
export function validateYaml<T, Options, Mode extends Reader = never>(
  contract: Contract<T, Options>,
  text: string,
  options?: OptionsBy<Mode, Options> & YamlOptions,
): TextResult<ReadBy<Mode, T>>[]
export function validateYaml<Input, T, Options>(
  contract: ParametersContract<Input, T, Options>,
  text: string,
  options?: Options & YamlOptions,
): TextResult<T>[]
export function validateYaml(contract: unknown, text: string, options: unknown = {}): TextResult<unknown>[] {
  const internals = internalsOf(contract)
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const { merge = false, ...others } = ownOptions(options, [...internals.optionNames, 'merge'])
  if (typeof merge !== 'boolean') throw wrongOption('merge', 'a boolean')
  const resolved = internals.resolve(others)
  const rangeOf = rangesIn(text)
  return Array.from(readDocuments(text, { ...resolved, merge }), (document) => {
    const rangeAt = ({ start, end }: Offsets) => rangeOf(document.base + start, document.base + end)
    if (document.fault) {
      const { fault } = document
      const content = { code: 'yaml-syntax', params: { reason: fault.reason }, message: () => faultMessage(fault) }
      const error = withRanges(internals.createError([], content, resolved), rangeAt(fault))
      return textResult(undefined, { errors: [error], warnings: [] }, resolved)
    }
    const { root, duplicates } = document
    const described = withoutSchema(root.value)
    const result = internals.validate(described, resolved)
    const issues = locateIssues(internals, resolved, result, duplicates, { find: (path) => find(root, path), rangeAt })
    return textResult(result.valid && result.value !== described ? result.value : root.value, issues, resolved)
  })
}

function find(root: YamlValue, path: Path): FoundValue<YamlValue> {
  let found = { key: root, value: root }
  for (const step of path) {
    const child = found.value.children?.get(String(step))
    if (child === undefined) return { ...found, exact: false }
    found = child
  }
  return { ...found, exact: true }
}
