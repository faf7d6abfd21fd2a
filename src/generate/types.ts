import { isDeepStrictEqual } from 'node:util'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { JsonSchema } from '../schema/json-schema.ts'
import { boundsInWords } from '../schema/bounds-in-words.ts'
import { documents } from './documents.ts'
import { inlined } from './inline.ts'
import { banner } from './names.ts'

type Emitted = JSONSchema

/** Room for a description in a line of 120 characters: the rest is the indent of a field and the marks of a comment. */
const commentWidth = 110

/** Breaks a text into lines of at most `commentWidth` characters. */
const wrapped = (text: string): string =>
  text.length <= commentWidth
    ? text
    : text.replaceAll(new RegExp(`(.{1,${commentWidth}})(?: +|$)`, 'g'), '$1\n').trimEnd()

/** What an editor shows for a field: its description with its unit, bounds, default and examples. */
function hover(schema: JsonSchema): string {
  const sentences = [
    schema.description,
    boundsInWords(schema) && `Allowed: ${boundsInWords(schema)}.`,
    schema.format && `Format: ${schema.format}.`,
    schema.readOnly && 'In responses only.',
  ]
  const tags = [
    schema.default !== undefined && `\n\n@defaultValue \`${JSON.stringify(schema.default)}\``,
    schema.examples && `\n\n@example \`${JSON.stringify(schema.examples[0])}\``,
  ]
  return wrapped(sentences.filter(Boolean).join(' ')) + tags.filter(Boolean).join('')
}

/** The closed lists that `facts.ts` holds as values, by the type of one of theirs. */
const lists: Readonly<Record<string, string>> = {
  Frequency: 'frequencies',
  IcmpLocation: 'icmpLocations',
  RuntimeId: 'runtimeIds',
}

const named = new Map<string, JsonSchema>()

/** A part that has a title becomes a type of that name; where it is used, the name stands with its own comment. */
function use(schema: JsonSchema): Emitted {
  if (schema.title === undefined) return shape(schema)
  named.set(schema.title, schema)
  const orNull = schema.enum?.includes(null) ? ' | null' : ''
  return { tsType: schema.title + orNull }
}

const field = (schema: JsonSchema): Emitted => ({
  ...use(schema),
  description: hover(schema),
  ...(schema.deprecated && { deprecated: true }),
})

function shape(schema: JsonSchema): Emitted {
  const { type, enum: allowed, properties, required, items } = schema
  if (items?.title !== undefined && properties !== undefined && isDeepStrictEqual(properties, items.properties)) {
    const { tsType } = use(items)
    return { tsType: `${tsType} | ${tsType}[]` }
  }
  const list = lists[schema.title ?? '']
  if (list !== undefined) return { tsType: `(typeof ${list})[number]` }
  return {
    ...(type && { type: typeof type === 'string' ? type : [...type] }),
    ...(allowed && { enum: [...allowed] }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, field(part)])),
      additionalProperties: false,
      ...(required && { required: [...required] }),
    }),
    ...(items && { items: use(items) }),
  }
}

/** The fields that a document shares with others, where it has all that another document holds for it and others. */
function sharedBy({ properties = {} }: JsonSchema): JsonSchema | undefined {
  const holds = ({ $id, $defs }: JsonSchema): boolean =>
    $defs !== undefined && Object.keys($defs).every((name) => properties[name]?.$ref === `${$id}#/$defs/${name}`)
  const document = [...documents.values()].find((other) => other.type === undefined && holds(other))
  return document && inlined({ ...document, type: 'object', properties: document.$defs ?? {} })
}

/** A schema without the fields that it has from another as they are there. */
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

/** The TypeScript type of every document and of every titled part, with a comment for each field. */
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

  const properties: Record<string, Emitted> = {}
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
    source = source
      .replace(`export interface ${title} `, `interface ${title} `)
      .replace(`interface ${name} `, `interface ${name} extends ${title} `)
  }
  return [
    'types.ts',
    `${banner('schemas/')}import type { ${Object.values(lists).join(', ')} } from './facts.ts'\n\n${source}`,
  ]
}
