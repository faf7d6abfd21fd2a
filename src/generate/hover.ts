import { boundsInWords } from '../schema/bounds-in-words.ts'
import { deprecationOf } from '../schema/deprecation.ts'
import { wrapped } from './doc-comment.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** Room for a description in a line of 120 characters: the rest is the indent of a field and the marks of a comment. */
const commentWidth = 110

/** What an editor shows for a field: its description with its unit, bounds, default and examples. */
export function hover(schema: JsonSchema): string {
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
