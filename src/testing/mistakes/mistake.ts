import type { IssueCode, Path } from '../../index.ts'
import type * as fc from 'fast-check'

/** A value with the one place in it that is wrong. */
export interface Spoilt {
  readonly value: unknown
  readonly path: Path
}

/** Something that a contract refuses with the one error `code`: ways to spoil a sound value. */
export interface Mistake {
  readonly code: IssueCode
  readonly spoil: fc.Arbitrary<(sound: unknown) => Spoilt>
}
