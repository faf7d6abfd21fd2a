import type { ContractRow, ResourceRow, OperationRow } from '../src/contracts/manifest.ts'
import { contractDocument } from '../src/docs/contract-documents.ts'
import { operationExamples, type OperationExample } from '../src/docs/examples.ts'
import { fieldsOf, type Field } from './fields.ts'

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

/** Returns the example of an operation as blocks of code: curl command, request body, response and problem details. */
function requestExamples(operation: OperationRow, example: OperationExample): RequestExample[] {
  const json = (caption: string, value: object): RequestExample => ({
    caption,
    lang: 'json',
    source: JSON.stringify(value, null, 2),
  })
  return [
    { caption: 'Request with curl:', lang: 'sh', source: curlCommand(operation, example) },
    ...(example.body ? [json('Request body, `body.json`:', example.body)] : []),
    json('Response, `200`:', example.response),
    json('Response to an invalid request, `422`, with problem details:', example.problem()),
  ]
}

/** A block of code with its caption. Backticks in the caption mark code. */
interface RequestExample {
  readonly caption: string
  readonly lang: 'json' | 'sh'
  readonly source: string
}

/** Returns a curl command for a request; the URL, the API key and the account ID are shell variables. */
function curlCommand({ method, path }: OperationRow, { params = {}, query, headers, body }: OperationExample): string {
  const filledPath = Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path)
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return [
    `curl --request ${method} "$BASE_URL${filledPath}?${parameters.join('&')}"`,
    ...Object.entries(headers).map(
      ([name, value]) => `--header "${name}: ${value.replace(/API_KEY|ACCOUNT_ID/, '$$$&')}"`,
    ),
    ...(body === undefined ? [] : ['--data @body.json']),
  ].join(' \\\n  ')
}
