// Returns the schema documents with marked texts, to test that the reference escapes them.
import { allDocuments } from '../../src/docs/model/all-documents.ts'
import type { JsonSchema } from 'monitor-contract'
import type { SchemaDocuments } from '../../src/schema/resolve.ts'

/** Keywords whose text is not for people, so it does not change. */
const kept = ['$id', '$ref', '$schema', 'type', 'format']

/** A function that returns the mark to append to a text. */
export type MarkOf = (text: string) => string

/** Returns a value with a mark appended to each text in it, including the names of fields. */
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

/**
 * Returns the documents with a mark appended to every description, title, allowed value, pattern, example and field
 * name.
 */
export function markedDocuments(mark: MarkOf): SchemaDocuments {
  return new Map([...allDocuments()].map(([id, document]) => [id, marked(document, mark) as JsonSchema]))
}
