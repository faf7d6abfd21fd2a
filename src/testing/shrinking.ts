import * as fc from 'fast-check'

/** Works like `fc.oneof`, but every value can shrink to a value of the first arbitrary. */
export const oneofShrinkingToFirst = <Choices extends fc.MaybeWeightedArbitrary<unknown>[]>(
  ...choices: Choices
): fc.Arbitrary<fc.OneOfValue<Choices>> => fc.oneof({ withCrossShrink: true }, ...choices)
