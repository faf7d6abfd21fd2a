// Generates bodies of each contract: valid by its schema, often at its bounds, and damaged.
import fc from 'fast-check'
import * as main from 'monitor-contract'
import { valuesOf } from '../../src/testing/values.ts'
import { ofEachBody, type BodyName } from './body-contracts.ts'
import { damaged } from './damaged.ts'

/** The arbitrary of the values that the schema of each contract allows, whatever its rules say. */
export const valid = ofEachBody((name) => {
  const schema = main[name]['~standard'].jsonSchema.input({ target: 'draft-2020-12' })
  return fc.oneof(
    { weight: 3, arbitrary: valuesOf(schema, false) },
    { weight: 1, arbitrary: valuesOf(schema, true) },
  )
})

/** Generates bodies, half of them valid and half damaged. */
export const mixed = (name: BodyName): fc.Arbitrary<unknown> =>
  fc.oneof(valid[name], damaged(valid[name]))
