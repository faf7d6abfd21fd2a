import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Issue, IssueCode, IssueParams, Path, Severity } from './issue.ts'
import { labelOf } from './label.ts'
import { worded, type MessageTable } from './messages.ts'
import { toPointer } from './pointer.ts'

/**
 * Collects the issues of one validation, up to a maximum number of errors, and of warnings.
 *
 * Every issue of a result is created here, so that none lacks the message of the option `messages`.
 */
export class IssueCollector {
  readonly errors: Issue[] = []
  readonly warnings: Issue[] = []
  /** Maximum number of errors, and of warnings. */
  readonly limit: number
  readonly #options: CollectorOptions
  readonly #within: Path

  /** @param within The path of the validated value, which is the beginning of each path: by default none. */
  constructor(options: CollectorOptions, within: Path = []) {
    this.limit = options.maxIssues
    this.#options = options
    this.#within = within
  }

  /** Returns an empty collector with the same options. */
  another(): IssueCollector {
    return new IssueCollector(this.#options, this.#within)
  }

  /** Whether the maximum number of errors is reached. */
  get full(): boolean {
    return this.errors.length >= this.limit
  }

  /** Whether the maximum number of warnings is reached. */
  get warned(): boolean {
    return this.warnings.length >= this.limit
  }

  error(path: Path, content: AnyIssueContent): void {
    if (!this.full) this.errors.push(this.#issueAt('error', path, content))
  }

  warning(path: Path, content: AnyIssueContent): void {
    if (!this.warned) this.warnings.push(this.#issueAt('warning', path, content))
  }

  /** Replaces all issues by one error. */
  only(content: IssueContent): void {
    this.errors.length = 0
    this.warnings.length = 0
    this.error([], content)
  }

  #issueAt(severity: Severity, below: Path, { code, params, message }: AnyIssueContent): Issue {
    const path = this.#within.concat(below)
    const label = labelOf(path)
    // TypeScript does not see that the copied code and params still belong together.
    const issue = {
      severity,
      code,
      path,
      pointer: toPointer(path),
      message: typeof message === 'string' ? `${label} ${message}` : message(label, path.length === 0),
      params: deepFrozen(params),
    } as Issue
    return worded(issue, this.#options.messages)
  }
}

/** The options of a validation that its issues depend on. */
export interface CollectorOptions {
  /** Maximum number of errors, and of warnings. */
  readonly maxIssues: number
  readonly messages: MessageTable | undefined
}

/** Options of a collector for one error that only decides whether a value is valid, so that nobody reads it. */
export const oneUnseen: CollectorOptions = { maxIssues: 1, messages: undefined }

/**
 * The end of a message after the name of the field, or a function that returns the whole message for that name.
 * `isWhole` is true for the whole value, which has no name of its own.
 */
export type MessageText = string | ((label: string, isWhole: boolean) => string)

/** An issue without its instance location. */
export type IssueContent<Code extends IssueCode = IssueCode> = {
  readonly [C in Code]: { readonly code: C; readonly params: IssueParams[C]; readonly message: MessageText }
}[Code]

/** The content of an issue with any code, because rules define their own codes. */
export interface AnyIssueContent {
  readonly code: string
  readonly params: object
  readonly message: MessageText
}
