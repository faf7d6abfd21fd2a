import type { Node } from '../explain/node.ts'
import { explain, strictly, unexplained } from '../explain/walk.ts'
import type { Form } from '../parameters/form.ts'
import { withRepeated } from '../parameters/parameter-node.ts'
import type { Given, ReadParameters } from '../parameters/read-parameters.ts'
import type { Rule } from '../rules/define-rule.ts'
import { fieldSet, orderedRules } from '../rules/rule-set.ts'
import { Snapshot, validObject } from '../snapshot/snapshot.ts'
import { judge } from './judge.ts'
import { unreadable, unreadableFinding, unreadableValue } from './read.ts'
import type { Validator } from './validator.ts'

/** How the parameters of one part of a request are read, judged and answered. */
export interface Parameters<Fields> {
  readonly form: Form
  readonly read: () => ReadParameters
  readonly check: (record: unknown) => record is Readonly<Fields>
  readonly rules: readonly Rule[]
  /** What the answer holds in place of parameters that are left out. */
  readonly defaults: () => Readonly<Record<string, unknown>>
}

const wrongForm = /* @__PURE__ */ Symbol('wrong form')

/** Only reading is guarded, so that a mistake of our own stays visible. */
function given(read: ReadParameters, value: unknown): Given | typeof wrongForm | typeof unreadable {
  try {
    return read(value) ?? wrongForm
  } catch {
    return unreadableValue()
  }
}

/** What is answered: a new object of the parameters that are there or have a default. */
const filled = (record: Given['record'], defaults: Given['record']): object =>
  Object.fromEntries(
    Object.entries(record)
      .map(([name, value]) => [name, value ?? defaults[name]] as const)
      .filter(([, value]) => value !== undefined),
  )

export function parametersValidator<Fields>(
  { form, read, check, rules: warningRules, defaults }: Parameters<Fields>,
  node: () => Node,
): Validator {
  const names = [...new Set(warningRules.flatMap((rule) => [...rule.reads, ...rule.readsIfPresent]))]
  const rules = {
    read: () => undefined,
    errorRules: [],
    warningRules: orderedRules(warningRules, names),
    defaults: undefined,
    defaulted: 0,
    complete: (record: object) => ({ ...record }),
  }
  return {
    node,
    is(value) {
      const found = given(read(), value)
      return typeof found === 'object' && check(found.record)
    },
    examine(value, settings, findings) {
      const found = given(read(), value)
      if (found === unreadable) findings.only(unreadableFinding)
      else if (found === wrongForm) findings.only(form.finding)
      else {
        const { record, repeated } = found
        let invalid: readonly string[] = []
        if (!check(record)) {
          const fields = Object.entries(record).map(([key, value]) => ({ key, value }))
          invalid = explain(
            withRepeated(node(), repeated),
            new Snapshot('object', fields, false, validObject),
            [],
            findings,
            strictly,
          )
          if (findings.errors.length === 0) unexplained()
        }
        const sent = names.filter((name) => record[name] !== undefined)
        const unusable = [...names.filter((name) => record[name] === null), ...invalid]
        const fields = { fields: record, sent: fieldSet(sent, names), unusable: fieldSet(unusable, names) }
        if (!findings.full) judge(rules, fields, [], settings, findings)
        return filled(record, defaults())
      }
      return value
    },
  }
}
