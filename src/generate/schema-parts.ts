import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import { pascalCase } from './names.ts'
import { annotations } from './supported-keywords.ts'

/** Returns a schema and the schemas inside it by name, if they have fields or items. Inner schemas come first. */
export function partsOf(schema: JsonSchema, found: Map<string, JsonSchema> = new Map()): Map<string, JsonSchema> {
  for (const part of innerSchemas(schema)) partsOf(part, found)
  if (isRecord(schema) || isList(schema)) {
    const name = nameOf(schema)
    const known = found.get(name)
    if (known !== undefined && structureOf(known) !== structureOf(schema)) {
      throw new Error(`Two different parts are called ${name}; give one of them a title`)
    }
    found.set(name, schema)
  }
  return found
}

/** Returns the schemas directly inside a schema. */
export const innerSchemas = ({ properties = {}, items, $defs = {} }: JsonSchema): JsonSchema[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...Object.values($defs),
]

/** Returns a schema and every schema inside it. */
export const schemasIn = (schema: JsonSchema): JsonSchema[] => [schema, ...innerSchemas(schema).flatMap(schemasIn)]

export const isList = (schema: JsonSchema): boolean => typesIn(schema).includes('array')
export const isRecord = (schema: JsonSchema): boolean => schema.properties !== undefined

/** Returns a name for a schema, which the name of its reader contains. */
export function nameOf(schema: JsonSchema): string {
  if (schema.title !== undefined) return schema.title
  if (isRecord(schema) && isList(schema)) return `${nameOf(schema.items ?? {})}OrList`
  if (isList(schema))
    return `${schema.maxItems === undefined ? '' : `UpTo${schema.maxItems}`}${nameOf(schema.items ?? {})}List`
  return pascalCase(typesIn(schema).join('-or-'))
}

/** Returns a schema as text, without annotations and without its own `type`, because only some places allow null. */
const structureOf = ({ type: _type, ...others }: JsonSchema): string =>
  JSON.stringify(others, (name, value: unknown) => {
    // A field can have the name of an annotation, but its schema is an object.
    const isSchema = typeof value === 'object' && !Array.isArray(value)
    return isSchema || !annotations.some((annotation) => annotation === name) ? value : undefined
  })
