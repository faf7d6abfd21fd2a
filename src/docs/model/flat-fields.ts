import type { JsonSchema } from '../../index.ts'

/** A field of an object or of what is in it, by its path. */
export interface FlatField {
  readonly path: string
  readonly schema: JsonSchema
  readonly required: boolean
}

/**
 * All fields of a schema without references, each before what is in it. One item or a list of them is gone into once.
 */
export function flatFields(schema: JsonSchema, path = ''): FlatField[] {
  const ownFields = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const place = path === '' ? name : `${path}.${name}`
    return [
      { path: place, schema: part, required: schema.required?.includes(name) ?? false },
      ...flatFields(part, place),
    ]
  })
  return ownFields.length > 0 || schema.items === undefined ? ownFields : flatFields(schema.items, `${path}[]`)
}
