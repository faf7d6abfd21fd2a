import type { Path } from '../issues/issue.ts'

/**
 * Returns whether an invalid value of an allowed type causes only a warning: for a tolerant reader, or if it equals the
 * baseline's value.
 */
export type Accepts = (path: Path) => boolean
