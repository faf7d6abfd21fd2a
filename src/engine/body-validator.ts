import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { IssueCollector, oneUnseen } from '../issues/issue-collector.ts'
import { deepCopy } from './deep-copy.ts'
import { decidingContext } from '../snapshot/read-context.ts'
import { acceptedBy, detailedContextFor, validateSnapshot, type Body } from './validate-snapshot.ts'
import { guardedRead, unreadable, unreadableIssue } from './guarded-read.ts'
import type { ResolvedOptions } from './options.ts'
import type { Validator } from './validator.ts'
import { isValid } from './is-valid.ts'
import { wrongOption } from './option-errors.ts'
import { acceptsUnchanged } from './accepts-unchanged.ts'

/** Returns the validator of a body that is one object. */
export function bodyValidator(body: Body, schema: () => CompiledSchema): Validator {
  const validator: Validator = {
    schema,
    is(value, resolved) {
      if (needsEvaluator(resolved)) {
        const issues = new IssueCollector(oneUnseen)
        validator.collectIssues(value, resolved, issues)
        return !issues.full
      }
      const context = decidingContext(resolved.unknownFields === 'error')
      return isValid(body, guardedRead(body.read, value, context), context)
    },
    collectIssues(value, resolved, issues) {
      const { reader, unchanged, baseline } = resolved
      const comparesBaseline = unchanged === 'accept'
      if (comparesBaseline && baseline === undefined) throw wrongOption('baseline', 'set if "unchanged" is "accept"')
      const context = detailedContextFor(resolved)
      const given = comparesBaseline ? guardedRead(deepCopy, value, context) : value
      const snapshot = guardedRead(body.read, given, context)
      if (snapshot === unreadable) issues.only(unreadableIssue)
      else {
        const accepts = comparesBaseline ? acceptsUnchanged(given, baseline?.whole, schema()) : acceptedBy(reader)
        validateSnapshot({ body, schema, resolved, issues, accepts }, snapshot, context, [])
      }
      return value
    },
  }
  return validator
}

/** Whether only the evaluator can decide. */
const needsEvaluator = ({ reader, baseline, unchanged }: ResolvedOptions): boolean =>
  reader === 'tolerant' || unchanged === 'accept' || baseline !== undefined
