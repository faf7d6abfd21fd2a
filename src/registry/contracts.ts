// Generated from src/contracts/manifest.ts by `npm run generate`. Do not edit.
// The contracts of bodies, parameters and queries by the names of their documents, and the names of their exports.
import {
  icmpMonitorUpdate,
  icmpMonitor,
  errorGroup,
  errorGroupList,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  updateIcmpMonitorHeaders,
  listErrorGroupsQuery,
  listErrorGroupsHeaders,
} from '../index.ts'

/** The contracts of bodies, by their documents. */
export const bodies = {
  'icmp-monitor-update': icmpMonitorUpdate,
  'icmp-monitor': icmpMonitor,
  'error-group': errorGroup,
  'error-group-list': errorGroupList,
} as const

/** The contracts of path parameters, query parameters and headers. */
export const parameters = {
  'update-icmp-monitor-params': updateIcmpMonitorParams,
  'update-icmp-monitor-query': updateIcmpMonitorQuery,
  'update-icmp-monitor-headers': updateIcmpMonitorHeaders,
  'list-error-groups-query': listErrorGroupsQuery,
  'list-error-groups-headers': listErrorGroupsHeaders,
} as const

/** The contracts of query parameters. */
export const queries = {
  'update-icmp-monitor-query': updateIcmpMonitorQuery,
  'list-error-groups-query': listErrorGroupsQuery,
} as const

/** The names under which the package exports the contracts. */
export type ContractName =
  | 'icmpMonitorUpdate'
  | 'icmpMonitor'
  | 'errorGroup'
  | 'errorGroupList'
  | 'updateIcmpMonitorParams'
  | 'updateIcmpMonitorQuery'
  | 'updateIcmpMonitorHeaders'
  | 'listErrorGroupsQuery'
  | 'listErrorGroupsHeaders'
