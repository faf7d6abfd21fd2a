import { icmpMonitorUpdate, type Issue, type Path } from 'monitor-contract'
import {
  lintText,
  type AnyIssue,
  type LintIssue,
  type LintResult,
  type TextRange,
} from 'monitor-contract-lint'
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import { contractOf, validateRequest, type AnyOptions } from './contracts.ts'
import type { KindName } from './kinds.ts'

/** An issue with its range and its fixes, whatever contract found it. */
export type LocatedIssue = LintIssue<AnyIssue>

/** A result with the range of each issue, whatever was validated. */
export interface LocatedResult {
  readonly errors: readonly LocatedIssue[]
  readonly warnings: readonly LocatedIssue[]
  readonly truncated: boolean
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const toPointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Returns the results of all monitors in a text as one. */
export const combined = (results: readonly LintResult<unknown, AnyIssue>[]): LocatedResult => ({
  errors: results.flatMap(({ result }) => [...result.errors]),
  warnings: results.flatMap(({ result }) => [...result.warnings]),
  truncated: results.some(({ result }) => result.truncated),
})

/** Returns the path of an issue in the document: header names are reported in lower case, but written in any case. */
function pathIn(document: object, path: Path): Path {
  const [part, name, ...rest] = path
  if (part !== 'headers') return path
  const written = Object.keys(valueAt(document, part) ?? {}).find(
    (key) => key.toLowerCase() === name,
  )
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

function positionOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split(/\r\n?|\n/)
  return { offset, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

/** Returns the range of the value or the key at a path, or of the first character of the enclosing value. */
function rangeOf(text: string, root: Node, path: Path, isKey: boolean): TextRange {
  const found = findNodeAtLocation(root, [...path])
  if (found === undefined) {
    const { start } = rangeOf(text, root, path.slice(0, -1), false)
    return { start, end: { ...start, offset: start.offset + 1, column: start.column + 1 } }
  }
  const { offset, length } = (isKey ? found.parent?.children?.[0] : undefined) ?? found
  return { start: positionOf(text, offset), end: positionOf(text, offset + length) }
}

/** Validates a whole request, and finds the ranges of its issues, which `validateRequest` does not report. */
function locateRequest(
  kind: KindName,
  text: string,
  root: Node,
  options: AnyOptions,
): LocatedResult {
  const value: unknown = JSON.parse(text)
  const request: Readonly<Record<string, unknown>> = isObject(value)
    ? { ...value }
    : { body: value }
  const { params, query, headers, body, ...others } = request
  const { errors, warnings, truncated } = validateRequest(
    kind,
    { params, query, headers, body },
    options,
  )
  const inBody = isObject(value) && body !== undefined ? bodyIssues(kind, text, options) : []

  const located = (issue: Issue): LocatedIssue => {
    const same = inBody.find(
      ({ code, pointer }) => code === issue.code && `/body${pointer}` === issue.pointer,
    )
    const range = rangeOf(text, root, pathIn(request, issue.path), issue.code === 'unknown-field')
    return { ...issue, related: [], fixes: same?.fixes ?? [], range }
  }
  return {
    errors: [...inBody.filter(({ code }) => code === 'duplicate-key'), ...errors.map(located)],
    warnings: [...warnings, ...Object.keys(others).map(unknownPart)].map(located),
    truncated,
  }
}

/** Returns the issues of the body of a request, with their fixes. */
function bodyIssues(kind: KindName, text: string, options: AnyOptions): readonly LocatedIssue[] {
  if (kind !== 'updateRequest') return []
  const { errors, warnings } = combined(
    lintText(icmpMonitorUpdate.with(options), text, { at: '/body' }),
  )
  return [...errors, ...warnings]
}

/** Returns the value of a JSON text; undefined for another text. */
export function jsonIn(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Validates a JSON text as a kind of document. */
export function validateJson(kind: KindName, text: string, options: AnyOptions): LocatedResult {
  const contract = contractOf(kind, options)
  if (contract !== undefined) return combined(lintText(contract, text))
  const root = jsonIn(text) && parseTree(text)
  return root === undefined
    ? combined(lintText(icmpMonitorUpdate.with(options), text))
    : locateRequest(kind, text, root, options)
}
