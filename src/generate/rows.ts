import { manifest, type ContractRow, type ResourceRow } from '../contracts/manifest.ts'
import { documentNamed } from './documents.ts'

export type { ContractRow, OperationRow, ResourceRow, RuleList } from '../contracts/manifest.ts'

export const resources: readonly ResourceRow[] = manifest

/** A kind of monitor: a resource that can be updated. */
export interface MonitorKind extends ResourceRow {
  readonly update: ContractRow
}

const isMonitorKind = (row: ResourceRow): row is MonitorKind => row.update !== undefined

export const monitorKinds: readonly MonitorKind[] = resources.filter(isMonitorKind)

const present = <Row>(rows: readonly (Row | undefined)[]): Row[] => rows.filter((row) => row !== undefined)

/** The rows of different documents; kinds may share one. */
const distinct = (rows: readonly ContractRow[]): readonly ContractRow[] => [
  ...new Map(rows.map((row) => [row.document, row])).values(),
]

/** The bodies that are read from a caller's object; a list is read item by item. */
export const bodyRows: readonly ContractRow[] = distinct(
  resources.flatMap(({ update, response }) => present([update, response])),
)

/** The parameters, which are read into a plain object and need a check alone. */
export const parameterRows: readonly ContractRow[] = distinct(
  resources.flatMap(({ operation: { params, query, headers } }) => present([params, query, headers])),
)

/** Returns the fields that the response to an update lists and the update does not. */
export function responseOnlyNames(document: string): string[] {
  const kind = monitorKinds.find(({ update }) => update.document === document)
  if (kind === undefined) return []
  const accepted = Object.keys(documentNamed(document).properties ?? {})
  return Object.keys(documentNamed(kind.response.document).properties ?? {}).filter((name) => !accepted.includes(name))
}
