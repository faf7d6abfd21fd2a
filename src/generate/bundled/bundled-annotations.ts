import { boundsInWords } from '../../schema/bounds-in-words.ts'
import { deprecationOf } from '../deprecation.ts'
import { unitOf } from '../../schema/unit.ts'
import { type BundledSchema, mapParts } from './bundled-schema.ts'

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

/** Returns the text of a field in Markdown: its description, then a list of its bounds, default and examples. */
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

/** Returns the name of the field that replaces a deprecated one. Its description has the name between backticks. */
function replacementOf(schema: BundledSchema): string {
  const { description = '' } = schema
  const [, name] = /`(\w+)`/.exec(deprecationOf({ description, deprecated: true }).replacement) ?? []
  if (name === undefined) throw new Error(`Nothing replaces the deprecated field: ${description}`)
  return name
}
