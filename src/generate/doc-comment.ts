import { boundsInWords } from '../schema/in-words.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** Returns the source of the doc comment of a type or a field. */
export function docComment(schema: JsonSchema): string {
  const text = hover(schema)
  return text.includes('\n')
    ? `/**\n${text.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}\n */\n`
    : `/** ${text} */\n`
}

function hover(schema: JsonSchema): string {
  const { replacement, rest } = deprecationOf(schema)
  const sentences = [
    rest,
    boundsInWords(schema) && `Allowed: ${boundsInWords(schema)}.`,
    schema.format && `Format: ${schema.format}.`,
    schema.readOnly && 'In responses only.',
  ]
  const tags = [
    schema.default !== undefined && `\n\n@defaultValue \`${JSON.stringify(schema.default)}\``,
    schema.examples && `\n\n@example \`${JSON.stringify(schema.examples[0])}\``,
    schema.deprecated && `\n\n@deprecated ${replacement}`,
  ]
  return wrapped(sentences.filter(Boolean).join(' ')) + tags.filter(Boolean).join('')
}

/**
 * Breaks a text into lines of at most 110 characters, so that 10 are left for indentation and
 * comment marks.
 */
const wrapped = (text: string): string => text.replaceAll(/(.{1,110})(?: +|$)/g, '$1\n').trimEnd()

/**
 * Splits `Deprecated: REPLACEMENT. REST`, the description of a deprecated field. Others have no
 * replacement.
 */
export function deprecationOf({ description = '' }: JsonSchema) {
  const [, replacement = '', rest = ''] =
    /^(?:Deprecated: (.*?\.) ?)?(.*)$/s.exec(description) ?? []
  return { replacement, rest }
}
