import type { AnyIssueContent } from '../issues/create-issue.ts'
import type { Path, Result } from '../issues/issue.ts'
import type { ParameterForm } from '../parameters/parameter-form.ts'
import { rejected } from '../parameters/read-parameters.ts'
import { spellingOf } from '../parameters/spelling.ts'
import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import { deepFrozen } from '../schema/own-properties.ts'
import { isFields } from '../schema/read-values.ts'
import { type Body, type ContentOf, scopeOf } from '../engine/body.ts'
import type { ResolvedOptions } from '../engine/options.ts'
import { resultOf } from '../engine/result.ts'
import { bodyIssues } from '../engine/validate.ts'

/** Validates parameters in the same steps as a body. The value of the result is a new object. */
export function validateParameters(
  body: Body,
  value: unknown,
  options: ResolvedOptions,
  within?: Path,
): Result<unknown> {
  const scope = scopeOf(body, options, within)
  const { record, issues } = bodyIssues(body, value, scope)
  const { properties = {} } = scope.schema
  const fields = isFields(record) ? record : {}
  const entries = Object.entries(properties).map(([name, subschema]): [string, unknown] => [
    name,
    fields[name] ?? (options.addsDefaults ? subschema.default : undefined),
  ])
  return resultOf(Object.fromEntries(entries.filter(([, field]) => field !== undefined)), issues, scope)
}

/** Returns a function that returns the content of errors about types, in words about the text of parameters. */
export const parameterContent =
  (form: ParameterForm): ContentOf =>
  (keyword, schema, value) => {
    if (keyword !== 'type') return undefined
    if (schema.properties !== undefined) return wrongForm(form, value === rejected ? {} : value)
    return value === rejected ? duplicate : wrongSpelling(schema, value)
  }

/** Returns the content of an issue about a number or boolean that is not written as in JSON. */
function wrongSpelling(schema: JsonSchema, value: unknown): AnyIssueContent | undefined {
  const message = spellingOf(schema)?.message
  const params = deepFrozen({ expected: typesIn(schema), received: jsonTypeOf(value) })
  return message === undefined ? undefined : { code: 'type', params, message }
}

/** Returns the content of an issue about a value of another kind. */
export const wrongForm = (
  { expected, words }: Pick<ParameterForm, 'expected' | 'words'>,
  value: unknown,
): AnyIssueContent => ({
  code: 'type',
  params: deepFrozen({ expected, received: jsonTypeOf(value) }),
  message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${words}.`,
})

const duplicate: AnyIssueContent = {
  code: 'duplicate-parameter',
  params: /* @__PURE__ */ Object.freeze({}),
  message: 'is given more than once.',
}
