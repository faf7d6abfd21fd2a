import { deepFrozen } from '../schema/deep-frozen.ts'
import type { Issue, IssueCode, IssueParams, Path } from './issue.ts'
import { labelOf } from './label.ts'
import { toPointer } from './pointer.ts'

/**
 * What is wrong or worth a warning, before it is known where. Frozen where it is given to `Findings`: its params go to
 * callers.
 */
export type Finding<Code extends IssueCode = IssueCode> = {
  readonly [C in Code]: {
    readonly code: C
    readonly params: IssueParams[C]
    /** What is expected and what to do, after the name of the field. */
    readonly expectation: string
  }
}[Code]

/** A finding of any code: rules define codes of their own. */
export interface AnyFinding {
  readonly code: string
  readonly params: object
  readonly expectation: string
}

function issueAt(path: Path, { code, params, expectation }: AnyFinding): Issue {
  const issue = {
    code,
    path: path.slice(),
    pointer: toPointer(path),
    message: `${labelOf(path)} ${expectation}`,
    params,
  }
  // The finding's type holds its code and params together; copied one by one, TypeScript no longer knows that they are.
  return issue as Issue
}

/** Gathers the issues of one validation, up to a number of errors and as many warnings. */
export class Findings {
  readonly errors: Issue[] = []
  readonly warnings: Issue[] = []
  /** Whether the issues came in the order of the schema. */
  ordered = true
  /** Maximum number of errors, and of warnings. */
  readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }

  /** Whether the errors have reached their number, so that nothing more needs to be found. */
  get full(): boolean {
    return this.errors.length >= this.limit
  }

  /** Whether the warnings have reached theirs. */
  get warned(): boolean {
    return this.warnings.length >= this.limit
  }

  error(path: Path, finding: AnyFinding): void {
    if (!this.full) this.errors.push(issueAt(path, finding))
  }

  warning(path: Path, finding: AnyFinding): void {
    if (!this.warned) this.warnings.push(issueAt(path, finding))
  }

  /** Puts one error in place of everything that was found. */
  only(finding: Finding): void {
    this.errors.length = 0
    this.warnings.length = 0
    this.error([], deepFrozen(finding))
  }
}
