import { type IssueCode, type JsonSchema, operations } from '../../index.ts'
import type { ContractName } from './issue-codes.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { formOf, type Form } from './field.ts'
import { flatFields } from './flat-fields.ts'
import { anchorOf, codesOf } from './resource.ts'

export type ParameterPlace = 'path' | 'query' | 'header'

export interface ParameterEntry extends Form {
  readonly name: string
  readonly anchor: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly codes: readonly IssueCode[]
  readonly schema: JsonSchema
}

export interface OperationEntry {
  readonly id: keyof typeof operations
  readonly anchor: string
  readonly title: string
  readonly description: string
  readonly method: 'PUT' | 'GET'
  readonly path: string
  readonly parameters: readonly ParameterEntry[]
  readonly body: JsonSchema | undefined
  readonly response: JsonSchema
}

/** The document of a contract among the given ones. */
export function documentOf({ id }: { readonly id: string }, documents: SchemaDocuments): JsonSchema {
  const document = documents.get(id)
  if (document === undefined) throw new RangeError(`No document has the $id ${id}`)
  return document
}

function parametersOf(place: ParameterPlace, name: ContractName, document: JsonSchema): ParameterEntry[] {
  return flatFields(document).map(({ path, schema, required }) => ({
    ...formOf(schema),
    name: path,
    anchor: anchorOf(name, path),
    in: place,
    required,
    codes: codesOf(path, [name]),
    schema,
  }))
}

/** Both operations, as their contracts in the given documents describe them. */
export function operationEntries(documents: SchemaDocuments): OperationEntry[] {
  const { updateIcmpMonitor: update, listErrorGroups: list } = operations
  const parameters = (place: ParameterPlace, name: ContractName, contract: { readonly id: string }): ParameterEntry[] =>
    parametersOf(place, name, documentOf(contract, documents))
  return [
    {
      id: 'updateIcmpMonitor',
      anchor: 'operation-updateIcmpMonitor',
      title: 'Update an ICMP monitor',
      description:
        'Sends an ICMP monitor and answers it as updated. Whether what is left out stays as it is or is reset ' +
        'is not described.',
      method: update.method,
      path: update.path,
      parameters: [
        ...parameters('path', 'updateIcmpMonitorParams', update.params),
        ...parameters('query', 'updateIcmpMonitorQuery', update.query),
        ...parameters('header', 'updateIcmpMonitorHeaders', update.headers),
      ],
      body: documentOf(update.body, documents),
      response: documentOf(update.response, documents),
    },
    {
      id: 'listErrorGroups',
      anchor: 'operation-listErrorGroups',
      title: 'List error groups',
      description: 'Answers the error groups of the account, page by page.',
      method: list.method,
      path: list.path,
      parameters: [
        ...parameters('query', 'listErrorGroupsQuery', list.query),
        ...parameters('header', 'listErrorGroupsHeaders', list.headers),
      ],
      body: undefined,
      response: documentOf(list.response, documents),
    },
  ]
}
