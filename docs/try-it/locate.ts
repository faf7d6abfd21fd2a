import { errorGroupList, icmpMonitorUpdate, type Issue, type Path } from 'monitor-contract'
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
  message: 'Unknown part of a request. Known parts: params, query, headers, body.',
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
  const inBody = kind === 'updateRequest' ? validateText(icmpMonitorUpdate, text, { ...options, at: '/body' }) : []
  const bodyIssues = inBody.flatMap((result) => [...result.errors, ...result.warnings])

  /** Returns an issue with the range of the value at its path, or of the first character of the enclosing value. */
  const located = (issue: Issue): TextIssue => {
    const same = bodyIssues.find(({ code, pointer }) => code === issue.code && `/body${pointer}` === issue.pointer)
    const path = pathIn(request, issue.path)
    const range = rangeOf(toPointer(path), { key: issue.code === 'unknown-field' }) ?? firstCharacter(path)
    return { ...issue, related: [], fixes: same?.fixes ?? [], range }
  }
  const firstCharacter = (path: Path): TextRange => {
    const start = rangeOf(toPointer(path))?.start
    if (start === undefined) return firstCharacter(path.slice(0, -1))
    return { start, end: { ...start, offset: start.offset + 1, column: start.column + 1 } }
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
