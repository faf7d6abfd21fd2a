import { inline } from '../schema/inline.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { documentsById } from './documents.ts'

/** A schema whose references lie in `schemas/`, without them and without what names its document. */
export function inlined(schema: JsonSchema): JsonSchema {
  const { $id: _id, $schema: _schema, ...whole } = inline(schema, documentsById)
  return whole
}
