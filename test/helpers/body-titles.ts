// Returns the titles of the schema documents of bodies.
import { bodyContracts, bodyNames, type BodyName } from './body-contracts.ts'
import { documentOf, followed } from './schemas.ts'

/** Returns the title of a body's schema document, by the name of its contract. */
export const titleOf = (name: BodyName): string => documentOf(bodyContracts[name].id).title ?? ''

/** Returns the sorted titles of the bodies that have a field. */
export const titlesOfBodiesWith = (field: string): string[] =>
  bodyNames
    .filter((name) => field in (followed(documentOf(bodyContracts[name].id)).properties ?? {}))
    .map(titleOf)
    .sort()
