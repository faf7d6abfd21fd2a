import { deepFrozen } from '../values/deep-frozen.ts'
import type { JsonSchema } from './json-schema.ts'
import type { SchemaDocuments } from './resolve.ts'

/** Returns a map of schema documents by their `$id`, and freezes the documents. */
export const byId = (documents: readonly JsonSchema[]): SchemaDocuments =>
  new Map(
    documents.map((document) => {
      const { $id = '' } = document
      return [$id, deepFrozen(document)]
    }),
  )
