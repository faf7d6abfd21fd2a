import { allDocuments } from '../../src/docs/model/documents.ts'
import type { JsonSchema } from 'monitor-contract'
import type { SchemaDocuments } from '../../src/schema/resolve.ts'

/** Keywords whose text is no text for people. */
const kept = ['$id', '$ref', '$schema', 'type', 'format']

/** What is put behind a text. */
export type MarkOf = (text: string) => string

/** A value with something put behind each text in it, names of fields included. */
function marked(value: unknown, mark: MarkOf): unknown {
  if (typeof value === 'string') return value + mark(value)
  if (Array.isArray(value)) return value.map((item) => marked(item, mark))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === 'properties')
        return [
          name,
          Object.fromEntries(
            Object.entries(part as object).map(([field, schema]) => [field + mark(field), marked(schema, mark)]),
          ),
        ]
      return [name, kept.includes(name) ? part : marked(part, mark)]
    }),
  )
}

/** The documents, with a mark put at the end of every description, title, allowed value, pattern, example and field name. */
export function markedDocuments(mark: MarkOf): SchemaDocuments {
  return new Map([...allDocuments()].map(([id, document]) => [id, marked(document, mark) as JsonSchema]))
}
