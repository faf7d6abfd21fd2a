import type { IssueCollector } from '../issues/issue-collector.ts'
import type { Path, Severity } from '../issues/issue.ts'

/** Adds the issue about an unknown field, with the closest known field if one is close. */
export function reportUnknownField(
  issues: IssueCollector,
  path: Path,
  suggestion: string | undefined,
  severity: Severity,
): void {
  issues[severity](path, {
    code: 'unknown-field',
    params: suggestion === undefined ? {} : { suggestion },
    message: (label) => `Unknown field "${label}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  })
}
