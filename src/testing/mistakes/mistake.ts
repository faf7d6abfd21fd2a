import type { IssueCode, Path } from '../../index.ts'
import type * as fc from 'fast-check'

/** A way to make a valid value invalid with exactly one error, `code`. */
export interface Mistake {
  readonly code: IssueCode
  readonly mutate: fc.Arbitrary<(valid: unknown) => MutatedValue>
}

/** A value with one mistake, and the path of the mistake. */
export interface MutatedValue {
  readonly value: unknown
  readonly path: Path
}
