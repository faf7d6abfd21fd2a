import { asWritten, type AnyIssueContent, type MessageText } from '../issues/create-issue.ts'
import { placeOf, type Place } from '../issues/path-text.ts'
import type { PreparedRule } from '../rules/define-rule.ts'
import { memoize } from '../schema/memoize.ts'

/** The content of an issue of a rule. */
export type RuleContent = AnyIssueContent & { readonly message: Exclude<MessageText, string> }

/**
 * Returns the content of an issue about a record that has every value that the rule compares. A rule that reads no
 * field, or whose params are empty, has one content for all of its issues, which is created once, with its text: such
 * an issue takes half the time, and most warnings are of this kind.
 */
export function ruleContentOf(rule: PreparedRule, params: object): RuleContent {
  if (rule.readFields.length > 0 && Object.keys(params).length > 0) return newContent(rule, params)
  let content = contents.get(rule)
  if (content === undefined) {
    const created = newContent(rule, params)
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

/** Has no record in the scope of its functions, because the first content of a rule stays in memory. */
const newContent = (rule: PreparedRule, params: object): RuleContent => ({
  code: rule.code,
  params: Object.freeze(params),
  message: (label, _isWhole, name) => `${label} ${rule.message(params, (field) => name(placeIn(rule, field)))}`,
})

/** Returns the place of a field, or of the nested field that a rule reads, such as `request.pingCount`. */
export const placeIn = ({ inner }: PreparedRule, field: string): Place =>
  placeNamed(inner?.[0] === field ? inner.join('.') : field)

const placeNamed = /* @__PURE__ */ memoize((name: string) => placeOf(Object.freeze(name.split('.'))))
