import { inline } from '../schema/inline.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { documentsById } from './documents.ts'

/** Returns a schema with the targets in place of its references, and without `$schema` and `$id`. */
export function inlined(schema: JsonSchema): JsonSchema {
  const { $id: _id, $schema: _schema, ...whole } = inline(schema, documentsById)
  return whole
}
