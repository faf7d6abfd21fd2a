import { isDeepStrictEqual } from 'node:util'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { documents, inlined } from '../documents.ts'
import { hover } from '../editor-texts.ts'
import { banner } from '../names.ts'
import { typesOf } from '../schema-parts.ts'

/** Returns the module with the TypeScript types of every document and every part with a title. */
export async function typeModule(): Promise<[path: string, source: string]> {
  const bases = new Map<string, JsonSchema>()
  for (const document of documents.values()) {
    if (document.type === undefined) continue
    const { title = '' } = document
    const base = sharedBy(document)
    if (base !== undefined) {
      use(base)
      bases.set(title, base)
    }
    use(inlined(document))
  }

  const properties: Record<string, JSONSchema> = {}
  for (const [name, schema] of named) {
    properties[name] = { title: name, description: hover(schema), ...shape(besides(bases.get(name) ?? {}, schema)) }
  }
  let source = await compile(
    { title: 'Everything', type: 'object', additionalProperties: false, properties },
    'Everything',
    {
      bannerComment: '',
      ignoreMinAndMaxItems: true,
      style: { semi: false, singleQuote: true, printWidth: 140, trailingComma: 'all' },
    },
  )
  source = source
    .replace(/export interface Everything \{[^}]*\}\n/, '')
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
  for (const [name, { title = '' }] of bases) {
    source = source.replace(`interface ${name} `, `interface ${name} extends ${title} `)
  }
  return ['types.ts', `${banner('schemas/')}\n${source}`]
}

const named = new Map<string, JsonSchema>()

/** Returns the schema from which the type of a part is generated. A part with a title becomes a named type. */
function use(schema: JsonSchema): JSONSchema {
  const { title, items, enum: allowed } = schema
  if (title !== undefined) {
    named.set(title, schema)
    return { tsType: allowed?.includes(null) ? `${title} | null` : title }
  }
  if (items === undefined) return shape(schema)
  const oneOrMore = listOrItem(schema)
  if (oneOrMore !== undefined) return oneOrMore
  return { tsType: typesOf(schema).includes('null') ? `${arrayOf(items)} | null` : arrayOf(items) }
}

/**
 * Returns the schema for a union of an item and an array of items. The array is mutable, because `Array.isArray` does
 * not narrow a readonly one.
 */
function listOrItem({ properties, items = {} }: JsonSchema): JSONSchema | undefined {
  if (properties === undefined || !isDeepStrictEqual(properties, items.properties)) return undefined
  const { tsType } = use(items)
  return { tsType: `${tsType} | ${tsType}[]` }
}

const untitledItems: Readonly<Record<string, string>> = { string: 'string', object: '{ [k: string]: unknown }' }

/** Returns the source of an array type. It is readonly, so that a field accepts readonly arrays, too. */
function arrayOf(items: JsonSchema): string {
  const item = use(items).tsType ?? untitledItems[String(items.type)]
  if (item === undefined) throw new Error(`Items of type ${String(items.type)} need a title`)
  return `readonly ${item}[]`
}

const field = (schema: JsonSchema): JSONSchema => ({ ...use(schema), description: hover(schema) })

function shape({ type, enum: allowed, properties, required, items }: JsonSchema): JSONSchema {
  if (allowed !== undefined) return { enum: allowed.filter((value) => value !== null) }
  return {
    ...(type && { type: typeof type === 'string' ? type : [...type] }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, field(part)])),
      additionalProperties: false,
      ...(required && { required: [...required] }),
    }),
    ...(items && { items: use(items) }),
  }
}

/** Returns the document whose fields a schema contains completely, if there is one. */
function sharedBy({ properties = {} }: JsonSchema): JsonSchema | undefined {
  const holds = ({ $id, $defs }: JsonSchema): boolean =>
    $defs !== undefined && Object.keys($defs).every((name) => properties[name]?.$ref === `${$id}#/$defs/${name}`)
  const document = [...documents.values()].find((other) => other.type === undefined && holds(other))
  return document && inlined({ ...document, type: 'object', properties: document.$defs ?? {} })
}

/** Returns a schema without the optional fields that another schema already has. */
function besides({ properties: taken }: JsonSchema, schema: JsonSchema): JsonSchema {
  const { properties, required = [] } = schema
  if (taken === undefined || properties === undefined) return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => taken[name] === undefined || required.includes(name)),
    ),
  }
}
