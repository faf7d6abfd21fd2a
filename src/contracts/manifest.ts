import type * as rules from '../rules/index.ts'
import { deepOwnProperties } from '../values/own-properties.ts'

/**
 * The table of the contracts and operations of the package.
 *
 * The generated code, the Ajv plugin, the reference, OpenAPI, the arbitraries and the tests derive from this table.
 */
export const manifest = deepOwnProperties([
  {
    title: 'ICMP monitor',
    tag: { name: 'Monitors', description: 'ICMP monitors: checks that ping a host.' },
    update: { document: 'icmp-monitor-update', rules: ['monitorErrorRules', 'updateWarningRules'] },
    response: { document: 'icmp-monitor', rules: ['monitorErrorRules'] },
    operation: {
      id: 'updateIcmpMonitor',
      title: 'Update an ICMP monitor',
      description:
        'Sends the fields of an ICMP monitor and returns the updated monitor. The service description does not say ' +
        'whether omitted fields keep their values or get their defaults.',
      method: 'PUT',
      path: '/v1/checks/icmp/{id}',
      params: { document: 'update-icmp-monitor-params', rules: [] },
      query: { document: 'update-icmp-monitor-query', rules: [] },
      headers: { document: 'update-icmp-monitor-headers', rules: ['updateMonitorHeadersRules'] },
    },
  },
  {
    title: 'Error group',
    tag: { name: 'Error groups', description: 'Check-result errors that share the same cleaned error message.' },
    response: { document: 'error-group', rules: ['errorGroupRules'] },
    list: { document: 'error-group-list', rules: ['errorGroupRules', 'errorGroupListRules'] },
    operation: {
      id: 'listErrorGroups',
      title: 'List error groups',
      description: 'Returns the error groups of the account, page by page.',
      method: 'GET',
      path: '/v1/error-groups',
      query: { document: 'list-error-groups-query', rules: ['listErrorGroupsQueryRules'] },
      headers: { document: 'list-error-groups-headers', rules: ['listErrorGroupsHeadersRules'] },
    },
  },
] as const satisfies readonly ResourceRow[])

export type RuleList = keyof typeof rules

/**
 * A contract, named by its document in `schemas/` without `.schema.json`. The title of the document is the name of the
 * type.
 */
export interface ContractRow {
  readonly document: string
  readonly rules: readonly RuleList[]
}

/** An operation of the service. Its body and response are those of the resource. */
export interface OperationRow {
  readonly id: string
  /** The heading of its section in the service description. */
  readonly title: string
  readonly description: string
  readonly method: 'GET' | 'PUT'
  readonly path: string
  readonly params?: ContractRow
  readonly query: ContractRow
  readonly headers: ContractRow
}

/** A kind of monitor, or error groups: its contracts and its operation. */
export interface ResourceRow {
  /** The heading of its section in the service description. */
  readonly title: string
  /** The tag of its operation in OpenAPI. */
  readonly tag: { readonly name: string; readonly description: string }
  readonly update?: ContractRow
  /** The response that contains one resource, alone or as an item of a list. */
  readonly response: ContractRow
  readonly list?: ContractRow
  readonly operation: OperationRow
}
