import type { JsonSchema } from './json-schema.ts'
import { ownKeywords, resolve, type SchemaDocuments } from './resolve.ts'

/** A schema with every `$ref` replaced by what it names; keywords beside the `$ref` come on top. */
export function inline(schema: JsonSchema, documents: SchemaDocuments): JsonSchema {
  const { $ref, $defs: _defs, ...own } = ownKeywords(schema)
  if ($ref !== undefined) {
    const { $id: _id, $schema: _schema, ...target } = ownKeywords(inline(resolve(schema, documents), documents))
    return { ...target, ...own }
  }
  const { properties, items } = ownKeywords(own)
  return {
    ...own,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inline(part, documents)])),
    }),
    ...(items && { items: inline(items, documents) }),
  }
}
