import type * as rules from '../rules/index.ts'
import { deepOwnProperties } from '../values/own-properties.ts'

/** The contracts and operations of the package: the source of the generated code, the reference and OpenAPI. */
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
 * A contract. `document` is the name of a file in `schemas/`, without `.schema.json`. The `title` in the file is the
 * name of the generated type.
 */
export interface ContractRow {
  readonly document: string
  readonly rules: readonly RuleList[]
}

/** An operation of the service. Its `ResourceRow` has the body (`update`) and the response (`list` or `response`). */
export interface OperationRow {
  readonly id: string
  /** The heading of the operation in the service description. */
  readonly title: string
  readonly description: string
  readonly method: 'GET' | 'PUT'
  readonly path: string
  readonly params?: ContractRow
  readonly query: ContractRow
  readonly headers: ContractRow
}

/** A resource of the service, such as the ICMP monitor, with its contracts and its operation. */
export interface ResourceRow {
  /** The heading of the resource in the service description. */
  readonly title: string
  /** The OpenAPI tag of the operation. */
  readonly tag: { readonly name: string; readonly description: string }
  readonly update?: ContractRow
  /** One resource in a response: the whole body, or an item of `list`. */
  readonly response: ContractRow
  readonly list?: ContractRow
  readonly operation: OperationRow
}
