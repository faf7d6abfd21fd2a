import { compile, type JSONSchema } from 'json-schema-to-typescript'
import type { JsonSchema } from '../schema/json-schema.ts'
import { boundsInWords } from '../schema/bounds-in-words.ts'
import { documents } from './documents.ts'
import { inlined } from './inline.ts'
import { banner } from './names.ts'

type Emitted = JSONSchema

/** What an editor shows for a field: its description with its unit, bounds, default and examples. */
const hover = (schema: JsonSchema): string =>
  [
    schema.description ?? '',
    boundsInWords(schema) && `Allowed: ${boundsInWords(schema)}.`,
    schema.format && `Format: ${schema.format}.`,
    schema.readOnly && 'In responses only.',
    schema.default !== undefined && `\n@defaultValue \`${JSON.stringify(schema.default)}\``,
    schema.examples && `\n@example \`${JSON.stringify(schema.examples[0])}\``,
  ].filter(Boolean).join('\n')

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
  return {
    ...(type && { type: typeof type === 'string' ? type : [...type] }),
    ...(allowed && { enum: allowed.filter((value) => value !== null || schema.title === undefined) }),
    ...(schema.title !== undefined && allowed?.includes(null) && { type: 'string' }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, field(part)])),
      additionalProperties: false,
      ...(required && { required: [...required] }),
    }),
    ...(items && { items: use(items) }),
  }
}

/** The TypeScript type of every document and of every titled part, with a comment for each field. */
export async function typeModule(): Promise<[path: string, source: string]> {
  for (const document of documents.values()) if (document.type !== undefined) use(inlined(document))
  const properties: Record<string, Emitted> = {}
  for (const [name, schema] of named) properties[name] = { title: name, description: hover(schema), ...shape(schema) }
  const source = await compile({ title: 'Everything', type: 'object', additionalProperties: false, properties }, 'Everything', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 140, trailingComma: 'all' },
  })
  return ['types.ts', banner('schemas/') + source.replace(/export interface Everything \{[^}]*\}\n/, '')]
}
