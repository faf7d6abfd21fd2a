import type { JsonSchema } from '../schema/json-schema.ts'
import { resolve } from '../schema/resolve.ts'
import { documentsById } from './documents.ts'

/**
 * A schema with every `$ref` replaced by what it names, keywords that stand beside the `$ref` included. The same part comes
 * back as the same object, so that a part that is used twice can be told from two that are alike.
 */
export function inlined(schema: JsonSchema): JsonSchema {
  const known = seen.get(schema)
  if (known !== undefined) return known
  const whole = inline(schema)
  seen.set(schema, whole)
  return whole
}

const seen = new Map<JsonSchema, JsonSchema>()

function inline(schema: JsonSchema): JsonSchema {
  const { $ref, $id: _id, $schema: _schema, $defs: _defs, ...own } = schema
  if ($ref !== undefined) {
    const target = inlined(resolve(schema, documentsById))
    return Object.keys(own).length === 0 ? target : { ...target, ...own }
  }
  return {
    ...own,
    ...(own.properties && { properties: Object.fromEntries(Object.entries(own.properties).map(([name, part]) => [name, inlined(part)])) }),
    ...(own.items && { items: inlined(own.items) }),
  }
}
