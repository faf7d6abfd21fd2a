import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { wholeNumberOf } from '../values/number.ts'
import { greatestOffset, leastOffset } from './offset-ranges.ts'

/** Offsets of any frequency, and some that the schema alone allows. */
export const offsetsOf = (schema: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    { arbitrary: wholeNumberOf({ minimum: leastOffset, maximum: greatestOffset }), weight: 3 },
    { arbitrary: wholeNumberOf(schema), weight: 1 },
  )
