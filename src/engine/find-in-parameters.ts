import type { Finding, Params } from '../issues/finding.ts'
import type { ValueForm } from '../issues/keyword-params.ts'
import type { ParameterForm } from '../parameters/parameter-form.ts'
import { rejected } from '../parameters/read-parameters.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import type { Description, Found } from './description.ts'
import { findInBody } from './find-in-body.ts'
import type { ResolvedOptions } from './options.ts'

/** Finds the issues of parameters, which were read from text, and adds the documented defaults. */
export function findInParameters(
  description: Description,
  form: ParameterForm,
  { given, options }: { readonly given: unknown; readonly options: ResolvedOptions },
): Found {
  const { record, findings } = findInBody(description, given, options)
  const fields = isFields(record) ? record : {}
  return {
    value: withDefaults(fields, description.schema()),
    record,
    findings: findings.map((finding) =>
      finding.code === 'type' ? aboutParameter(finding, { form, fields, given }) : finding,
    ),
  }
}

/** Returns the parsed parameters, with the defaults of those that are missing. */
function withDefaults(fields: Fields, { properties = {} }: JsonSchema): object {
  const values: Record<string, unknown> = {}
  for (const [name, { default: documented }] of Object.entries(properties)) {
    const value = fields[name] ?? documented
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Returns the params of a finding about a value that has none of the accepted forms. */
export const wrongFormParams = (
  { expected, name }: Pick<ParameterForm, 'expected'> & { readonly name: ValueForm },
  given: unknown,
): Params => ({ expected, received: jsonTypeOf(given), form: name })

interface Given {
  readonly form: ParameterForm
  readonly fields: Fields
  readonly given: unknown
}

/** Returns a finding about a wrong type as one about text: of a parameter, or of all of them. */
function aboutParameter(finding: Finding, { form, fields, given }: Given): Finding {
  const [name] = finding.path
  if (name === undefined) {
    return { ...finding, params: wrongFormParams(form, given) }
  }
  if (fields[name] === rejected) return { ...finding, code: 'duplicate-parameter', params: {} }
  const isText = String(finding.params['expected']) === 'string'
  return isText ? finding : { ...finding, params: { ...finding.params, form: 'parameter' } }
}
