import type { JsonSchema } from './json-schema.ts'
import { ownProperties } from '../values/own-properties.ts'
import { resolve, type SchemaDocuments } from './resolve.ts'

/**
 * Returns a schema with each `$ref` replaced by its target. Keywords beside the `$ref` override those of the target.
 * The new objects have no prototype.
 */
export function inline(schema: JsonSchema, documents: SchemaDocuments): JsonSchema {
  const { $ref, $defs: _defs, ...own } = ownProperties(schema)
  if ($ref !== undefined) {
    const { $id: _id, $schema: _schema, ...target } = inline(resolve(schema, documents), documents)
    return ownProperties({ ...target, ...own })
  }
  const { properties, items } = ownProperties(own)
  return ownProperties({
    ...own,
    ...(properties && {
      properties: ownProperties(
        Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inline(part, documents)])),
      ),
    }),
    ...(items && { items: inline(items, documents) }),
  })
}
