// The contracts by the names of their documents, for entry points that iterate over all contracts.
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

export const bodies = {
  'icmp-monitor-update': icmpMonitorUpdate,
  'icmp-monitor': icmpMonitor,
  'error-group': errorGroup,
  'error-group-list': errorGroupList,
} as const

export const parameters = {
  'update-icmp-monitor-params': updateIcmpMonitorParams,
  'update-icmp-monitor-query': updateIcmpMonitorQuery,
  'update-icmp-monitor-headers': updateIcmpMonitorHeaders,
  'list-error-groups-query': listErrorGroupsQuery,
  'list-error-groups-headers': listErrorGroupsHeaders,
} as const

export const queries = {
  'update-icmp-monitor-query': updateIcmpMonitorQuery,
  'list-error-groups-query': listErrorGroupsQuery,
} as const
