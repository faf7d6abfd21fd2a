import type { JsonSchema } from '../../index.ts'

/**
 * Returns all fields of a schema without references, each before the fields inside it. One item and a list of such
 * items have the same fields, listed once.
 */
export function flatFields(schema: JsonSchema, path = ''): FlatField[] {
  const ownFields = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const fieldPath = path === '' ? name : `${path}.${name}`
    return [
      { path: fieldPath, schema: part, required: schema.required?.includes(name) ?? false },
      ...flatFields(part, fieldPath),
    ]
  })
  return ownFields.length > 0 || schema.items === undefined ? ownFields : flatFields(schema.items, `${path}[]`)
}

/** A field at any depth of a schema, with its path. */
export interface FlatField {
  readonly path: string
  readonly schema: JsonSchema
  readonly required: boolean
}
