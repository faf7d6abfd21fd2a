// Wraps functions of fast-check for the arbitraries. fast-check reads missing constraints from
// `Object.prototype`, so the constraints here have no prototype.
import * as fc from 'fast-check'
import { ownProperties } from '../schema/own-properties.ts'

export { boolean, constant, constantFrom, nat, tuple, type Arbitrary } from 'fast-check'

const noConstraints = ownProperties({})

export const array = <T>(
  item: fc.Arbitrary<T>,
  constraints: fc.ArrayConstraints = noConstraints,
): fc.Arbitrary<T[]> => fc.array(item, ownProperties(constraints))

export const double = (constraints: fc.DoubleConstraints): fc.Arbitrary<number> =>
  fc.double(ownProperties(constraints))

export const integer = (constraints: fc.IntegerConstraints): fc.Arbitrary<number> =>
  fc.integer(ownProperties(constraints))

export const stringMatching = (regex: RegExp): fc.Arbitrary<string> =>
  fc.stringMatching(regex, noConstraints)

export const oneof = <Choices extends fc.MaybeWeightedArbitrary<unknown>[]>(
  ...choices: Choices
): fc.Arbitrary<fc.OneOfValue<Choices>> => fc.oneof(noConstraints, ...choices)

/** Works like `oneof`, but every value can shrink to a value of the first arbitrary. */
export const oneofShrinkingToFirst = <Choices extends fc.MaybeWeightedArbitrary<unknown>[]>(
  ...choices: Choices
): fc.Arbitrary<fc.OneOfValue<Choices>> =>
  fc.oneof(ownProperties({ withCrossShrink: true }), ...choices)
