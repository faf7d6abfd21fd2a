import * as fc from 'fast-check'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { towards } from '../towards.ts'
import { wholeNumberOf } from '../values/number.ts'
import { allEnds, greatestOffset, leastOffset } from './offset-ranges.ts'

/** Offsets of any frequency, the ends of what each allows often, and now and then one that none allows. */
export const offsetsOf = (schema: JsonSchema): fc.Arbitrary<number> =>
  towards(leastOffset, fc.constantFrom(...allEnds), fc.integer({ min: leastOffset, max: greatestOffset }), wholeNumberOf(schema))
