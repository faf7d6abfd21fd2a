import { ownOptions, wrongOption } from '../schema/own-options.ts'
import { stepsOf } from '../schema/json-pointer.ts'
import { fieldsTo, isFault } from './located.ts'
import { readJson } from './read-json.ts'
import { rangesIn } from './ranges-in.ts'
import type { TextIssue, TextRange } from './text-result.ts'

/**
 * Parses a JSON text and returns its value and a function that finds ranges, or the issue if the text is not JSON.
 *
 * Accepts the texts that `JSON.parse` accepts, up to 200 levels of nesting, and never throws because of a text. Time
 * and memory grow linearly with its length.
 *
 * @param text A JSON text.
 * @throws TypeError if the text is not a string
 * @example
 * [parseJson('{ "frequency": 5 }')].map(
 *   (parsed) => parsed.ok && parsed.rangeOf('/frequency')?.start,
 * )
 * // [{ offset: 15, line: 1, column: 16 }]
 */
export function parseJson(text: string): ParsedJson {
  const document = readJson(text)
  const rangeAt = rangesIn(text)
  if (isFault(document)) {
    const { code, params, message } = document
    const issue = { severity: 'error', code, path: [], pointer: '', params, message } as const
    return { ok: false, issue: { ...issue, range: rangeAt(document), fixes: [] } }
  }
  return {
    ok: true,
    value: document.value,
    rangeOf(pointer, options = {}) {
      if (typeof pointer !== 'string') throw new TypeError('The pointer must be a string.')
      const { key: isKey = false } = ownOptions(options, ['key'])
      if (typeof isKey !== 'boolean') throw wrongOption('key', 'a boolean')
      const steps = stepsOf(pointer)
      const field = steps && fieldsTo(document.root, steps).chain.at(steps.length)
      const found = isKey ? field?.key : field?.value
      return found && rangeAt(found)
    },
  }
}

/** Options of `rangeOf`. */
export interface RangeOptions {
  /** Whether to return the range of the value's key instead (`undefined` without a key): `false` by default. */
  readonly key?: boolean | undefined
}

/** The result of `parseJson`: the value that `JSON.parse` returns, with its ranges; or the issue about invalid text. */
export type ParsedJson =
  | {
      readonly ok: true
      readonly value: unknown
      /**
       * Returns the range of the value at a JSON Pointer, or of its key; `undefined` if the text has none. For a
       * duplicate key, the last value counts.
       *
       * @throws TypeError for a pointer that is not a string, an unknown option or a wrong option value
       */
      readonly rangeOf: (pointer: string, options?: RangeOptions) => TextRange | undefined
    }
  | { readonly ok: false; readonly issue: TextIssue<'json-syntax'> }
