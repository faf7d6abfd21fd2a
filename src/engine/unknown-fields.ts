import type { Finding, Severity } from '../issues/finding.ts'
import { firstInOrder } from '../issues/finish.ts'
import { suggestField } from '../issues/suggestion.ts'
import { stepsIn } from '../schema/json-pointer.ts'
import type { UnknownField } from '../schema/read-values.ts'
import type { Description } from './description.ts'
import type { ResolvedOptions } from './options.ts'

/** Returns the findings about unknown fields, and about fields that only a response has. */
export function unknownFieldFindings(
  { schema, responseOnly }: Pick<Description, 'schema' | 'responseOnly'>,
  unknownFields: readonly UnknownField[],
  { severities, maxIssues }: Pick<ResolvedOptions, 'severities' | 'maxIssues'>,
): readonly Finding[] {
  const found: Finding[] = []
  for (const { pointer, name } of unknownFields) {
    const code = codeOfUnknown({ pointer, name }, responseOnly)
    const severity: Severity | 'off' = severities.get(code) ?? 'off'
    if (severity === 'off') continue
    found.push({ severity, code, path: [...pathIn(pointer), name], params: {} })
  }
  // Suggestions are made only for what can be in a result, because there can be a million fields.
  return firstInOrder(found, schema, maxIssues).map((finding) =>
    finding.code === 'unknown-field' ? withSuggestion(finding, schema) : finding,
  )
}

/**
 * Returns the code of a finding about an unknown field: another one for a field that responses
 * have.
 */
export const codeOfUnknown = (
  { pointer, name }: UnknownField,
  responseOnly: readonly string[],
): 'response-only-field' | 'unknown-field' =>
  pointer === '' && responseOnly.includes(name) ? 'response-only-field' : 'unknown-field'

/**
 * Returns the path of an object. Its steps are known fields, of which none is a number, and
 * indices.
 */
const pathIn = (pointer: string) =>
  stepsIn(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

function withSuggestion(finding: Finding, schema: Description['schema']): Finding {
  const suggestion = suggestField(schema(), finding.path)
  return suggestion === undefined ? finding : { ...finding, params: { suggestion } }
}
