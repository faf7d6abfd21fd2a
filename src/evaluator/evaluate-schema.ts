import type { AnyIssueContent, Draft, IssueContent } from '../issues/draft.ts'
import type { Path, Severity } from '../issues/issue.ts'
import { isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import type { CompiledSchema, Field } from './compile-schema.ts'
import { typesOf } from './json-type.ts'

/**
 * Evaluates the result of a read against a schema until `maxErrors` is reached.
 *
 * @throws Error if a strict reader rejected the value but no issue was found, so that the value does not count as valid
 */
export function evaluateSchema(schema: CompiledSchema, snapshot: unknown, scope: EvaluationScope): Evaluation {
  if (isValidRecord(snapshot)) return nothingFound
  const path = scope.path.slice()
  const state: State = { scope, root: schema, path, drafts: [], invalidFields: [], errors: 0, warnings: 0 }
  visit(state, schema, snapshot)
  const isValid = scope.tolerant || (snapshot instanceof Snapshot && snapshot.isValid)
  const { drafts, invalidFields, errors, warnings } = state
  if (!isValid && errors + warnings === 0) throwWithoutIssue()
  return { drafts, invalidFields, isComplete: !isFull(state) }
}

export interface Evaluation {
  readonly drafts: readonly Draft[]
  /** The known top-level fields with an issue at any depth. Issues about unknown fields do not count. */
  readonly invalidFields: readonly string[]
  /** Whether fewer than `maxErrors` errors were found. */
  readonly isComplete: boolean
}

const nothingFound: Evaluation = { drafts: [], invalidFields: [], isComplete: true }

export interface EvaluationScope {
  /** Maximum number of errors. When it is reached, no further known fields or items are evaluated. */
  readonly maxErrors: number
  readonly maxWarnings: number
  /** The path of the snapshot, with which the path of each issue begins. */
  readonly path: Path
  /**
   * Whether the reader is tolerant: null in an optional field counts as omitted, and checks can tolerate values
   * (`tolerates`).
   */
  readonly tolerant: boolean
  /** If undefined, every invalid value is an error. */
  readonly accepts: Accepts | undefined
  readonly unknownFields: Severity
  readonly responseOnly: readonly string[]
}

/**
 * Returns whether an issue about the value at a path is only a warning. It is not called for structural issues. `code`
 * is the code of the issue; undefined for rules and unknown fields.
 */
export type Accepts = (path: Path, code?: string) => boolean

/** Returns a scope in which everything that the schema rejects is an error. */
export const strictScope = (maxIssues = Infinity): EvaluationScope => ({
  path: [],
  maxErrors: maxIssues,
  maxWarnings: maxIssues,
  tolerant: false,
  accepts: undefined,
  unknownFields: 'error',
  responseOnly: [],
})

interface State {
  readonly scope: EvaluationScope
  readonly root: CompiledSchema
  readonly path: (string | number)[]
  readonly drafts: Draft[]
  readonly invalidFields: string[]
  /** The number of errors found. It can exceed `maxErrors`. */
  errors: number
  warnings: number
}

const isFull = ({ errors, scope }: State): boolean => errors >= scope.maxErrors

function add(state: State, severity: Severity, path: Path, content: AnyIssueContent): void {
  const { drafts, scope } = state
  const isKept = severity === 'error' ? state.errors++ < scope.maxErrors : state.warnings++ < scope.maxWarnings
  if (isKept) drafts.push({ severity, path, content, related: undefined })
}

/** Adds an issue about the current location. If `isStructural`, it is an error even if `accepts` accepts the value. */
function report(state: State, content: AnyIssueContent, isStructural = true): void {
  const { path, invalidFields, scope } = state
  add(state, !isStructural && scope.accepts?.(path, content.code) === true ? 'warning' : 'error', path.slice(), content)
  const name = path[scope.path.length]
  if (typeof name === 'string' && invalidFields.at(-1) !== name) invalidFields.push(name)
}

function visit(state: State, schema: CompiledSchema, value: unknown): void {
  const { types, wrongType, checks, fields, items } = schema
  if ((typesOf(value) & types) === 0) return report(state, wrongType(value, state.path.length === 0))
  for (const { content, shape, holds, tolerates } of checks) {
    if (!holds(value) && !(state.scope.tolerant && tolerates?.(value) === true))
      report(state, typeof content === 'function' ? content(value) : content, shape)
  }
  if (!(value instanceof Snapshot)) return
  if (value.type === 'array') {
    for (const item of value.reported) {
      if (items === undefined || isFull(state)) break
      enter(state, item.key, items, item.value)
    }
  } else if (fields !== undefined) visitFields(state, schema, fields, value)
}

function enter(
  state: State,
  step: string | number,
  schema: CompiledSchema,
  value: unknown,
  missing?: IssueContent,
): void {
  state.path.push(step)
  if (value === undefined && missing !== undefined) report(state, missing)
  else visit(state, schema, value)
  state.path.pop()
}

function visitFields(
  state: State,
  schema: CompiledSchema,
  fields: ReadonlyMap<string, Field>,
  { reported, unknown }: Snapshot,
): void {
  for (const { key, value } of reported) {
    if (isFull(state)) break
    const { name, schema, missing } = fields.get(String(key)) ?? throwWithoutIssue()
    const isOmitted = value === undefined || (value === null && state.scope.tolerant)
    if (!isOmitted || missing !== undefined) enter(state, name, schema, value, missing)
  }
  for (const name of unknown) reportUnknown(state, schema, name)
}

function reportUnknown(state: State, parent: CompiledSchema, name: string): void {
  const { path, root, scope } = state
  const place = [...path, name]
  if (parent === root && scope.responseOnly.includes(name)) return add(state, 'warning', place, responseOnlyField)
  const isAccepted = path.length > 0 && scope.accepts?.(path) === true
  add(state, isAccepted ? 'warning' : scope.unknownFields, place, root.unknownField(place.slice(scope.path.length)))
}

const responseOnlyField: IssueContent = {
  code: 'response-only-field',
  params: {},
  message: 'is a response-only field.',
}

function throwWithoutIssue(): never {
  throw new Error('A value was rejected without an issue.')
}
