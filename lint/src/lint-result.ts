import type { Issue, Result } from 'monitor-contract'

/** A position in a text. */
export interface TextPosition {
  /** The number of UTF-16 code units before the position. */
  readonly offset: number
  /** The number of the line, from 1. LF, CRLF and CR end a line. */
  readonly line: number
  /** The column in UTF-16 code units, from 1. A byte order mark does not count. */
  readonly column: number
}

/** A part of a text. `end` is the position after its last character. */
export interface TextRange {
  readonly start: TextPosition
  readonly end: TextPosition
}

/** A change of a text, which replaces a range. */
export interface TextEdit {
  readonly range: TextRange
  readonly insert: string
}

/**
 * Whether a program may apply a fix (`'safe'`: the meaning is plain, and the value has no error
 * afterwards that it did not have before) or a person should choose (`'unsafe'`).
 */
export type Applicability = 'safe' | 'unsafe'

/** A fix of an issue, as edits of the text. */
export interface TextFix {
  /** An imperative sentence in English, such as `Rename to "activated"`. */
  readonly title: string
  readonly applicability: Applicability
  /** The edits, in the order of the text. They do not touch each other. */
  readonly edits: readonly TextEdit[]
}

/** The location of a value: field names and list indices, from the outside in. */
export type Path = readonly (string | number)[]

/** What all issues have in common: those of contracts, of own rules, and of lint. */
export interface AnyIssue {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly path: Path
  readonly pointer: string
  readonly message: string
  readonly params: object
  readonly related?: readonly AnyRelatedField[]
}

/** Another field that an issue is about. */
export interface AnyRelatedField {
  readonly path: Path
  readonly pointer: string
}

/** Another field that an issue is about, with its range. */
export interface TextRelatedField extends AnyRelatedField {
  readonly range: TextRange
}

/** The params of the codes that only lint has. */
export interface TextIssueParams {
  /** `reason` names the cause, such as `CommaExpected`. */
  readonly 'json-syntax': { readonly reason: string }
  /** `reason` names the cause, such as `BAD_INDENT`. */
  readonly 'yaml-syntax': { readonly reason: string }
  /** The line of the key before it. */
  readonly 'duplicate-key': { readonly otherLine: number }
  readonly 'imprecise-number': Readonly<Record<string, never>>
  /** Why the comment, or the code in it, ignores nothing. */
  readonly 'unused-ignore': {
    readonly reason: 'no-reason' | 'no-code' | 'not-configurable' | 'not-needed'
    readonly ignored?: string
  }
}

/** The codes that only lint has. */
export type TextIssueCode = keyof TextIssueParams

/** An issue of a code that only lint has, before its range is known. */
export interface TextIssueOf<Code extends TextIssueCode> extends AnyIssue {
  readonly code: Code
  readonly params: TextIssueParams[Code]
}

/** An issue about the text itself, which no contract finds. */
export type TextIssue = { readonly [Code in TextIssueCode]: TextIssueOf<Code> }[TextIssueCode]

/** An issue with its range in the text and its fixes. */
export type WithRange<I extends AnyIssue> = I extends unknown
  ? Omit<I, 'related'> & {
      /**
       * The range of the value; of the key of an unknown field or a duplicate key; of the first
       * character of the object that lacks a field; of the part that is no valid syntax.
       */
      readonly range: TextRange
      /** The fixes that can be written in the text, the most likely first. */
      readonly fixes: readonly TextFix[]
      readonly related?: readonly TextRelatedField[]
    }
  : never

/** An issue that `lintText` found: of the contract, of an own rule, or of the text itself. */
export type LintIssue<I extends AnyIssue = Issue> = WithRange<I | TextIssue>

/** The result for one monitor of a text. */
export interface LintResult<T = unknown, I extends AnyIssue = Issue> {
  /** The index of the document in the stream, counting empty ones; 0 in JSON. */
  readonly document: number
  /** The JSON Pointer of the monitor; `''` for the whole document, or an issue about all of it. */
  readonly at: string
  readonly result: Result<T, LintIssue<I>>
}
