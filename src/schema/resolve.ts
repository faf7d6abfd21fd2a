import { isObject } from './json-type.ts'
import { withSubschemas, type JsonSchema } from './json-schema.ts'
import { stepsIn } from './json-pointer.ts'
import { once } from './memoize.ts'
import { deepFrozen, ownFieldAt, ownProperties, plainCopy } from './own-properties.ts'

/** Documents by their `$id`. */
export type SchemaDocuments = ReadonlyMap<string, JsonSchema>

/** A schema document, and the documents that its references need. */
export interface DocumentSet {
  readonly document: JsonSchema
  readonly documents: () => SchemaDocuments
}

/** Returns a map of schema documents by their `$id`, and freezes the documents. */
export const byId = (documents: readonly JsonSchema[]): SchemaDocuments =>
  new Map(documents.map((document) => [String(document.$id), deepFrozen(document)]))

/** Returns the target of a reference: the part of a document at a JSON Pointer (RFC 6901). */
function referencedSchema(reference: string, documents: SchemaDocuments): JsonSchema {
  const [id = '', pointer = ''] = reference.split('#')
  const target = ownFieldAt(documents.get(id), stepsIn(pointer))
  if (!isObject(target)) throw new Error(`The reference ${reference} has no target`)
  return target
}

/**
 * Returns a schema without `$defs`, with each `$ref` replaced by its target. Annotations beside
 * `$ref` replace those of the target. The new objects have no prototype.
 *
 * @throws Error for a reference that has no target; RangeError for one that contains itself
 */
export function inline(schema: JsonSchema, documents: SchemaDocuments): JsonSchema {
  const { $ref, $defs: _defs, ...own } = ownProperties(schema)
  if ($ref === undefined) return withSubschemas(own, (subschema) => inline(subschema, documents))
  const {
    $id: _id,
    $schema: _schema,
    ...target
  } = inline(referencedSchema($ref, documents), documents)
  return ownProperties({ ...target, ...own })
}

/** Returns a function that returns a document without references, made once. */
export const lazySchemaOf = ({ document, documents }: DocumentSet): (() => JsonSchema) =>
  once(() => inline(document, documents()))

const dialects = {
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
}

const isTarget = (target: string): target is keyof typeof dialects =>
  Object.hasOwn(dialects, target)

/**
 * Returns a JSON Schema with its references inlined, declared as draft 2020-12 or draft-07.
 *
 * @throws RangeError for any other draft
 */
export function selfContained(
  document: JsonSchema,
  documents: SchemaDocuments,
  target: string,
): JsonSchema {
  if (!isTarget(target))
    throw new RangeError(`target must be one of ${Object.keys(dialects).join(', ')}`)
  return plainCopy({
    ...inline(document, documents),
    $schema: dialects[target],
  })
}
