import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from '../formats/index.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { isBanner } from './names.ts'
import { inline } from '../schema/resolve.ts'
import { manifest, type ContractRow, type ResourceRow } from '../contracts/manifest.ts'

const folder = new URL('../../schemas/', import.meta.url)

const files: ReadonlyMap<string, JsonSchema & { readonly $comment?: string }> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map((file) => [file.replace('.schema.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
)

/** The hand-written documents of `schemas/`, by file name without `.schema.json`. */
export const documents: ReadonlyMap<string, JsonSchema> = new Map(
  [...files].filter(([, { $comment = '' }]) => !isBanner($comment)),
)

export const documentsById: ReadonlyMap<string, JsonSchema> = new Map(
  [...documents.values()].map((document) => [document.$id ?? '', document]),
)

/**
 * Ajv in strict mode, with the formats of this package. The loop below compiles each document, and throws for an
 * invalid document.
 */
export const ajv = new Ajv2020({ allowUnionTypes: true, formats, schemas: [...documents.values()] })
for (const $id of documentsById.keys()) ajv.getSchema($id)

export function documentNamed(name: string): JsonSchema {
  const document = documents.get(name)
  if (document === undefined) throw new Error(`schemas/${name}.schema.json is missing`)
  return document
}

/** Returns a schema with each `$ref` replaced by its target, without `$schema`, `$id` and `$defs`. */
export function inlined(schema: JsonSchema): JsonSchema {
  const { $id: _id, $schema: _schema, ...whole } = inline(schema, documentsById)
  return whole
}

export const resources: readonly ResourceRow[] = manifest

/** A kind of monitor: a resource with an update. */
export interface MonitorKind extends ResourceRow {
  readonly update: ContractRow
}

const isMonitorKind = (row: ResourceRow): row is MonitorKind => row.update !== undefined

export const monitorKinds: readonly MonitorKind[] = resources.filter(isMonitorKind)

const present = <Row>(rows: readonly (Row | undefined)[]): Row[] => rows.filter((row) => row !== undefined)

/** Returns one row for each document, because kinds of monitor may share a document. */
const distinct = (rows: readonly ContractRow[]): readonly ContractRow[] => [
  ...new Map(rows.map((row) => [row.document, row])).values(),
]

/** The bodies with a generated reader. `list` has no reader, because its items are read one by one. */
export const bodyRows: readonly ContractRow[] = distinct(
  resources.flatMap(({ update, response }) => present([update, response])),
)

/** The bodies that are a list of resources. */
export const listRows: readonly ContractRow[] = distinct(resources.flatMap(({ list }) => present([list])))

/** The contracts of parameters. They need no reader, because parameters are copied into a plain object first. */
export const parameterRows: readonly ContractRow[] = distinct(
  resources.flatMap(({ operation: { params, query, headers } }) => present([params, query, headers])),
)

/** Returns the names of the fields that a response has and the given update does not; none for other documents. */
export function responseOnlyNames(document: string): string[] {
  const kind = monitorKinds.find(({ update }) => update.document === document)
  if (kind === undefined) return []
  const accepted = Object.keys(documentNamed(document).properties ?? {})
  return Object.keys(documentNamed(kind.response.document).properties ?? {}).filter((name) => !accepted.includes(name))
}

export type Direction = 'update' | 'response'
