import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import type { Accepts } from '../evaluator/accepts.ts'
import { evaluateSchema, strictMode, throwWithoutIssue, type EvaluationMode } from '../evaluator/evaluate-schema.ts'
import type { Path } from '../issues/issue.ts'
import { fieldSet } from '../rules/field-sets.ts'
import { detailedContext, type ReadContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import { applyRules, type RuleContext, type RuleFields, type Rules } from './apply-rules.ts'
import type { Reader, ResolvedOptions } from './options.ts'
import { reportUnknownField } from './report-unknown-field.ts'

/** Adds the issues of an object that was just read: first those of its schema, then those of the rules. */
export function validateSnapshot(validation: Validation, snapshot: unknown, context: ReadContext, path: Path): void {
  const fields = ruleFieldsIn(validation, snapshot, context, path, () => evaluationMode(validation))
  if (fields !== undefined && !validation.issues.full) applyRules(validation.body, fields, path, validation)
}

/** The rules with which `validateSnapshot` validates one kind of object, and the names of its fields. */
export interface Body extends Rules {
  /** The names of the fields that its rules read. */
  readonly ruleFields: readonly string[]
  /** The names of fields that only responses have. */
  readonly responseOnly: readonly string[]
}

/** One validation of an object, or of the items of a list. */
export interface Validation extends RuleContext {
  readonly body: Body
  readonly schema: () => CompiledSchema
}

/** Returns the function that accepts invalid values: all of them for a tolerant reader, otherwise none. */
export const acceptedBy = (reader: Reader): Accepts => (reader === 'tolerant' ? () => true : strictMode.accepts)

/**
 * Returns the context of a read that finds every issue.
 *
 * A tolerant reader reads lists to the end, because most invalid items cause only warnings. It reads at most
 * `maxIssues` holes.
 */
export function detailedContextFor({ reader, unchanged, unknownFields, maxIssues }: ResolvedOptions): ReadContext {
  const maxInvalidItems = reader === 'tolerant' || unchanged === 'accept' ? Infinity : maxIssues
  return detailedContext(maxInvalidItems, maxIssues, unknownFields === 'ignore' ? 0 : maxIssues)
}

/** Returns how the evaluator treats unknown fields and values that the schema rejects. */
function evaluationMode({ body, schema, resolved, issues, accepts }: Validation): EvaluationMode {
  return {
    tolerant: resolved.reader === 'tolerant',
    accepts,
    onUnknownField(path, parent) {
      const name = String(path.at(-1))
      if (parent === schema() && body.responseOnly.includes(name)) {
        issues.warning(path, { code: 'response-only-field', params: {}, message: 'is a response-only field.' })
        return
      }
      const isError = resolved.unknownFields === 'error' && !(path.length > 1 && accepts(path.slice(0, -1)))
      reportUnknownField(issues, path, parent.suggest(name), isError ? 'error' : 'warning')
    },
  }
}

/**
 * Returns the fields of a snapshot that rules read, and adds the issues of the schema.
 *
 * @returns undefined where the value is no object
 */
export function ruleFieldsIn<Given extends Pick<Validation, 'body' | 'schema' | 'issues'>>(
  validation: Given,
  snapshot: unknown,
  { sentFields: sent, nullFields }: ReadContext,
  path: Path,
  modeOf: (validation: Given) => EvaluationMode,
): RuleFields | undefined {
  if (isValidRecord(snapshot)) return { fields: snapshot, sent, unusable: nullFields }
  const { body, schema, issues } = validation
  const { errors, warnings } = issues
  const before = errors.length + warnings.length
  const mode = modeOf(validation)
  const invalid = evaluateSchema(schema(), snapshot, path, issues, mode)
  const isValid = mode.tolerant || (snapshot instanceof Snapshot && snapshot.isValid)
  if (!isValid && !issues.warned && errors.length + warnings.length === before) throwWithoutIssue()
  const fields = copyIn(snapshot)
  if (!isValidRecord(fields)) return undefined
  return { fields, sent, unusable: nullFields | fieldSet(invalid, body.ruleFields) }
}
