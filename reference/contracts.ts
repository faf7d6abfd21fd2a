// Names of contracts: groups of contracts, and the contracts whose schemas use a keyword.
import { manifest, type ContractRow, type ResourceRow } from '../src/contracts/manifest.ts'
import { contractDocument } from '../src/docs/contract-documents.ts'
import { schemasIn } from '../src/generate/schema-parts.ts'

const rows: readonly ResourceRow[] = manifest

type Rows = readonly (ContractRow | undefined)[]

const bodyRows: Rows = rows.flatMap(({ update, response, list }) => [update, response, list])
const textRows: Rows = [
  ...rows.map(({ operation }) => operation.query),
  ...rows.map(({ operation }) => operation.headers),
]
const allRows: Rows = [...bodyRows, ...rows.map(({ operation }) => operation.params), ...textRows]

/** Returns the names of the contracts of rows. A contract that two operations share is listed once. */
const namesOf = (list: Rows): readonly string[] => [
  ...new Set(list.filter((row) => row !== undefined).map((row) => contractDocument(row).name)),
]

/** The contracts of request bodies that update a resource. */
export const updates = namesOf(rows.map(({ update }) => update))
export const bodies = namesOf(bodyRows)
export const queries = namesOf(rows.map(({ operation }) => operation.query))
export const queriesAndHeaders = namesOf(textRows)
export const allContracts = namesOf(allRows)

/** Returns the names of the contracts whose schemas use a keyword. */
export const contractsWith = (keyword: string): readonly string[] =>
  namesOf(
    allRows.filter(
      (row) =>
        row !== undefined && schemasIn(contractDocument(row).schema).some((schema) => Object.hasOwn(schema, keyword)),
    ),
  )
