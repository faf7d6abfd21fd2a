import type { AnyIssueContent, IssueContent, IssueCollector } from '../issues/issue-collector.ts'
import type { Path } from '../issues/issue.ts'
import { append } from '../snapshot/read.ts'
import { Snapshot, type Reported } from '../snapshot/snapshot.ts'
import { typesOf } from './json-type.ts'
import type { Field, CompiledSchema } from './compiled-schema.ts'

/** How the evaluator treats rejected values and unknown fields. */
export interface EvaluationMode {
  readonly tolerant: boolean
  /** Reports an unknown field of an object. */
  readonly onUnknownField: (path: Path, schema: CompiledSchema) => void
}

/** The mode that rejects every value that the schema rejects, and ignores unknown fields. */
export const strictMode: EvaluationMode = { tolerant: false, onUnknownField: () => undefined }

/**
 * Throws if the compiled check rejects a value but the evaluator finds no error. Otherwise the value would count as
 * valid.
 */
export function throwUnexplained(): never {
  throw new Error('no keyword says why')
}

/** The state of one evaluation of a snapshot, with its current location. */
interface Evaluation extends EvaluationMode {
  readonly path: (string | number)[]
  /** The length of the path of the snapshot itself. */
  readonly depth: number
  readonly issues: IssueCollector
  readonly invalidFields: string[]
}

/**
 * Reports why a snapshot is invalid: one issue for each location and cause, in the order of the schema.
 *
 * Stops at the maximum number of errors.
 *
 * @returns the names of the fields with an issue in them
 */
export function evaluate(
  schema: CompiledSchema,
  snapshot: unknown,
  from: Path,
  issues: IssueCollector,
  { tolerant, onUnknownField }: EvaluationMode,
): readonly string[] {
  const invalidFields: string[] = []
  visit({ path: from.slice(), depth: from.length, issues, invalidFields, tolerant, onUnknownField }, schema, snapshot)
  return invalidFields
}

function report(
  { path, depth, issues, invalidFields, tolerant }: Evaluation,
  content: AnyIssueContent,
  shape = true,
): void {
  if (shape || !tolerant) issues.error(path, content)
  else issues.warning(path, content)
  const name = path.length > depth ? path[depth] : undefined
  if (typeof name === 'string' && invalidFields.at(-1) !== name) invalidFields.push(name)
}

function visit(evaluation: Evaluation, schema: CompiledSchema, value: unknown): void {
  const { types, wrongType, checks, fields, items } = schema
  if ((typesOf(value) & types) === 0) return report(evaluation, wrongType(value, evaluation.path.length === 0))
  for (const { content, shape, holds, tolerates } of checks) {
    if (!holds(value) && !(evaluation.tolerant && tolerates?.(value) === true))
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
  for (const {
    field: { name, schema, missing },
    value,
  } of inSchemaOrder(reported, fields)) {
    if (evaluation.issues.full) break
    if (value === undefined ? missing !== undefined : !(value === null && missing === undefined && evaluation.tolerant))
      enter(evaluation, name, schema, value, missing)
  }
  for (const name of unknown) evaluation.onUnknownField([...evaluation.path, name], schema)
}

interface FoundField {
  readonly field: Field
  readonly value: unknown
}

/** Sorts reported fields by the order of the schema. */
function inSchemaOrder(reported: readonly Reported[], fields: ReadonlyMap<string, Field>): FoundField[] {
  const found: FoundField[] = []
  let last = 0
  for (const { key, value } of reported) {
    const field = fields.get(String(key))
    if (field === undefined) return throwUnexplained()
    append(found, { field, value })
    last = field.position < last ? Infinity : field.position
  }
  return last < Infinity ? found : found.sort((a, b) => a.field.position - b.field.position)
}
