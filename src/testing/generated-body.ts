// A body contract with its schema, as the arbitraries need it. The schema is prepared when it is first needed.
import type { JsonSchema } from '../index.ts'
import { once } from '../values/once.ts'
import { wholeSchema, type Describing } from '../schema/whole-schema.ts'
import type { ValidatingContract } from './fixed-fields.ts'

/** A kind of body for which the arbitraries generate values: its contract and its schema. */
export interface GeneratedBody {
  readonly contract: ValidatingContract
  /** The schema without references. */
  readonly schema: () => JsonSchema
}

/** The part of a body contract that the arbitraries use. */
export interface BodyContract extends ValidatingContract, Describing {}

/** Returns a body for the arbitraries. Its schema is prepared when it is first needed. */
export const bodyOf = (contract: BodyContract): GeneratedBody => ({
  contract,
  schema: once(() => wholeSchema(contract)),
})
