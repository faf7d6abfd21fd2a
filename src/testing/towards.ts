import * as fc from './fast-check.ts'

/** One of several arbitraries, each of whose values shrinks to the simplest one first, whichever it came from. */
export const towards = <T>(simplest: T, ...arbitraries: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneofShrinkingToFirst(fc.constant(simplest), ...arbitraries)
