import type { Params, Path, Severity } from '../issues/finding.ts'
import type { AnyWrite } from '../issues/issue.ts'
import type { FieldReader } from '../schema/field-readers.ts'

/** A cross-field rule, or a warning about a value that the schema allows. */
export interface Rule {
  readonly code: string
  readonly severity: Severity
  /** The place of the issue. */
  readonly at: Path
  /** The fields that the rule reads. If there are none, it always runs. */
  readonly reads: readonly RuleField[]
  /**
   * Whether the rule is about missing fields, so that it runs where the value has none of its
   * fields.
   */
  readonly runsWithoutFields: boolean
  /** Whether the rule runs although the stored value of a field that it reads is not allowed. */
  readonly runsOnRejected: boolean
  /**
   * Returns the params of the issue, a list of issues, or undefined if the fields follow the rule.
   */
  readonly check: (record: unknown) => object | undefined
  /** Writes the English message of an issue. */
  readonly write: AnyWrite
}

/** A field that a rule reads. */
export interface RuleField {
  /** The name, dotted where nested: `request.pingCount`. */
  readonly name: string
  readonly path: Path
  /** The top-level field that it is, or that it is in. */
  readonly topName: string
  /**
   * Whether the rule is silent where the field is missing. It is always silent where the field is
   * null.
   */
  readonly isRequired: boolean
  readonly valueIn: FieldReader
}

/** One of several issues that a rule finds. */
export interface RuleFinding<P = Params> {
  /** The path from the top of the value. */
  readonly path: Path
  readonly params: P
  /**
   * The paths of the other fields that the issue is about. By default those that the rule reads.
   */
  readonly related?: readonly Path[]
}

/**
 * The documentation of a rule, for the reference, editors and tests. Each rule file exports
 * `documentation` beside the rule, so that a bundle of the rule does not contain it.
 */
export interface RuleDocumentation {
  /** When the issue is reported, in Markdown. */
  readonly meaning: string
  /** The location of the issue, in Markdown. By default it is the field of the rule. */
  readonly location?: string
  /** The fields that the rule reads inside lists, such as `request.assertions[].source`. */
  readonly inside?: readonly string[]
  /** The first version with the rule. */
  readonly since: string
  readonly examples: readonly RuleExample[]
}

/** An example of fields that break a rule. */
export interface RuleExample {
  /** The fields, added to a minimal valid value. For a list, two items have them. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields that follow the rule. They are missing where a fix of the linter makes them. */
  readonly mended?: Readonly<Record<string, unknown>>
}
