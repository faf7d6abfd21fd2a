import { uuidPattern } from '../../schema/formats.ts'
import { boundsInWords, unitOf } from '../../schema/in-words.ts'
import { withSubschemas, type JsonSchema } from '../../schema/json-schema.ts'
import { deprecationOf } from '../doc-comment.ts'

/** A schema with annotations that editors show, and that no draft of JSON Schema defines. */
export interface EditorSchema extends JsonSchema {
  readonly markdownDescription?: string
  readonly enumDescriptions?: readonly string[]
  readonly deprecationMessage?: string
  /** Whether editors leave a field out of their suggestions. */
  readonly doNotSuggest?: boolean
  readonly properties?: { readonly [name: string]: EditorSchema }
}

/**
 * Adds annotations for editors to a schema without references, and replaces the format `uuid`,
 * which draft-07 lacks.
 */
export function editorSchema(schema: JsonSchema): EditorSchema {
  const { title, description, deprecated, readOnly, format, ...keywords } = withSubschemas(
    schema,
    editorSchema,
  )
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description, markdownDescription: markdownOf(schema) }),
    ...(deprecated && {
      deprecated,
      deprecationMessage: deprecationOf(schema).replacement.replaceAll('`', ''),
    }),
    ...(readOnly && { readOnly }),
    ...((deprecated || readOnly) && { doNotSuggest: true }),
    ...keywords,
    ...(format === 'uuid' ? uuid : format && { format }),
  }
}

/**
 * The maximum length is needed because `$` also matches before a final line end in some engines.
 */
const uuid = { pattern: uuidPattern.source, maxLength: 36 }

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

/** Returns a description in Markdown, followed by a list of facts such as bounds and default. */
function markdownOf(schema: JsonSchema): string {
  const { default: byDefault, enum: allowed, examples, format, readOnly, description = '' } = schema
  const unit = unitOf(schema)
  const bounds = boundsInWords(schema)
  const facts = [
    unit && `Unit: ${unit}`,
    bounds && `Allowed: ${bounds}`,
    allowed && `Allowed: ${allowed.map(code).join(', ')}`,
    format && `Format: ${format}`,
    byDefault !== undefined && `Default: ${code(byDefault)}`,
    examples && `Example: ${examples.map(code).join(', ')}`,
    readOnly && 'In responses only',
  ].filter(Boolean)
  return [description.replace(/ Unit: \S+\.$/, ''), facts.map((fact) => `- ${fact}`).join('\n')]
    .filter(Boolean)
    .join('\n\n')
}
