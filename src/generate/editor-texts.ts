import { boundsInWords, unitOf } from '../schema/in-words.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { type BundledSchema, mapParts } from './bundled/bundled-schema.ts'

/** Returns the source of the doc comment of a type or a field. */
export function docComment(schema: JsonSchema): string {
  const text = hover(schema)
  return text.includes('\n')
    ? `/**\n${text.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}\n */\n`
    : `/** ${text} */\n`
}

function hover(schema: JsonSchema): string {
  const { replacement, description } = deprecationOf(schema)
  const sentences = [
    description,
    boundsInWords(schema) && `Allowed: ${boundsInWords(schema)}.`,
    schema.format && `Format: ${schema.format}.`,
    schema.readOnly && 'In responses only.',
  ]
  const tags = [
    schema.default !== undefined && `\n\n@defaultValue \`${JSON.stringify(schema.default)}\``,
    schema.examples && `\n\n@example \`${JSON.stringify(schema.examples[0])}\``,
    schema.deprecated && `\n\n@deprecated ${replacement}`.trimEnd(),
  ]
  return wrapped(sentences.filter(Boolean).join(' '), commentWidth) + tags.filter(Boolean).join('')
}

/** Maximum length of a description line. The rest of the 120 characters is for indentation and comment marks. */
const commentWidth = 110

const wrapped = (text: string, most: number): string =>
  text.length <= most ? text : text.replaceAll(new RegExp(`(.{1,${most}})(?: +|$)`, 'g'), '$1\n').trimEnd()

/** Splits `Deprecated: REPLACEMENT. REST`, the text of a deprecated field. Other descriptions stay whole. */
function deprecationOf({ deprecated, description = '' }: JsonSchema): {
  readonly replacement: string
  readonly description: string
} {
  const [, replacement = '', rest = ''] = /^Deprecated: (.*?\.)(?: (.*))?$/s.exec(description) ?? []
  return deprecated && replacement !== '' ? { replacement, description: rest } : { replacement: '', description }
}

/** Adds annotations for editors, such as `markdownDescription`, to a bundled schema and to all its parts. */
export function annotated(schema: BundledSchema): BundledSchema {
  const { title, description, deprecated = false, readOnly = false, ...others } = mapParts(schema, annotated)
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description, markdownDescription: markdownOf(schema) }),
    ...(deprecated && { deprecated, deprecationMessage: `Use ${replacementOf(schema)} instead.` }),
    ...(readOnly && { readOnly }),
    ...((deprecated || readOnly) && { doNotSuggest: true }),
    ...others,
  }
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

/** Returns a Markdown text for a schema: its description, then a list of facts such as bounds and default. */
function markdownOf(schema: BundledSchema): string {
  const { default: byDefault, enum: allowed, examples, format, readOnly, description = '' } = schema
  const { properties: _properties, items: _items, $defs: _defs, definitions: _definitions, ...keywords } = schema
  const unit = unitOf(keywords)
  const bounds = boundsInWords(keywords)
  const lines = [
    unit && `Unit: ${unit}`,
    bounds && `Allowed: ${bounds}`,
    allowed && `Allowed: ${allowed.map(code).join(', ')}`,
    format && `Format: ${format}`,
    byDefault !== undefined && `Default: ${code(byDefault)}`,
    examples && `Example: ${examples.map(code).join(', ')}`,
    readOnly && 'In responses only',
  ].filter(Boolean)
  const text = unit === undefined ? description : description.replace(` Unit: ${unit}.`, '')
  return [text, lines.map((line) => `- ${line}`).join('\n')].filter(Boolean).join('\n\n')
}

/** Returns the field that replaces a deprecated field: the first name in backticks in its `description`. */
function replacementOf(schema: BundledSchema): string {
  const [, name] = /^Deprecated: .*?`(\w+)`/.exec(schema.description ?? '') ?? []
  if (name === undefined) throw new Error(`Nothing replaces the deprecated field: ${schema.description}`)
  return name
}
