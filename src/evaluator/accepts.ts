import type { Path } from '../issues/issue.ts'

/**
 * The type of a function that returns whether an invalid value causes only a warning: for a tolerant reader, or if it
 * equals the value of the baseline.
 */
export type Accepts = (path: Path) => boolean
