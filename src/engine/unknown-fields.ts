import { createIssue, noIssues, type AnyIssueContent } from '../issues/create-issue.ts'
import type { Issue, Severity } from '../issues/issue.ts'
import { placeOf, quoted } from '../issues/path-text.ts'
import { suggestField } from '../issues/suggestion.ts'
import { stepsIn } from '../schema/json-pointer.ts'
import type { UnknownField } from '../schema/read-values.ts'
import { firstInOrder } from './result.ts'
import type { Scope } from './body.ts'

/** Returns the issues of the unknown fields. Fields that only a response has are warnings, whatever the option says. */
export function unknownFieldIssues(
  unknownFields: readonly UnknownField[] | undefined,
  responseOnly: readonly string[],
  scope: Scope,
): readonly Issue[] {
  if (unknownFields === undefined || unknownFields.length === 0) return noIssues
  const { schema, options } = scope
  const located = unknownFields.flatMap(({ pointer, name }) => {
    const isResponseOnly = pointer === '' && responseOnly.includes(name)
    if (options.unknownFields === 'ignore' && !isResponseOnly) return []
    const severity: Severity = options.unknownFields === 'error' && !isResponseOnly ? 'error' : 'warning'
    return {
      path: [...stepsIn(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step)), name],
      severity,
      isResponseOnly,
    }
  })
  return firstInOrder(located, schema, options.maxIssues).map(({ path, severity, isResponseOnly }) => {
    const content = isResponseOnly ? responseOnlyField : unknownField(suggestField(schema, path))
    return createIssue({ severity, place: placeOf(path), content, related: undefined }, scope)
  })
}

const responseOnlyField: AnyIssueContent = {
  code: 'response-only-field',
  params: /* @__PURE__ */ Object.freeze({}),
  message: 'is a response-only field.',
}

/** Creates the content of an issue about an unknown field. */
export const unknownField = (suggestion: string | undefined): AnyIssueContent => ({
  code: 'unknown-field',
  params: Object.freeze(suggestion === undefined ? {} : { suggestion }),
  message: (label) =>
    `Unknown field ${quoted(label)}.${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
})
