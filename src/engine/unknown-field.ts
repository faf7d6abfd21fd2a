import type { IssueCollector } from '../issues/issue-collector.ts'
import type { Path } from '../issues/issue.ts'
import type { UnknownFields } from './options.ts'

/** Reports an unknown field, with the closest known one if one is close. */
export function reportUnknownField(
  issues: IssueCollector,
  path: Path,
  suggestion: string | undefined,
  unknownFields: UnknownFields,
): void {
  issues[unknownFields === 'error' ? 'error' : 'warning'](path, {
    code: 'unknown-field',
    params: suggestion === undefined ? {} : { suggestion },
    message: (label) => `Unknown field "${label}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  })
}
