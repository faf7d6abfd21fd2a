import type { Issue, Path, Result } from 'monitor-contract'
import { validateText, type ParsedJson, type TextIssue, type TextRange } from 'monitor-contract/text'
import { contracts } from './kinds.ts'

/** A result with the range of each issue, whatever was validated. */
export interface LocatedResult {
  readonly errors: readonly TextIssue[]
  readonly warnings: readonly TextIssue[]
  readonly truncated: boolean
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the path of an issue in the document: header names are reported in lower case, but written in any case. */
function pathIn(document: unknown, path: Path): Path {
  const [part, name, ...rest] = path
  const headers: unknown = isObject(document) && part === 'headers' ? Reflect.get(document, 'headers') : undefined
  const written = isObject(headers) ? Object.keys(headers).find((key) => key.toLowerCase() === name) : undefined
  return written === undefined ? path : ['headers', written, ...rest]
}

const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Returns the range of the value at an issue's path, or of the nearest value around it. */
function rangeAt({ rangeOf }: ParsedJson & { readonly ok: true }, { path, code }: Issue, document: unknown): TextRange {
  const place = pathIn(document, path)
  const key = code === 'unknown-field' ? rangeOf(toPointer(place), { key: true }) : undefined
  if (key !== undefined) return key
  for (let length = place.length; length >= 0; length--) {
    const range = rangeOf(toPointer(place.slice(0, length)))
    if (range !== undefined) return range
  }
  const start = { offset: 0, line: 1, column: 1 }
  return { start, end: start }
}

/** Validates a whole request, and finds the ranges of its issues, which `validateRequest` does not report. */
export function locateRequest(
  text: string,
  parsed: ParsedJson,
  validate: (request: object) => Result<unknown>,
): LocatedResult {
  if (!parsed.ok) return { errors: [parsed.issue], warnings: [], truncated: false }
  const { value } = parsed
  const { errors, warnings, truncated } = validate(isObject(value) && !Array.isArray(value) ? value : { body: value })
  const locate = (issue: Issue): TextIssue => ({ ...issue, range: rangeAt(parsed, issue, value) })
  const duplicates = validateText(contracts.errorGroupList, text).errors.filter(({ code }) => code === 'duplicate-key')
  return { errors: [...duplicates, ...errors.map(locate)], warnings: warnings.map(locate), truncated }
}
