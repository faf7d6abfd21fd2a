import { once } from '../schema/once.ts'
import { wholeSchema, type Describing } from '../schema/whole-schema.ts'
import type { GeneratedBody } from './body-arbitrary.ts'
import type { ValidatingContract } from './fixed-fields.ts'

/** The part of a body contract that the arbitraries use. */
export interface BodyContract extends ValidatingContract, Describing {}

/** Returns a body for the arbitraries. Its schema is prepared when it is first needed. */
export const bodyOf = (contract: BodyContract): GeneratedBody => ({
  contract,
  schema: once(() => wholeSchema(contract)),
})
