import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Issue, IssueCode, IssueParams, Path, Severity } from './issue.ts'
import { labelOf } from './label.ts'
import { worded, type MessageTable } from './messages.ts'
import { toPointer } from './pointer.ts'

/** Collects the issues of one validation, up to a maximum number of errors, and of warnings. */
export class IssueCollector {
  readonly errors: Issue[] = []
  readonly warnings: Issue[] = []
  /** Maximum number of errors, and of warnings. */
  readonly limit: number
  readonly #messages: MessageTable | undefined

  constructor(limit: number, messages?: MessageTable) {
    this.limit = limit
    this.#messages = messages
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

  #issueAt(severity: Severity, path: Path, { code, params, message }: AnyIssueContent): Issue {
    const label = labelOf(path)
    // TypeScript does not see that the copied code and params still belong together.
    const issue = {
      severity,
      code,
      path: path.slice(),
      pointer: toPointer(path),
      message: typeof message === 'string' ? `${label} ${message}` : message(label),
      params: deepFrozen(params),
    } as Issue
    return this.worded(issue)
  }

  /** Returns an issue with the message from the option `messages`, if there is one. */
  worded(issue: Issue): Issue {
    return worded(issue, this.#messages)
  }
}

/** The end of a message after the name of the field, or a function that returns the whole message for that name. */
export type MessageText = string | ((label: string) => string)

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
