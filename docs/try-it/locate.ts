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

/** The parts of a request as a text has them. */
interface Request {
  readonly params?: unknown
  readonly query?: unknown
  readonly headers?: unknown
  readonly body?: unknown
}

/** Returns the warning about an unknown part, which `validateRequest` rejects as a mistake in the program. */
const unknownPart = (name: string): Issue => ({
  severity: 'warning',
  code: 'unknown-field',
  path: [name],
  pointer: toPointer([name]),
  message: `Unknown part ${JSON.stringify(name)}. Known parts: params, query, headers, body.`,
  params: {},
})

/** Validates a whole request, and finds the ranges of its issues, which `validateRequest` does not report. */
export function locateRequest(
  text: string,
  parsed: ParsedJson,
  validate: (request: object) => Result<unknown>,
): LocatedResult {
  if (!parsed.ok) return { errors: [parsed.issue], warnings: [], truncated: false }
  const { value } = parsed
  const request: Request = isObject(value) && !Array.isArray(value) ? value : { body: value }
  const { params, query, headers, body, ...others } = request
  const { errors, warnings, truncated } = validate({ params, query, headers, body })
  const unknown = Object.keys(others).map(unknownPart)
  const locate = ({ related, ...issue }: Issue): TextIssue => ({
    ...issue,
    range: rangeAt(parsed, issue, value),
    ...(related && {
      related: related.map((field) => ({ ...field, range: rangeAt(parsed, { ...issue, ...field }, value) })),
    }),
  })
  const duplicates = validateText(contracts.errorGroupList, text).errors.filter(({ code }) => code === 'duplicate-key')
  return { errors: [...duplicates, ...errors.map(locate)], warnings: [...warnings, ...unknown].map(locate), truncated }
}
