import { deepOwnProperties } from '../schema/own-properties.ts'

/**
 * The contracts and operations of the package, by name: the source of the generated code, the
 * reference and OpenAPI.
 *
 * A contract is exported under its name. Its document is the file of `schemas/` with the same name
 * in kebab case, and its rules are those in `src/rules/index.ts` whose name is that of the
 * contract, followed by `Rules`. An update and a list also have the rules of the response.
 */
export const manifest: readonly ResourceRow[] = /* @__PURE__ */ deepOwnProperties<
  readonly ResourceRow[]
>([
  {
    title: 'ICMP monitor',
    tag: { name: 'Monitors', description: 'ICMP monitors: checks that ping a host.' },
    update: 'icmpMonitorUpdate',
    response: 'icmpMonitor',
    operation: {
      id: 'updateIcmpMonitor',
      title: 'Update an ICMP monitor',
      description:
        'Sends the fields of an ICMP monitor and returns the updated monitor. The service ' +
        'description does not say ' +
        'whether omitted fields keep their values or get their defaults.',
      params: 'updateIcmpMonitorParams',
      query: 'updateIcmpMonitorQuery',
      headers: 'updateIcmpMonitorHeaders',
    },
  },
  {
    title: 'Error group',
    tag: {
      name: 'Error groups',
      description: 'Check-result errors that share the same cleaned error message.',
    },
    response: 'errorGroup',
    list: 'errorGroupList',
    operation: {
      id: 'listErrorGroups',
      title: 'List error groups',
      description: 'Returns the error groups of the account, page by page.',
      query: 'listErrorGroupsQuery',
      headers: 'listErrorGroupsHeaders',
    },
  },
])

/**
 * An operation of the service, with the names of its contracts. Its body and response are those of
 * the resource.
 */
export interface OperationRow {
  readonly id: 'updateIcmpMonitor' | 'listErrorGroups'
  /** The heading of the operation in the service description. */
  readonly title: string
  readonly description: string
  readonly params?: string
  readonly query: string
  readonly headers: string
}

/**
 * A resource of the service, such as the ICMP monitor, with the names of its contracts and its
 * operation.
 */
export interface ResourceRow {
  /** The heading of the resource in the service description. */
  readonly title: string
  /** The OpenAPI tag of the operation. */
  readonly tag: { readonly name: string; readonly description: string }
  /** The request body that updates the resource. */
  readonly update?: string
  /** One resource in a response: the whole body, or an item of `list`. */
  readonly response: string
  readonly list?: string
  readonly operation: OperationRow
}
