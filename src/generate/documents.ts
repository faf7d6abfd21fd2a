import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from '../schema/formats.ts'
import { annotations, type JsonSchema } from '../schema/json-schema.ts'
import { camelCase, isBanner } from './names.ts'
import { byId, inline } from '../schema/resolve.ts'
import { manifest } from '../contracts/manifest.ts'

const folder = new URL('../../schemas/', import.meta.url)

/** The hand-written documents of `schemas/`, by `$id`. */
export const documents = byId(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .flatMap((file): [JsonSchema & { readonly $comment?: string }] => [
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ])
    .filter(({ $comment = '' }) => !isBanner($comment)),
)

/**
 * Ajv in strict mode, with the formats of this package. The loop below compiles each document, and
 * throws for an invalid document, and for a keyword beside `$ref`, with which `inline` would
 * replace that of the target.
 */
const ajv = new Ajv2020({ allowUnionTypes: true, formats, schemas: [...documents.values()] })
for (const [$id, document] of documents) {
  ajv.getSchema($id)
  const references = schemasIn(document).filter(({ $ref }) => $ref !== undefined)
  const keywords = references.flatMap((reference) => Object.keys(reference))
  const keyword = keywords.find((name) => name !== '$ref' && !annotations.includes(name))
  if (keyword !== undefined) throw new Error(`${$id} has the keyword ${keyword} beside a reference`)
}

/**
 * Returns the name of a document: `icmpMonitor`, as that of its contract, for
 * `…/icmp-monitor.schema.json`.
 */
export const nameOf = (id: string): string => camelCase(basename(id, '.schema.json'))

/** Returns the document of a contract. */
export function documentOf(contract: string): JsonSchema {
  const [, document] = [...documents].find(([id]) => nameOf(id) === contract) ?? []
  if (document === undefined) throw new Error(`The document of ${contract} is missing`)
  return document
}

/**
 * Returns a schema with each `$ref` replaced by its target, without `$schema`, `$id` and `$defs`.
 */
export function inlined(schema: JsonSchema): JsonSchema {
  const { $id: _id, $schema: _schema, ...whole } = inline(schema, documents)
  return whole
}

/** Returns a schema and every schema inside it. */
export function schemasIn(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, $defs = {} } = schema
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...Object.values($defs)]
  return [schema, ...inner.flatMap(schemasIn)]
}

/** The bodies that are objects. */
export const objectBodies = manifest.flatMap(({ update = [], response }) =>
  [update, response].flat(),
)

/** The bodies that are lists. */
export const listBodies = manifest.flatMap(({ list = [] }) => list)

/** The names of all contracts. */
export const contracts = manifest.flatMap(
  ({ update = [], response, list = [], operation: { params = [], query, headers } }) =>
    [update, response, list, params, query, headers].flat(),
)
