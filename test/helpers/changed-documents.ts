import { allDocuments } from '../../src/docs/model/documents.ts'
import type { JsonSchema } from 'monitor-contract'
import type { SchemaDocuments } from '../../src/schema/resolve.ts'

/** A schema with each schema in it changed, and then itself. */
export function changed(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, items } = schema
  return change({
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, changed(part, change)])),
    }),
    ...(items && { items: changed(items, change) }),
  })
}

/** The documents of both operations, with each schema in them changed. */
export const changedDocuments = (change: (schema: JsonSchema) => JsonSchema): SchemaDocuments =>
  new Map([...allDocuments()].map(([id, document]) => [id, changed(document, change)]))

/** The documents of both operations, with one field of one of them changed. */
export const withField = ({ id }: { readonly id: string }, field: string, change: JsonSchema): SchemaDocuments =>
  new Map(
    [...allDocuments()].map(([each, document]) => [
      each,
      each === id
        ? {
            ...document,
            properties: { ...document.properties, [field]: { ...document.properties?.[field], ...change } },
          }
        : document,
    ]),
  )
