import { asWritten, type AnyIssueContent, type MessageText } from '../issues/create-issue.ts'
import type { PreparedRule } from '../rules/define-rule.ts'

/** The content of an issue of a rule. */
export interface RuleContent extends AnyIssueContent {
  readonly message: Exclude<MessageText, string>
}

/**
 * Returns the content of an issue. A rule that reads no field, or whose params are empty, has one content for all of
 * its issues, which is created once, with its text: such an issue takes half the time, and most warnings are of this
 * kind.
 */
export function createdOnce(rule: PreparedRule, params: object, create: () => RuleContent): RuleContent {
  if (rule.readFields.length > 0 && Object.keys(params).length > 0) return create()
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
