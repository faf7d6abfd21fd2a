import type { AnyIssueContent, IssueContent, IssueCollector } from '../issues/issue-collector.ts'
import type { Path } from '../issues/issue.ts'
import { Snapshot } from '../snapshot/snapshot.ts'
import type { Accepts } from './accepts.ts'
import { typesOf } from './json-type.ts'
import type { Field, CompiledSchema } from './compile-schema.ts'

/**
 * Reports why a snapshot is invalid: one issue for each location and cause, in the order of the snapshot, until the
 * maximum number of errors is reached. Unknown fields go to the mode.
 *
 * @returns the names of the known top-level fields of the snapshot that have an issue at any depth
 */
export function evaluateSchema(
  schema: CompiledSchema,
  snapshot: unknown,
  from: Path,
  issues: IssueCollector,
  mode: EvaluationMode,
): readonly string[] {
  const invalidFields: string[] = []
  visit({ mode, path: from.slice(), depth: from.length, issues, invalidFields }, schema, snapshot)
  return invalidFields
}

/** How the evaluator treats rejected values and unknown fields. */
export interface EvaluationMode {
  /** Whether null counts as omitted and formats are read tolerantly. */
  readonly tolerant: boolean
  readonly accepts: Accepts
  /** Reports an unknown field of an object. */
  readonly onUnknownField: (path: Path, schema: CompiledSchema) => void
}

/** The mode that rejects every value that the schema rejects, and ignores unknown fields. */
export const strictMode: EvaluationMode = { tolerant: false, accepts: () => false, onUnknownField: () => undefined }

/**
 * Throws if the reader rejects a value but the evaluator finds no error. Otherwise the value would count as valid.
 */
export function throwWithoutIssue(): never {
  throw new Error('A value was rejected without an issue.')
}

/** The state of one evaluation of a snapshot, with its current location. */
interface Evaluation {
  readonly mode: EvaluationMode
  readonly path: (string | number)[]
  /** The length of the path of the snapshot itself. */
  readonly depth: number
  readonly issues: IssueCollector
  readonly invalidFields: string[]
}

function report(evaluation: Evaluation, content: AnyIssueContent, shape = true): void {
  const { mode, path, depth, issues, invalidFields } = evaluation
  issues[!shape && mode.accepts(path) ? 'warning' : 'error'](path, content)
  const name = path.length > depth ? path[depth] : undefined
  if (typeof name === 'string' && invalidFields.at(-1) !== name) invalidFields.push(name)
}

function visit(evaluation: Evaluation, schema: CompiledSchema, value: unknown): void {
  const { types, wrongType, checks, fields, items } = schema
  if ((typesOf(value) & types) === 0) return report(evaluation, wrongType(value, evaluation.path.length === 0))
  for (const { content, shape, holds, tolerates } of checks) {
    if (!holds(value) && !(evaluation.mode.tolerant && tolerates?.(value) === true))
      report(evaluation, typeof content === 'function' ? content(value) : content, shape)
  }
  if (!(value instanceof Snapshot)) return
  if (value.type === 'array') {
    for (const item of value.reported) {
      if (items === undefined || evaluation.issues.full) break
      enter(evaluation, item.key, items, item.value)
    }
  } else if (fields !== undefined) visitFields(evaluation, schema, fields, value)
}

function enter(
  evaluation: Evaluation,
  step: string | number,
  schema: CompiledSchema,
  value: unknown,
  missing?: IssueContent,
): void {
  evaluation.path.push(step)
  if (value === undefined && missing !== undefined) report(evaluation, missing)
  else visit(evaluation, schema, value)
  evaluation.path.pop()
}

function visitFields(
  evaluation: Evaluation,
  schema: CompiledSchema,
  fields: ReadonlyMap<string, Field>,
  { reported, unknown }: Snapshot,
): void {
  for (const { key, value } of reported) {
    if (evaluation.issues.full) break
    const { name, schema, missing } = fields.get(String(key)) ?? throwWithoutIssue()
    if (
      value === undefined
        ? missing !== undefined
        : !(value === null && missing === undefined && evaluation.mode.tolerant)
    )
      enter(evaluation, name, schema, value, missing)
  }
  for (const name of unknown) evaluation.mode.onUnknownField([...evaluation.path, name], schema)
}
