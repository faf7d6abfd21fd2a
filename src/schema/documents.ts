import type { JsonSchema } from './json-schema.ts'
import type { SchemaDocuments } from './resolve.ts'

/** Documents as `resolve` finds them. */
export const byId = (documents: readonly JsonSchema[]): SchemaDocuments =>
  new Map(documents.map((document) => [document.$id ?? '', document]))
