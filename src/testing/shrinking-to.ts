import * as fc from './fast-check.ts'

/** Chooses one of several arbitraries. Every value shrinks to the simplest one first. */
export const shrinkingTo = <T>(simplest: T, ...arbitraries: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneofShrinkingToFirst(fc.constant(simplest), ...arbitraries)
