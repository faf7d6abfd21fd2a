import type { CompiledSchema } from '../evaluator/compiled-schema.ts'
import { evaluate, throwUnexplained, type EvaluationMode } from '../evaluator/evaluate.ts'
import type { IssueCollector } from '../issues/issue-collector.ts'
import type { Path } from '../issues/issue.ts'
import { fieldSet } from '../rules/rule-set.ts'
import { detailedContext, type ReadContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import { applyRules, type Rules } from './apply-rules.ts'
import type { ResolvedOptions } from './options.ts'
import { reportUnknownField } from './unknown-field.ts'

/** The reader and the rules of one kind of object, such as a monitor. */
export interface Body extends Rules {
  /** The names of the fields that its rules read. */
  readonly ruleFields: readonly string[]
  /** The names of fields that only responses have. */
  readonly responseOnly: readonly string[]
}

/**
 * Returns the context of a read that finds every issue.
 *
 * A tolerant reader reads lists to the end, because most invalid items cause only warnings. It reads at most
 * `maxIssues` holes.
 */
export const detailedContextFor = ({ tolerant, unknownFields, maxIssues }: ResolvedOptions): ReadContext =>
  detailedContext(tolerant ? Infinity : maxIssues, maxIssues, unknownFields === 'ignore' ? 0 : maxIssues)

/** Returns how the evaluator treats unknown fields and values that the schema rejects. */
function evaluationMode(
  responseOnly: readonly string[],
  root: CompiledSchema,
  { tolerant, unknownFields }: ResolvedOptions,
  issues: IssueCollector,
): EvaluationMode {
  return {
    tolerant,
    onUnknownField(path, schema) {
      const name = String(path.at(-1))
      if (schema === root && responseOnly.includes(name)) {
        issues.warning(path, { code: 'response-only-field', params: {}, message: 'is a response-only field.' })
        return
      }
      reportUnknownField(issues, path, schema.suggest(name), unknownFields)
    },
  }
}

/** Adds the issues of a value, from the result of its read. */
export function validateSnapshot(
  body: Body,
  snapshot: unknown,
  { sentFields: sent, nullFields }: ReadContext,
  schema: () => CompiledSchema,
  path: Path,
  resolved: ResolvedOptions,
  issues: IssueCollector,
): void {
  if (isValidRecord(snapshot)) {
    return applyRules(body, { fields: snapshot, sent, unusable: nullFields }, path, resolved, issues)
  }
  const before = issues.errors.length
  const invalid = evaluate(
    schema(),
    snapshot,
    path,
    issues,
    evaluationMode(body.responseOnly, schema(), resolved, issues),
  )
  const isObject = snapshot instanceof Snapshot
  if (!(isObject && snapshot.isValid) && !resolved.tolerant && issues.errors.length === before) throwUnexplained()
  const fields = copyIn(snapshot)
  if (issues.full || !isObject || !isValidRecord(fields)) return
  const unusable = nullFields | fieldSet(invalid, body.ruleFields)
  applyRules(body, { fields, sent, unusable }, path, resolved, issues)
}
