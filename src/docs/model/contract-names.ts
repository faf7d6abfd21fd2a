// The contracts that can report an issue code, by name: those with a keyword in their schema, and groups of contracts.
import { manifest, type ContractRow, type ResourceRow } from '../../contracts/manifest.ts'
import type { JsonSchema } from '../../index.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { contractOf, documentOf } from './contract-of.ts'
import { allDocuments } from './all-documents.ts'

/** Returns the names of the contracts whose documents use a keyword. */
export const contractsWith = (keyword: string): readonly string[] =>
  namesOf(allRows.filter((row) => usesKeyword(documentOf(row, documents), keyword)))

const rows: readonly ResourceRow[] = manifest

const present = (list: readonly (ContractRow | undefined)[]): readonly ContractRow[] =>
  list.filter((row) => row !== undefined)

const bodyRows = present(rows.flatMap(({ update, response, list }) => [update, response, list]))
const pathRows = present(rows.map(({ operation }) => operation.params))
const queryRows = rows.map(({ operation }) => operation.query)
const headerRows = rows.map(({ operation }) => operation.headers)
const allRows = [...bodyRows, ...pathRows, ...queryRows, ...headerRows]

/** Returns the names of the contracts of rows. A contract that two operations share is listed once. */
const namesOf = (list: readonly ContractRow[]): readonly string[] => [
  ...new Set(list.map((row) => contractOf(row).name)),
]

/** The contracts of request bodies that update a resource. */
export const updates = namesOf(present(rows.map(({ update }) => update)))
export const bodies = namesOf(bodyRows)
export const queriesAndHeaders = namesOf([...queryRows, ...headerRows])
export const allContracts = namesOf(allRows)

function usesKeyword(schema: JsonSchema, keyword: string): boolean {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])]
  return Object.hasOwn(schema, keyword) || inner.some((each) => usesKeyword(each, keyword))
}

const documents: SchemaDocuments = allDocuments()
