import { internalsOf } from '../engine/contract-internals.ts'
import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { stepsOf } from '../schema/json-pointer.ts'
import { rangesIn } from './ranges-in.ts'

/**
 * Returns a text with the contract and the options for its documents.
 *
 * `isList` is whether the option `at` is given, so that the result is a list; `steps` are those of `at`. `left` is the
 * remaining number of places and of issues in the results of the text. A pointer of more than 200 characters counts as
 * one more place for each further character, a duplicate key as one issue for each character of its path.
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
