import type { IssueCode, JsonSchema } from '../../index.ts'
import type { ContractRow, ResourceRow } from '../../contracts/manifest.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { contractOf, documentOf } from './contract-of.ts'
import { formOf, type FieldForm } from './field.ts'
import { flatFields } from './flat-fields.ts'
import { anchorOf, codesOf } from './resource.ts'

/** Returns the entries of the reference about operations: each with its parameters, body and response. */
export const operationEntries = (rows: readonly ResourceRow[], documents: SchemaDocuments): OperationEntry[] =>
  rows.map((row) => operationEntry(row, rows, documents))

export type ParameterPlace = 'path' | 'query' | 'header'

export interface ParameterEntry extends FieldForm {
  readonly name: string
  readonly anchor: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly codes: readonly IssueCode[]
  readonly schema: JsonSchema
}

export interface OperationEntry {
  readonly id: string
  readonly anchor: string
  readonly title: string
  readonly description: string
  readonly tag: { readonly name: string; readonly description: string }
  readonly method: 'PUT' | 'GET'
  readonly path: string
  readonly parameters: readonly ParameterEntry[]
  readonly body: JsonSchema | undefined
  readonly response: JsonSchema
}

/** Returns the anchor prefix of a contract's parameters, which differs for each operation that uses the contract. */
function scopeOf(row: ContractRow, operation: string, rows: readonly ResourceRow[]): string {
  const { name } = contractOf(row)
  const first = rows.find(({ operation: { params, query, headers } }) =>
    [params, query, headers].some((each) => each?.document === row.document),
  )
  return first?.operation.id === operation ? name : `${operation}.${name}`
}

function parametersOf(
  row: ContractRow | undefined,
  place: ParameterPlace,
  operation: string,
  rows: readonly ResourceRow[],
  documents: SchemaDocuments,
): ParameterEntry[] {
  if (row === undefined) return []
  const { name } = contractOf(row)
  const scope = scopeOf(row, operation, rows)
  return flatFields(documentOf(row, documents)).map(({ path, schema, required }) => ({
    ...formOf(schema),
    name: path,
    anchor: anchorOf(scope, path),
    in: place,
    required,
    codes: codesOf(path, [name]),
    schema,
  }))
}

function operationEntry(row: ResourceRow, rows: readonly ResourceRow[], documents: SchemaDocuments): OperationEntry {
  const { tag, operation, update, response, list } = row
  const { id, title, description, method, path, params, query, headers } = operation
  return {
    id,
    anchor: `operation-${id}`,
    title,
    description,
    tag,
    method,
    path,
    parameters: [
      ...parametersOf(params, 'path', id, rows, documents),
      ...parametersOf(query, 'query', id, rows, documents),
      ...parametersOf(headers, 'header', id, rows, documents),
    ],
    body: update && documentOf(update, documents),
    response: documentOf(list ?? response, documents),
  }
}
