import type { JsonSchema } from './json-schema.ts'
import { ownProperties } from '../values/own-properties.ts'

/** Resolves the `$ref` of a schema: returns the keywords of its target, or those of a schema without `$ref`. */
export function resolve(schema: JsonSchema, documents: SchemaDocuments): JsonSchema {
  const own = ownProperties(schema)
  if (own.$ref === undefined) return own
  const [id = '', pointer = ''] = own.$ref.split('#')
  const document = documents.get(id)
  if (document === undefined) throw new Error(`No document has the $id ${id}`)
  return resolve(at(document, pointer), documents)
}

/** Documents by their `$id`. */
export type SchemaDocuments = ReadonlyMap<string, JsonSchema>

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** Returns the part of a document at a JSON Pointer (RFC 6901). */
const at = (document: JsonSchema, pointer: string): JsonSchema => {
  let part: unknown = document
  for (const token of pointer.split('/').slice(1)) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    part = isSchema(part) ? Object.getOwnPropertyDescriptor(part, name)?.value : undefined
  }
  if (!isSchema(part)) throw new Error(`${String(document.$id)} has nothing at ${pointer}`)
  return part
}
