import { deepFrozen } from './deep-frozen.ts'
import type { JsonSchema } from './json-schema.ts'
import type { SchemaDocuments } from './resolve.ts'

/** Documents as `resolve` finds them, frozen: what is made of them holds parts of them. */
export const byId = (documents: readonly JsonSchema[]): SchemaDocuments =>
  new Map(
    documents.map((document) => {
      const { $id = '' } = document
      return [$id, deepFrozen(document)]
    }),
  )
