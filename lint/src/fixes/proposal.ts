import type { Path } from '../lint-result.ts'
import type { Change } from './change.ts'
import type { TryChange } from './safety.ts'

/** A change that can mend an issue. */
export interface Proposal {
  readonly title: string
  readonly change: Change
  /** Whether its meaning is plain, so that the fix is safe where the value accepts it. */
  readonly isPlain: boolean
}

/** A value with issues, and what fixes need to know about it. */
export interface ValueWithIssues {
  readonly value: unknown
  readonly tryChange: TryChange
  /** Returns the text of a number or a boolean as it is written. */
  readonly spellingOf: (path: Path, value: number | boolean) => string
  /** Returns whether a merge key of a YAML text adds the field. */
  readonly isMerged: (path: Path) => boolean
}
