/**
 * The type of the documentation of a rule, for the reference, `rules.json` and tests. Each rule file exports it as
 * `documentation` beside the rule, so that no bundle contains it.
 */
export interface RuleDocumentation {
  /** When the issue is reported, in Markdown. */
  readonly meaning: string
  /** The location of the issue, in Markdown. By default it is the field of the rule. */
  readonly place?: string
  /** The fields that the rule reads inside the objects of `reads`, if any. */
  readonly inside?: readonly string[]
  /**
   * The rule in CEL, if it compares fields of one monitor.
   *
   * The expression assumes that the fields are present. A rule about missing fields sets `celIsWhole` and writes the
   * whole expression.
   */
  readonly cel?: string
  readonly celIsWhole?: true
  /** A param that the message contains, and the field from which its value comes. */
  readonly celMessageField?: readonly [param: string, field: string]
  /**
   * Examples of fields that break the rule, added to a minimal valid value. For a list, two items have these fields.
   */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}
