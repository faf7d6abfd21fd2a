import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { evaluateSchema, strictMode, throwWithoutIssue } from '../evaluator/evaluate-schema.ts'
import { jsonTypeOf } from '../evaluator/json-type.ts'
import type { IssueContent } from '../issues/issue-collector.ts'
import type { Form } from '../parameters/parameter-form.ts'
import { withoutRepeated } from '../parameters/compile-parameter-schema.ts'
import type { ReadParametersResult, ReadParameters } from '../parameters/read-parameters.ts'
import type { Fields, Rule } from '../rules/define-rule.ts'
import { fieldSet, orderedRules } from '../rules/field-sets.ts'
import { unread } from '../snapshot/reader-functions.ts'
import { Snapshot, validObject } from '../snapshot/snapshot.ts'
import { applyRules } from './apply-rules.ts'
import { unreadable, unreadableIssue, unreadableValue } from './guarded-read.ts'
import type { ResolvedOptions } from './options.ts'
import { reportUnknownField } from './report-unknown-field.ts'
import type { Validator } from './validator.ts'

/** Returns the validator for the parameters in one part of a request: its path, its query string or its headers. */
export function parametersValidator<Fields>(
  { form, read, check, rules: warningRules, defaults }: Parameters<Fields>,
  schema: () => CompiledSchema,
): Validator {
  const names = [...new Set(warningRules.flatMap((rule) => [...rule.reads, ...rule.readsIfPresent]))]
  const rules = {
    errorRules: [],
    warningRules: orderedRules(warningRules, names),
    defaults: undefined,
    defaulted: 0,
    complete: filled,
  }
  return {
    schema,
    is(value, resolved) {
      const found = given(read(), value, resolved)
      return (
        typeof found === 'object' &&
        check(found.record) &&
        !(resolved.unknownFields === 'error' && found.unknown.size > 0)
      )
    },
    collectIssues(value, resolved, issues) {
      const found = given(read(), value, resolved)
      if (found === unreadable) issues.only(unreadableIssue)
      else if (found === wrongForm) issues.only(wrongFormIssue(form, value))
      else {
        const { record, repeated, unknown } = found
        let invalid: readonly string[] = []
        if (!check(record)) {
          const fields = Object.entries(record).map(([key, value]) => ({ key, value }))
          invalid = evaluateSchema(
            withoutRepeated(schema(), repeated),
            new Snapshot('object', fields, validObject),
            [],
            issues,
            strictMode,
          )
          if (issues.errors.length === 0) throwWithoutIssue()
        }
        for (const name of unknown) {
          if (issues.full) break
          const severity = resolved.unknownFields === 'error' ? 'error' : 'warning'
          reportUnknownField(issues, [name], schema().suggest(name), severity)
        }
        const sent = names.filter((name) => record[name] !== undefined)
        const fields = { fields: record, sent: fieldSet(sent, names), unusable: fieldSet(invalid, names) }
        if (!issues.full) applyRules(rules, fields, [], { resolved, issues, accepts: strictMode.accepts })
        return filled(record, defaults())
      }
      return value
    },
  }
}

/** The parts from which the validator of parameters is built. */
export interface Parameters<Fields> {
  readonly form: Form
  readonly read: () => ReadParameters
  readonly check: (record: unknown) => record is Readonly<Fields>
  readonly rules: readonly Rule[]
  /** The values of missing parameters. */
  readonly defaults: () => Readonly<Record<string, unknown>>
}

const wrongFormIssue = ({ expected, words }: Form, value: unknown): IssueContent<'type'> => ({
  code: 'type',
  params: { expected, received: jsonTypeOf(unread(value)) },
  message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${words}.`,
})

const wrongForm = /* @__PURE__ */ Symbol('wrong form')

/** Reads the parameters of a value. Only the read is guarded, so that our own mistakes stay visible. */
function given(
  read: ReadParameters,
  value: unknown,
  { unknownFields, maxIssues }: ResolvedOptions,
): ReadParametersResult | typeof wrongForm | typeof unreadable {
  try {
    return read(value, unknownFields === 'ignore' ? 0 : maxIssues) ?? wrongForm
  } catch {
    return unreadableValue()
  }
}

/** Returns a new object with the parameters that are present or have a default. */
const filled = (record: Fields, defaults: object): Fields =>
  Object.fromEntries(
    Object.entries(record)
      .map(([name, value]): [string, unknown] => [name, value ?? Reflect.get(defaults, name)])
      .filter(([, value]) => value !== undefined),
  )
