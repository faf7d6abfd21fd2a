import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { strictMode } from '../evaluator/evaluate-schema.ts'
import { IssueCollector } from '../issues/issue-collector.ts'
import { deepCopy } from './deep-copy.ts'
import { detailedContext } from '../snapshot/read-context.ts'
import { ruleFieldsIn, type Body } from './validate-snapshot.ts'
import { guardedRead } from './guarded-read.ts'
import { wrongOption } from './option-errors.ts'
import type { ReadBaseline } from './options.ts'

/** Returns a function that reads the option `baseline`: the fields that rules read, and a copy of the whole value. */
export function baselineReader(body: Body, schema: () => CompiledSchema): ReadBaseline {
  return (baseline) => {
    const context = detailedContext(1, 1, 0)
    const whole = guardedRead(deepCopy, baseline, context)
    const issues = new IssueCollector({ maxIssues: Infinity, messages: undefined })
    const fields = ruleFieldsIn({ body, schema, issues }, body.read(whole, context), context, [], () => strictMode)
    if (fields === undefined) throw wrongOption('baseline', 'an object that can be read')
    return { ...fields, whole }
  }
}
