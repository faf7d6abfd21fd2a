import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from '../formats/index.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { isBanner } from './names.ts'
import { assertSupported } from './supported-keywords.ts'

const folder = new URL('../../schemas/', import.meta.url)

const files: ReadonlyMap<string, JsonSchema & { readonly $comment?: string }> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map((file) => [file.replace('.schema.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
)

/** The hand-written documents of `schemas/`, read from their files, by file name without `.schema.json`. */
export const documents: ReadonlyMap<string, JsonSchema> = new Map(
  [...files].filter(([, { $comment = '' }]) => !isBanner($comment)),
)

/** The documents of `schemas/` by their `$id`. */
export const documentsById: ReadonlyMap<string, JsonSchema> = new Map(
  [...documents.values()].map((document) => [document.$id ?? '', document]),
)

for (const [name, document] of documents) assertSupported(document, `schemas/${name}.schema.json#`)

/** Ajv with our formats, in strict mode. It compiles each document and throws for one with a mistake. */
export const ajv = new Ajv2020({ allowUnionTypes: true, formats, schemas: [...documents.values()] })
for (const $id of documentsById.keys()) ajv.getSchema($id)

export function documentNamed(name: string): JsonSchema {
  const document = documents.get(name)
  if (document === undefined) throw new Error(`schemas/${name}.schema.json is missing`)
  return document
}
