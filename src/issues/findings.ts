import { labelOf } from './label.ts'
import type { Issue, IssueCode, IssueParams, Path } from './issue.ts'
import { toPointer } from './pointer.ts'

/** Gathers the issues of one validation, up to a number of errors and as many warnings. */
export class Findings {
  readonly errors: Issue[] = []
  readonly warnings: Issue[] = []

  constructor(private readonly limit: number) {}

  /** Whether the errors have reached their number, so that nothing more needs to be found. */
  get full(): boolean {
    return this.errors.length >= this.limit
  }

  /** Adds an issue; its message is the place's name followed by `expectation`. */
  add<Code extends IssueCode>(severity: 'error' | 'warning', code: Code, path: Path, params: IssueParams[Code], expectation: string): void {
    const list: Issue[] = severity === 'error' ? this.errors : this.warnings
    if (list.length >= this.limit) return
    const issue: Issue<Code> = { code, path: [...path], pointer: toPointer(path), message: `${labelOf(path)} ${expectation}`, params }
    list.push(issue)
  }
}
