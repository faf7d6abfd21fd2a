import type { JsonSchema, JsonTypeName } from '../schema/json-schema.ts'
import { pascalCase } from './names.ts'

/** Returns every part of a schema that has fields or items, the innermost first, each once. */
export function partsOf(schema: JsonSchema, found: Map<string, JsonSchema> = new Map()): Map<string, JsonSchema> {
  for (const part of [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])])
    partsOf(part, found)
  if (isRecord(schema) || isList(schema)) {
    const name = nameOf(schema)
    const known = found.get(name)
    if (known !== undefined && JSON.stringify(inside(known)) !== JSON.stringify(inside(schema))) {
      throw new Error(`Two different parts are called ${name}; give one of them a title`)
    }
    found.set(name, schema)
  }
  return found
}

export const typesOf = ({ type }: JsonSchema): readonly JsonTypeName[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

export const isList = (schema: JsonSchema): boolean => typesOf(schema).includes('array')
export const isRecord = (schema: JsonSchema): boolean => schema.properties !== undefined

/** Returns a name for a schema, which the names of its reader and its check contain. */
export function nameOf(schema: JsonSchema): string {
  if (schema.title !== undefined) return schema.title
  if (isRecord(schema) && isList(schema)) return `${nameOf(schema.items ?? {})}OrList`
  if (isList(schema))
    return `${schema.maxItems === undefined ? '' : `UpTo${schema.maxItems}`}${nameOf(schema.items ?? {})}List`
  return pascalCase(typesOf(schema).join('-or-'))
}

/** Returns the structure of a schema except its types, because null may be allowed in one place and not in another. */
function inside(schema: JsonSchema): JsonSchema {
  const { type: _type, ...others } = structure(schema)
  return others
}

/** Returns a schema without annotations. */
function structure(schema: JsonSchema): JsonSchema {
  const {
    title: _t,
    description: _d,
    default: _f,
    examples: _e,
    deprecated: _p,
    readOnly: _r,
    properties,
    items,
    ...rest
  } = schema
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, structure(part)])),
    }),
    ...(items && { items: structure(items) }),
  }
}
