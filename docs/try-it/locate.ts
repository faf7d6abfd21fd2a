import { errorGroupList, type Issue, type Path } from 'monitor-contract'
import { validateText, type ParsedJson, type TextIssue, type TextRange } from 'monitor-contract/text'
import { bodies, parameters, validateRequest, type AnyOptions } from './contracts.ts'
import type { KindName } from './kinds.ts'

/** A result with the range of each issue, whatever was validated. */
export interface LocatedResult {
  readonly errors: readonly TextIssue[]
  readonly warnings: readonly TextIssue[]
  readonly truncated: boolean
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Returns the path of an issue in the document: header names are reported in lower case, but written in any case. */
function pathIn(document: object, path: Path): Path {
  const [part, name, ...rest] = path
  if (part !== 'headers') return path
  const written = Object.keys(valueAt(document, part) ?? {}).find((key) => key.toLowerCase() === name)
  return written === undefined ? path : [part, written, ...rest]
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
function locateRequest(
  kind: KindName,
  text: string,
  { value, rangeOf }: ParsedJson & { readonly ok: true },
  options: AnyOptions,
): LocatedResult {
  const request: Readonly<Record<string, unknown>> = isObject(value) ? { ...value } : { body: value }
  const { params, query, headers, body, ...others } = request
  const { errors, warnings, truncated } = validateRequest(kind, { params, query, headers, body }, options)

  /** Returns an issue with the range of the value at its path, or of the nearest value around it. */
  const located = (issue: Issue): TextIssue => {
    const path = pathIn(request, issue.path)
    const key = issue.code === 'unknown-field' ? rangeOf(toPointer(path), { key: true }) : undefined
    const start = { offset: 0, line: 1, column: 1 }
    const range = [...path, ''].reduce<TextRange>(
      (nearest, _step, length) => rangeOf(toPointer(path.slice(0, length))) ?? nearest,
      { start, end: start },
    )
    return { ...issue, related: [], fixes: [], range: key ?? range }
  }
  const duplicates = validateText(errorGroupList, text).errors.filter(({ code }) => code === 'duplicate-key')
  return {
    errors: [...duplicates, ...errors.map(located)],
    warnings: [...warnings, ...Object.keys(others).map(unknownPart)].map(located),
    truncated,
  }
}

/** Validates a JSON text as a kind of document. */
export function validateJson(kind: KindName, text: string, parsed: ParsedJson, options: AnyOptions): LocatedResult {
  const { [kind]: body } = bodies
  if (body !== undefined) return validateText(body, text, options)
  const { [kind]: group } = parameters
  if (group !== undefined) return validateText(group, text, options)
  if (!parsed.ok) return { errors: [parsed.issue], warnings: [], truncated: false }
  return locateRequest(kind, text, parsed, options)
}
