import type { ContractRow, ResourceRow } from '../src/contracts/manifest.ts'
import { contractDocument } from '../src/docs/contract-documents.ts'
import { operationExamples } from '../src/docs/examples.ts'
import { fieldsOf, type Field } from './fields.ts'
import { requestExamples, type RequestExample } from './request-examples.ts'

export interface Operation {
  readonly id: string
  readonly anchor: string
  readonly title: string
  readonly description: string
  readonly method: 'PUT' | 'GET'
  readonly path: string
  readonly parameters: readonly Field[]
  /** The description of the request body. */
  readonly body: string
  /** The description of the response body. */
  readonly response: string
  readonly examples: readonly RequestExample[]
}

/** Returns the operation of each resource with its parameters and examples. */
export function operationsOf(rows: readonly ResourceRow[]): Operation[] {
  const documented = new Set<string>()

  function parametersOf(row: ContractRow | undefined, place: NonNullable<Field['in']>, id: string): Field[] {
    if (row === undefined) return []
    const { name, schema } = contractDocument(row)
    // Two operations can share a contract, but an anchor must be unique.
    const scope = documented.has(name) ? `${id}.${name}` : name
    documented.add(name)
    return fieldsOf(scope, [name], [['update', schema]]).map((field) => ({ ...field, in: place }))
  }

  return rows.map(({ operation, update, response, list }) => {
    const { id, title, description, method, path, params, query, headers } = operation
    const example = operationExamples.get(id)
    return {
      id,
      anchor: `operation-${id}`,
      title,
      description,
      method,
      path,
      parameters: [
        ...parametersOf(params, 'path', id),
        ...parametersOf(query, 'query', id),
        ...parametersOf(headers, 'header', id),
      ],
      body: (update && contractDocument(update).schema.description) ?? 'No request body.',
      response: contractDocument(list ?? response).schema.description ?? '',
      examples: example === undefined ? [] : requestExamples(operation, example),
    }
  })
}
