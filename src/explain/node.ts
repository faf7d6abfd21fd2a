import type { JsonSchema } from '../schema/json-schema.ts'
import { resolve, type SchemaDocuments } from '../schema/resolve.ts'
import type { Check } from './keyword.ts'
import { valueKeywords } from './keywords/index.ts'
import { required } from './keywords/required.ts'
import { type } from './keywords/type.ts'

/** A field of an object, in the place that the schema gives it. */
export interface Field {
  readonly name: string
  readonly node: Node
  /** Present where the field is required. */
  readonly required: Check | undefined
}

/** A schema made ready for the walk: its keywords as checks, its fields in order, its references followed. */
export interface Node {
  readonly type: Check | undefined
  readonly values: readonly Check[]
  readonly fields: readonly Field[] | undefined
  readonly items: Node | undefined
}

/** Makes the node of a schema whose references lie in the given documents. */
export function nodeOf(schema: JsonSchema, documents: SchemaDocuments): Node {
  const target = resolve(schema, documents)
  return {
    type: type(target),
    values: valueKeywords.map((keyword) => keyword(target)).filter((check) => check !== undefined),
    fields: target.properties && Object.entries(target.properties).map(([name, part]) => ({
      name,
      node: nodeOf(part, documents),
      required: target.required?.includes(name) ? required(name) : undefined,
    })),
    items: target.items && nodeOf(target.items, documents),
  }
}
