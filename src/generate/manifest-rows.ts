import { manifest, type ContractRow, type ResourceRow } from '../contracts/manifest.ts'
import { documentNamed } from './documents.ts'

export type { RuleList } from '../contracts/manifest.ts'

/** The rows of the manifest. This file selects bodies, parameters and kinds of monitor from them. */
export const resources: readonly ResourceRow[] = manifest

/** A kind of monitor: a resource with an update. */
export interface MonitorKind extends ResourceRow {
  readonly update: ContractRow
}

const isMonitorKind = (row: ResourceRow): row is MonitorKind => row.update !== undefined

export const monitorKinds: readonly MonitorKind[] = resources.filter(isMonitorKind)

const present = <Row>(rows: readonly (Row | undefined)[]): Row[] => rows.filter((row) => row !== undefined)

/** Returns the rows without duplicates. Kinds may share a document. */
const distinct = (rows: readonly ContractRow[]): readonly ContractRow[] => [
  ...new Map(rows.map((row) => [row.document, row])).values(),
]

/** The bodies with a generated reader. A list has none, because its items are read one by one. */
export const bodyRows: readonly ContractRow[] = distinct(
  resources.flatMap(({ update, response }) => present([update, response])),
)

/** The parameters, which are read into a plain object and need only a check. */
export const parameterRows: readonly ContractRow[] = distinct(
  resources.flatMap(({ operation: { params, query, headers } }) => present([params, query, headers])),
)

/** Returns the names of the fields that only the response to an update has. */
export function responseOnlyNames(document: string): string[] {
  const kind = monitorKinds.find(({ update }) => update.document === document)
  if (kind === undefined) return []
  const accepted = Object.keys(documentNamed(document).properties ?? {})
  return Object.keys(documentNamed(kind.response.document).properties ?? {}).filter((name) => !accepted.includes(name))
}

/** The direction in which a monitor is sent. */
export type Direction = 'update' | 'response'
