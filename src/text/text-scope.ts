import { internalsOf } from '../engine/contract-internals.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { stepsOf } from '../schema/json-pointer.ts'
import { rangesIn } from './ranges-in.ts'

/**
 * Returns a text with the contract and the options for its documents.
 *
 * `isList` is whether the option `at` is given, so that the result is a list; `steps` are those of `at`. `left` is how
 * many more places, and issues, the results of the text may have. A place counts by the length of its pointer beyond
 * 200 characters, and a duplicate key by that of its path.
 *
 * @throws TypeError if the contract is not one of this package, the text is not a string, or an option is wrong
 */
export function textScope(contract: unknown, text: unknown, options: unknown = {}) {
  const internals = internalsOf(contract)
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const { at, ...others } = ownOptions(options, [...internals.optionNames, 'at'])
  const steps = at === undefined ? [] : typeof at === 'string' && stepsOf(at)
  if (!steps) throw wrongOption('at', 'a JSON Pointer')
  const resolved = internals.resolve(others)
  const most = Math.max(text.length, 200 * resolved.maxIssues)
  const left = { places: most, issues: most }
  return { internals, text, options: resolved, isList: at !== undefined, steps, left, rangeOf: rangesIn(text) }
}

export type TextScope = ReturnType<typeof textScope>
