/**
 * What the reference, `rules.json` and their tests say of a rule; kept apart from the rule, so that no bundle of a
 * contract contains it.
 */
export interface RuleDocumentation {
  /** When the rule is broken, in Markdown. */
  readonly meaning: string
  /** Where the issue stands, in Markdown, if not at one field. */
  readonly place?: string
  /** The fields that the rule reads inside the objects of its `reads`, if it reads inside objects. */
  readonly inside?: readonly string[]
  /**
   * The rule in CEL over `self`, for present values; only for a rule that compares fields of one monitor. A rule about
   * missing fields writes the whole expression and sets `celIsWhole`.
   */
  readonly cel?: string
  readonly celIsWhole?: true
  /** A param whose value the message contains, and the field that it comes from. */
  readonly celMessageField?: readonly [param: string, field: string]
  /** Fields that break the rule, each on top of a minimal valid value; for a list, two items with them. */
  readonly examples: readonly object[]
}
