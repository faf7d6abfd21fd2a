import { boundsInWords } from '../schema/bounds-in-words.ts'
import { deprecationOf } from './deprecation.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** Returns the text that an editor shows for a field: description, unit, bounds, default and example. */
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

/**
 * Maximum length of a line of a description. The indentation and the marks of the comment need the rest of the 120
 * characters.
 */
const commentWidth = 110

/** Breaks a text into lines at spaces. */
const wrapped = (text: string, most: number): string =>
  text.length <= most ? text : text.replaceAll(new RegExp(`(.{1,${most}})(?: +|$)`, 'g'), '$1\n').trimEnd()
