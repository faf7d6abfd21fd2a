import type { JsonSchema } from './json-schema.ts'
import { resolve, type SchemaDocuments } from './resolve.ts'

/** A schema with every `$ref` replaced by what it names; keywords beside the `$ref` come on top. */
export function inline(schema: JsonSchema, documents: SchemaDocuments): JsonSchema {
  const { $ref, $defs: _defs, ...own } = schema
  if ($ref !== undefined) {
    const { $id: _id, $schema: _schema, ...target } = inline(resolve(schema, documents), documents)
    return { ...target, ...own }
  }
  return {
    ...own,
    ...(own.properties && {
      properties: Object.fromEntries(Object.entries(own.properties).map(([name, part]) => [name, inline(part, documents)])),
    }),
    ...(own.items && { items: inline(own.items, documents) }),
  }
}
