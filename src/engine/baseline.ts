import type { CompiledSchema } from '../evaluator/compiled-schema.ts'
import { evaluate, strictMode } from '../evaluator/evaluate.ts'
import { IssueCollector } from '../issues/issue-collector.ts'
import { fieldSet } from '../rules/rule-set.ts'
import { detailedContext } from '../snapshot/read-context.ts'
import { copyIn, isValidRecord, Snapshot } from '../snapshot/snapshot.ts'
import type { Body } from './body.ts'
import { wrongOption } from './option-errors.ts'
import type { ReadBaseline } from './options.ts'
import { guardedRead } from './guarded-read.ts'

/** Returns a function that reads the fields of the rules from a baseline. */
export function baselineReader(body: Body, schema: () => CompiledSchema): ReadBaseline {
  return (baseline) => {
    const context = detailedContext(1, 1, 0)
    const snapshot = guardedRead(body.read, baseline, context)
    if (isValidRecord(snapshot)) return { fields: snapshot, sent: context.sentFields, unusable: context.nullFields }
    const fields = copyIn(snapshot)
    if (!(snapshot instanceof Snapshot) || !isValidRecord(fields))
      throw wrongOption('baseline', 'an object that can be read')
    const invalid = evaluate(schema(), snapshot, [], new IssueCollector(Infinity), strictMode)
    return { fields, sent: context.sentFields, unusable: context.nullFields | fieldSet(invalid, body.ruleFields) }
  }
}
