import type { Finding } from '../issues/findings.ts'
import type { IssueCode, Path } from '../issues/issue.ts'

/**
 * Fields as a rule sees them: a field that is not there is undefined, and one that is null, which no rule judges,
 * stays so.
 */
export type Seen<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined }

/** A rule over several fields of one object. */
interface CrossField<Fields, Code extends IssueCode> {
  /** The field that its issue stands at. */
  readonly at: keyof Fields & string
  /** Every field that it looks at: where something is wrong with one of them, the rule is not asked. */
  readonly reads: readonly (keyof Fields & string)[]
  /** Nothing where the fields agree, are null, or are too few to tell. */
  readonly broken: (fields: Seen<Fields>) => Finding<Code> | undefined
}

/** Values of the fields that are not there. */
export type Absent<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] }

export type ConstraintCode = 'frequency-offset' | 'packet-loss-order'
export type AdviceCode = 'frequency-offset-missing' | 'response-time-order' | 'alert-settings-ignored' | 'seen-order'

/**
 * A rule that makes a value invalid. Given some of its fields alone, it is broken only where no value of the others
 * could satisfy it.
 */
export interface Constraint<Fields> extends CrossField<Fields, ConstraintCode> {
  /** The same where fields that are not there have the given values. */
  readonly broken: (fields: Seen<Fields>, absent?: Absent<Fields>) => Finding<ConstraintCode> | undefined
}

/** A rule that warns. */
export type Advice<Fields> = CrossField<Fields, AdviceCode>

/** Something worth a warning in what was sent, whatever else is true of it. */
export interface Notice<Fields> {
  readonly finding: Finding
  /** The places that deserve the warning, in order; nothing where none does. */
  readonly places: (fields: Seen<Fields>) => readonly Path[] | undefined
}
