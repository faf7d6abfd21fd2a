import type { CompiledSchema } from '../evaluator/compile-schema.ts'
import { evaluateSchema, strictScope } from '../evaluator/evaluate-schema.ts'
import { jsonTypeOf } from '../evaluator/json-type.ts'
import { orderBySchema } from '../evaluator/order-issues.ts'
import type { Draft } from '../issues/draft.ts'
import type { Form } from '../parameters/parameter-form.ts'
import { withoutRepeated } from '../parameters/compile-parameter-schema.ts'
import type { ReadParametersResult, ReadParameters } from '../parameters/read-parameters.ts'
import type { Fields, Rule } from '../rules/define-rule.ts'
import { fieldSet, orderedRules } from '../rules/field-sets.ts'
import { unread, Snapshot, validObject } from '../snapshot/snapshot.ts'
import { applyRules } from './apply-rules.ts'
import { joined } from './body-validator.ts'
import type { Validator } from './define-contract.ts'
import { unreadable, unreadableDrafts, unreadableValue } from './guarded-read.ts'
import type { ResolvedOptions } from './options.ts'

export function parametersValidator<Fields>(
  { form, read, check, rules: warnings, defaults }: Parameters<Fields>,
  schema: () => CompiledSchema,
): Validator {
  const names = [...new Set(warnings.flatMap((rule) => [...rule.reads, ...rule.readsIfPresent]))]
  const warningRules = orderedRules(warnings, names)
  const rules = { errorRules: [], warningRules, defaults: undefined, defaulted: 0, complete: filled }
  return {
    is(value, options) {
      const found = given(read(), value, options)
      return (
        typeof found === 'object' &&
        check(found.record) &&
        !(options.unknownFields === 'error' && found.unknown.size > 0)
      )
    },
    validate(value, options) {
      const { maxIssues, unknownFields } = options
      const values = given(read(), value, options)
      if (values === unreadable) return { output: value, issues: unreadableDrafts }
      if (values === wrongForm)
        return { output: value, issues: { errors: [wrongFormDraft(form, value)], warnings: [] } }
      const { record, repeated, unknown } = values
      const scope = strictScope(maxIssues)
      const snapshot = check(record) ? record : snapshotOf(record)
      const invalid = evaluateSchema(withoutRepeated(schema(), repeated), snapshot, scope)
      const severity = unknownFields === 'error' ? 'error' : 'warning'
      const unlisted = Array.from(invalid.isComplete ? unknown : [], (name): Draft => {
        return { severity, path: [name], content: schema().unknownField([name]), related: undefined }
      })
      const found = joined(invalid.drafts, unlisted)
      const sent = fieldSet(
        names.filter((name) => record[name] !== undefined),
        names,
      )
      const isFull = found.filter((draft) => draft.severity === 'error').length >= maxIssues
      const ruleFields = { fields: record, sent, unusable: fieldSet(invalid.invalidFields, names) }
      const broken = applyRules(rules, isFull ? undefined : ruleFields, { ...scope, baseline: undefined })
      return { output: filled(record, defaults()), issues: orderBySchema(joined(found, broken), schema(), maxIssues) }
    },
  }
}

export interface Parameters<Fields> {
  readonly form: Form
  readonly read: () => ReadParameters
  readonly check: (record: unknown) => record is Readonly<Fields>
  readonly rules: readonly Rule[]
  /** Returns the default of each parameter; undefined if it has none or the contract adds none. */
  readonly defaults: () => Readonly<Record<string, unknown>>
}

const wrongFormDraft = ({ expected, words }: Form, value: unknown): Draft => ({
  severity: 'error',
  path: [],
  related: undefined,
  content: {
    code: 'type',
    params: { expected, received: jsonTypeOf(unread(value)) },
    message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${words}.`,
  },
})

/** Returns a snapshot that reports every parameter, because any of them may be invalid. */
const snapshotOf = (record: Fields): Snapshot =>
  new Snapshot(
    'object',
    Object.entries(record).map(([key, value]) => ({ key, value })),
    validObject,
  )

const wrongForm = /* @__PURE__ */ Symbol('wrong form')

/** Reads the parameters of a value. Only the read is inside the `try`, so that errors in other code are not hidden. */
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
