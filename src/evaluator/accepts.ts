import type { Path } from '../issues/issue.ts'

/**
 * Returns whether an invalid value of an allowed type gives only a warning. It does to a tolerant reader, and where it
 * equals the baseline's.
 */
export type Accepts = (path: Path) => boolean
