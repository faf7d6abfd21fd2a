// Reads the documents of `schemas/` by `$id`, including the generated offset rule.
import { readdirSync, readFileSync } from 'node:fs'
import type { JsonSchema } from 'monitor-contract'

const folder = new URL('../../schemas/', import.meta.url)
const parse = (text: string): JsonSchema => JSON.parse(text)

/** Every document in `schemas/`, with the generated one that refers to others; not the bundled ones. */
export const documents: readonly JsonSchema[] = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => parse(readFileSync(new URL(file, folder), 'utf8')))

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

export function documentOf(id: string): JsonSchema {
  const document = documents.find(({ $id }) => $id === id)
  if (document === undefined) throw new Error(`No document has the $id ${id}`)
  return document
}

/** Returns the target of a schema's `$ref`, combined with the keywords beside the `$ref`. */
export function followed(schema: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema
  if ($ref === undefined) return schema
  const [id = '', pointer = ''] = $ref.split('#')
  let part: unknown = documentOf(id)
  for (const name of pointer.split('/').slice(1))
    part = isSchema(part) ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined
  if (!isSchema(part)) throw new Error(`Nothing stands at ${$ref}`)
  return { ...followed(part), ...own }
}
