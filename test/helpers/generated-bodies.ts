// Generates bodies of each contract: valid ones from its schema, and damaged ones.
import fc from 'fast-check'
import { bodyContracts, ofEachBody, type BodyName } from './body-contracts.ts'
import { damaged } from './damaged.ts'
import { documentOf } from './schemas.ts'
import { validValues } from './valid-values.ts'

/** The arbitrary of valid bodies of each contract, from its schema. */
export const valid = ofEachBody((name) => validValues(documentOf(bodyContracts[name].id)))

/** Generates bodies, half of them valid and half damaged. */
export const mixed = (name: BodyName): fc.Arbitrary<unknown> => fc.oneof(valid[name], damaged(valid[name]))
