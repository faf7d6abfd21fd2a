import type { Path } from '../index.ts'
import { ownOptions, wrongOption } from '../values/own-options.ts'
import { once } from '../values/once.ts'
import { valueFinder } from './value-finder.ts'
import type { TextIssue, TextRange } from './text-range.ts'
import { readText } from './read-text.ts'
import { syntaxIssue } from './syntax-issue.ts'

/**
 * Parses a JSON text and returns its value and a function that finds ranges, or the issue if the text is not JSON.
 *
 * Accepts the texts that `JSON.parse` accepts, and never throws because of a text. Time and memory grow linearly with
 * its length, and nesting of any depth does not overflow the stack.
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
  const { value, fault, tokens } = readText(text)
  if (fault !== undefined) return { ok: false, issue: syntaxIssue(text, fault) }
  const finder = once(() => valueFinder(tokens()))
  return {
    ok: true,
    value,
    rangeOf(pointer, options = {}) {
      if (typeof pointer !== 'string') throw new TypeError('The pointer must be a string.')
      const { key = false } = ownOptions(options, ['key'])
      if (typeof key !== 'boolean') throw wrongOption('key', 'a boolean')
      const path = pathOf(pointer)
      if (path === undefined) return undefined
      const values = finder()
      const found = values.find(path)
      const token = key ? found.key : found.value
      return found.exact && token >= 0 ? values.rangeAt(token) : undefined
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

/** Returns the path of a JSON Pointer (RFC 6901); `undefined` for a text that is not a pointer. */
function pathOf(pointer: string): Path | undefined {
  if ((pointer !== '' && !pointer.startsWith('/')) || /~(?![01])/.test(pointer)) return undefined
  const steps = pointer.split('/').slice(1)
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}
