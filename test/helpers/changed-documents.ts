// Returns the schema documents of the operations with a change in each schema, or in one field.
import { allDocuments } from '../../src/docs/model/all-documents.ts'
import type { JsonSchema } from 'monitor-contract'
import type { SchemaDocuments } from '../../src/schema/resolve.ts'

/** Returns a schema in which each nested schema, and then the schema itself, is changed. */
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

/** Returns the documents of both operations with each schema in them changed. */
export const changedDocuments = (change: (schema: JsonSchema) => JsonSchema): SchemaDocuments =>
  new Map([...allDocuments()].map(([id, document]) => [id, changed(document, change)]))

/** Returns the documents of both operations with one field of one document changed. */
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
