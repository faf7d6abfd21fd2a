import type { JsonSchema } from '../schema/json-schema.ts'

/** Returns the schemas directly inside a schema. */
export const innerSchemas = ({ properties = {}, items, $defs = {} }: JsonSchema): JsonSchema[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...Object.values($defs),
]

/** Returns a schema and every schema inside it. */
export const schemasIn = (schema: JsonSchema): JsonSchema[] => [schema, ...innerSchemas(schema).flatMap(schemasIn)]
