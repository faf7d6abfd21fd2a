import {
  noDrafts,
  type AnyIssueContent,
  type Draft,
  type Drafts,
  type IssueContent,
  type Scope,
} from '../issues/draft.ts'
import type { Path, Severity } from '../issues/issue.ts'
import { isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import type { CompiledSchema, Field } from './compile-schema.ts'
import { typesOf } from './json-type.ts'

/**
 * Returns why a snapshot is invalid: one draft for each location and cause, in the order of the snapshot, until the
 * maximum number of errors is reached.
 *
 * @throws Error where the reader rejected a value but no keyword rejects it. Otherwise the value would count as valid.
 */
export function evaluateSchema(
  schema: CompiledSchema,
  snapshot: unknown,
  mode: EvaluationMode,
  scope: Scope,
): Evaluation {
  if (isValidRecord(snapshot)) return nothingFound
  const path = scope.path.slice()
  const state: State = { mode, scope, root: schema, path, errors: [], warnings: [], invalidFields: [], count: 0 }
  visit(state, schema, snapshot)
  const isValid = mode.tolerant || (snapshot instanceof Snapshot && snapshot.isValid)
  if (!isValid && state.count === 0) throwWithoutIssue()
  const { errors, warnings, invalidFields } = state
  return { errors, warnings, invalidFields, isComplete: !isFull(state) }
}

/** The result of an evaluation. */
export interface Evaluation extends Drafts {
  /** The names of the known top-level fields that have an issue at any depth. */
  readonly invalidFields: readonly string[]
  /** Whether the maximum number of errors was not reached, so that all other fields are valid. */
  readonly isComplete: boolean
}

const nothingFound: Evaluation = { ...noDrafts, invalidFields: [], isComplete: true }

/** How the evaluator treats rejected values and unknown fields. */
export interface EvaluationMode {
  /** Whether null counts as omitted and formats are read tolerantly. */
  readonly tolerant: boolean
  /** Returns whether an invalid value causes only a warning. If undefined, every invalid value is an error. */
  readonly accepts: Accepts | undefined
  readonly unknownFields: Severity
  /** The names of top-level fields that only responses have. */
  readonly responseOnly: readonly string[]
}

/** Whether the invalid value at a path causes only a warning. */
export type Accepts = (path: Path) => boolean

/** The mode that rejects every value that the schema rejects. */
export const strictMode: EvaluationMode = {
  tolerant: false,
  accepts: undefined,
  unknownFields: 'error',
  responseOnly: [],
}

/** The state of one evaluation of a snapshot, with its current location. */
interface State {
  readonly mode: EvaluationMode
  readonly scope: Scope
  readonly root: CompiledSchema
  readonly path: (string | number)[]
  readonly errors: Draft[]
  readonly warnings: Draft[]
  readonly invalidFields: string[]
  /** The number of issues, those beyond the maximum included. */
  count: number
}

const isFull = ({ errors, scope }: State): boolean => errors.length >= scope.maxErrors

function add(state: State, severity: Severity, path: Path, content: AnyIssueContent): void {
  const { errors, warnings, scope } = state
  state.count++
  if (severity === 'warning') {
    if (warnings.length < scope.maxWarnings) warnings.push({ path, content })
  } else if (!isFull(state)) errors.push({ path, content })
}

/** Adds an issue about the current location. `isStructural` means that even an accepted value causes an error. */
function report(state: State, content: AnyIssueContent, isStructural = true): void {
  const { path, invalidFields, mode, scope } = state
  add(state, !isStructural && mode.accepts?.(path) === true ? 'warning' : 'error', path.slice(), content)
  const name = path[scope.path.length]
  if (typeof name === 'string' && invalidFields.at(-1) !== name) invalidFields.push(name)
}

function visit(state: State, schema: CompiledSchema, value: unknown): void {
  const { types, wrongType, checks, fields, items } = schema
  if ((typesOf(value) & types) === 0) return report(state, wrongType(value, state.path.length === 0))
  for (const { content, shape, holds, tolerates } of checks) {
    if (!holds(value) && !(state.mode.tolerant && tolerates?.(value) === true))
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
    const isOmitted = value === undefined || (value === null && state.mode.tolerant)
    if (!isOmitted || missing !== undefined) enter(state, name, schema, value, missing)
  }
  for (const name of unknown) reportUnknown(state, schema, name)
}

function reportUnknown(state: State, parent: CompiledSchema, name: string): void {
  const { path, root, mode } = state
  const place = [...path, name]
  if (parent === root && mode.responseOnly.includes(name)) return add(state, 'warning', place, responseOnlyField)
  const isAccepted = path.length > 0 && mode.accepts?.(path) === true
  add(state, isAccepted ? 'warning' : mode.unknownFields, place, unknownField(parent.suggest(name)))
}

const responseOnlyField: IssueContent = {
  code: 'response-only-field',
  params: {},
  message: 'is a response-only field.',
}

/** Returns the issue of an unknown field, with the closest known field if one is close. */
export const unknownField = (suggestion: string | undefined): IssueContent => ({
  code: 'unknown-field',
  params: suggestion === undefined ? {} : { suggestion },
  message: (label) => `Unknown field "${label}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
})

function throwWithoutIssue(): never {
  throw new Error('A value was rejected without an issue.')
}
