import type { CompiledSchema } from '../evaluator/compiled-schema.ts'
import { IssueCollector } from '../issues/issue-collector.ts'
import { decidingContext } from '../snapshot/read-context.ts'
import { validateSnapshot, detailedContextFor, type Body } from './body.ts'
import { guardedRead, unreadable, unreadableIssue } from './guarded-read.ts'
import type { Validator } from './validator.ts'
import { isValid } from './fast-check.ts'

/** Returns the validator of a body that is one object. */
export function bodyValidator(body: Body, schema: () => CompiledSchema): Validator {
  const validator: Validator = {
    schema,
    is(value, resolved) {
      if (resolved.tolerant || resolved.baseline !== undefined) {
        const issues = new IssueCollector(1)
        validator.collectIssues(value, resolved, issues)
        return !issues.full
      }
      const context = decidingContext(resolved.unknownFields === 'error')
      return isValid(body, guardedRead(body.read, value, context), context)
    },
    collectIssues(value, resolved, issues) {
      const context = detailedContextFor(resolved)
      const snapshot = guardedRead(body.read, value, context)
      if (snapshot === unreadable) issues.only(unreadableIssue)
      else validateSnapshot(body, snapshot, context, schema, [], resolved, issues)
      return value
    },
  }
  return validator
}
