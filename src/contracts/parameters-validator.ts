import type { Node } from '../explain/node.ts'
import { explain, strictly, unexplained } from '../explain/walk.ts'
import type { Form } from '../parameters/form.ts'
import { withRepeated } from '../parameters/parameter-node.ts'
import type { Given, ReadParameters } from '../parameters/read-parameters.ts'
import type { Notice } from '../rules/rule.ts'
import { judgeNotices } from './judge.ts'
import { unreadable, unreadableFinding, unreadableValue } from './read.ts'
import type { Validator } from './validator.ts'

/** How the parameters of one part of a request are read, judged and answered. */
export interface Parameters<Fields> {
  readonly form: Form
  readonly read: () => ReadParameters
  readonly check: (record: unknown) => record is Readonly<Fields>
  readonly notices: readonly Notice<Fields>[]
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
  { form, read, check, notices, defaults }: Parameters<Fields>,
  node: () => Node,
): Validator {
  const judge = judgeNotices(notices)
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
        if (!check(record)) {
          explain(
            withRepeated(node(), repeated),
            { $parts: Object.entries(record).map(([name, value]) => ({ name, value })), $unlisted: undefined },
            [],
            findings,
            strictly,
          )
          if (findings.errors.length === 0) unexplained()
        }
        judge({ record, seen: record, unsound: [], path: [], settings, findings })
        return filled(record, defaults())
      }
      return value
    },
  }
}
