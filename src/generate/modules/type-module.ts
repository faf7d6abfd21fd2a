import { allowedIn, typesIn, type JsonSchema, type JsonTypeName } from '../../schema/json-schema.ts'
import { documents, inlined } from '../documents.ts'
import { docComment } from '../doc-comment.ts'
import { banner, literal } from '../names.ts'

/** Schemas by the name of a type, which is the title of its schema. */
type Named = Map<string, JsonSchema>

/**
 * Returns the module with the TypeScript types of the documents and of their parts with a title.
 *
 * A document without a type has fields in `$defs`. Documents with all these fields extend it.
 */
export function typeModule(): [path: string, source: string] {
  const schemas = Array.from(documents.values(), ({ $defs, ...document }) =>
    inlined({ ...($defs && { properties: $defs }), ...document }),
  )
  const bases = schemas.filter(({ type }) => type === undefined)
  const named: Named = new Map(schemas.map((schema) => [schema.title ?? '', schema]))
  const aliases: string[] = []
  const interfaces: string[] = []
  // The loop adds parts to `named`, and then visits them, too.
  for (const [name, schema] of named) {
    const { properties, items } = schema
    if (properties !== undefined) {
      const base = bases.find(
        (other) => other !== schema && namesIn(other).every((field) => field in properties),
      )
      const heritage = base === undefined ? '' : ` extends ${base.title}`
      interfaces.push(
        `${docComment(schema)}export interface ${name}${heritage} ${members(schema, named, base)}`,
      )
    } else {
      // A named type does not contain null. A field that accepts null has the type `NAME | null`.
      const type =
        items === undefined ? untitledTypes(schema, named).join(' | ') : `${typeOf(items, named)}[]`
      aliases.push(`${docComment(schema)}export type ${name} = ${type}`)
    }
  }
  return [
    'generated/types.ts',
    `${banner('schemas/')}\n${aliases.join('\n')}\n\n${interfaces.join('\n')}\n`,
  ]
}

const namesIn = ({ properties = {} }: JsonSchema): readonly string[] => Object.keys(properties)

/**
 * Returns the source of the fields of a schema, without the optional fields that its base already
 * has.
 */
function members(
  { properties = {}, required = [] }: JsonSchema,
  named: Named,
  base: JsonSchema = {},
): string {
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name) || base.properties?.[name] === undefined)
    .map(
      ([name, subschema]) =>
        `${docComment(subschema)}${literal(name)}${required.includes(name) ? '' : '?'}: ` +
        `${typeOf(subschema, named)}\n`,
    )
  return `{\n${fields.join('')}}`
}

const typeNames: { readonly [Name in JsonTypeName]?: string } = {
  integer: 'number',
  object: '{ [k: string]: unknown }',
}

/** Returns the source of the type of a schema. Adds a schema with a title to `named`. */
function typeOf(schema: JsonSchema, named: Named): string {
  const { title } = schema
  if (title !== undefined) named.set(title, schema)
  const types = title === undefined ? untitledTypes(schema, named) : [title]
  return [...types, ...(typesIn(schema).includes('null') ? ['null'] : [])].join(' | ')
}

/** Returns the sources of the types, besides null, that a schema accepts, whatever its title. */
function untitledTypes(schema: JsonSchema, named: Named): readonly string[] {
  const { properties, items } = schema
  const allowed = allowedIn(schema)
  if (allowed !== undefined) return allowed.filter((value) => value !== null).map(literal)
  if (items === undefined && properties !== undefined) return [members(schema, named)]
  if (items === undefined)
    return typesIn(schema).flatMap((name) => (name === 'null' ? [] : (typeNames[name] ?? name)))
  const item = typeOf(items, named)
  // The array of a union is mutable, because `Array.isArray` does not narrow a readonly array.
  // Other arrays in fields are readonly, so that a field accepts readonly arrays, too.
  return properties ? [item, `${item}[]`] : [`readonly ${item}[]`]
}
