import { createIssue, type AnyIssueContent } from '../issues/create-issue.ts'
import type { Issue, Path, Result } from '../issues/issue.ts'
import { placeOf } from '../issues/path-text.ts'
import { suggestField } from '../issues/suggestion.ts'
import type { Form } from '../parameters/parameter-form.ts'
import type { ReadParameters, ReadParametersResult } from '../parameters/read-parameters.ts'
import { spellingOf } from '../parameters/spelling.ts'
import type { PreparedRule } from '../rules/define-rule.ts'
import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import type { Check, CheckError } from '../schema/check.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import { deepFrozen, ownProperties } from '../schema/own-properties.ts'
import { unread } from '../schema/read-parts.ts'
import { applyRules } from './apply-rules.ts'
import { checkRecord, isValid } from './check-record.ts'
import { causesOf, issuesFrom, valueAt } from './issues-from.ts'
import type { ResolvedOptions } from './options.ts'
import { unreadable } from './read.ts'
import { resultOf } from './result.ts'
import { strict } from './leniency.ts'
import { unknownField } from './unknown-fields.ts'
import { unreadableIssue } from './validate.ts'

/** The parameters of one part of a request. */
export interface Parameters {
  readonly form: Form
  readonly read: () => ReadParameters
  readonly check: Check
  readonly schema: () => JsonSchema
  readonly rules: readonly PreparedRule[]
  /** Returns the default of each parameter; undefined if it has none. */
  readonly defaults: () => Readonly<Record<string, unknown>>
}

/** Validates parameters in the same steps as a body: read, check, issues, rules, result. */
export function validateParameters(
  parameters: Parameters,
  value: unknown,
  options: ResolvedOptions,
  within: Path,
): Result<unknown> {
  const { form, check, rules, defaults } = parameters
  const { maxIssues, unknownFields, addsDefaults } = options
  const schema = parameters.schema()
  const scope = { schema, options, within, ...strict }
  const result = (issues: readonly Issue[], output: unknown = value) => resultOf(output, issues, scope)
  const issueAt = (path: Path, content: AnyIssueContent, severity: Issue['severity'] = 'error'): Issue =>
    createIssue({ severity, place: placeOf(path), content, related: undefined }, options, within)

  const read = readParameters(parameters, value)
  if (read === unreadable) return result([unreadableIssue(scope)])
  if (read === undefined) return result([issueAt([], wrongForm(form, value))])
  const { record, repeated, unknown } = read

  const errors = checkRecord(check, record, maxIssues).filter(
    ({ instancePath }) => !repeated.has(instancePath.slice(1)),
  )

  const causes = causesOf(errors, record, scope)
  const misspelt = causes.filter(({ location, error }) => isMisspelt(location.schema, error))
  const found = issuesFrom(
    causes.filter((cause) => !misspelt.includes(cause)),
    record,
    scope,
  ).concat(
    misspelt.map(({ path, location }) => issueAt(path, wrongSpelling(location.schema, valueAt(record, path)))),
    Array.from(repeated, (name) => issueAt([name], duplicate)),
  )

  const silent = [...causes.map(({ location }) => location.steps[0]), ...repeated]
  const broken = applyRules(rules, record, silent, scope)

  const paths = unknownFields === 'ignore' ? [] : Array.from(unknown, (name) => [name]).slice(0, maxIssues)
  const severity = unknownFields === 'error' ? 'error' : 'warning'
  const reported = paths.map((path) => issueAt(path, unknownField(suggestField(schema, path)), severity))
  return result(found.concat(broken, reported), withMissingDefaults(record, addsDefaults ? defaults() : noDefaults))
}

export function areValidParameters(
  parameters: Parameters,
  value: unknown,
  { unknownFields }: ResolvedOptions,
): boolean {
  const read = readParameters(parameters, value)
  if (read === unreadable || read === undefined) return false
  return isValid(parameters.check, read.record, 1) && !(unknownFields === 'error' && read.unknown.size > 0)
}

/** Reads the parameters of a value. Only the read is inside the `try`, so that errors in other code are not hidden. */
function readParameters({ read }: Parameters, value: unknown): ReadParametersResult | typeof unreadable | undefined {
  const readFunction = read()
  try {
    return readFunction(value)
  } catch {
    return unreadable
  }
}

/** Returns whether an error is about a number or boolean that is not written as in JSON. */
const isMisspelt = (schema: JsonSchema, { keyword }: CheckError): boolean =>
  keyword === 'type' && spellingOf(schema) !== undefined

const wrongSpelling = (schema: JsonSchema, value: unknown): AnyIssueContent => ({
  code: 'type',
  params: deepFrozen({ expected: typesIn(schema), received: jsonTypeOf(value) }),
  message: spellingOf(schema)?.message ?? '',
})

const wrongForm = ({ expected, words }: Form, value: unknown): AnyIssueContent => ({
  code: 'type',
  params: deepFrozen({ expected, received: jsonTypeOf(unread(value)) }),
  message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${words}.`,
})

const duplicate: AnyIssueContent = {
  code: 'duplicate-parameter',
  params: /* @__PURE__ */ Object.freeze({}),
  message: 'is given more than once.',
}

const noDefaults = /* @__PURE__ */ ownProperties({})

/** Returns a new object with the parameters that are present or have a default. */
const withMissingDefaults = (record: Readonly<Record<string, unknown>>, defaults: object): object =>
  Object.fromEntries(
    Object.entries(record)
      .map(([name, value]): [string, unknown] => [name, value ?? Reflect.get(defaults, name)])
      .filter(([, value]) => value !== undefined),
  )
