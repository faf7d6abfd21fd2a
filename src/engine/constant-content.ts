import { asWritten, type AnyIssueContent, type MessageText } from '../issues/create-issue.ts'
import type { PreparedRule } from '../rules/define-rule.ts'

/** The content of an issue of a rule. */
export interface RuleContent extends AnyIssueContent {
  readonly message: Exclude<MessageText, string>
}

/** Returns whether every issue of a rule has the same content: the rule reads no field, or its params are empty. */
export const isConstant = (rule: PreparedRule, params: object): boolean =>
  rule.valid.length === 0 || Object.keys(params).length === 0

/**
 * Returns the content of every issue of a rule, created once, with its text. Such an issue then takes half the time;
 * most warnings are of this kind.
 */
export function constantContent(rule: PreparedRule, create: () => RuleContent): RuleContent {
  let content = contents.get(rule)
  if (content === undefined) {
    const created = create()
    const text = created.message('', false, asWritten)
    content = {
      ...created,
      message: (label, isWhole, name) => (name === asWritten ? label + text : created.message(label, isWhole, name)),
    }
    contents.set(rule, content)
  }
  return content
}

const contents = /* @__PURE__ */ new Map<PreparedRule, RuleContent>()
