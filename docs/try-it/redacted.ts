import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  operations,
  redact,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type Redactable,
} from 'monitor-contract'
import type { KindName } from './kinds.ts'
import { valueOf } from './read-text.ts'

const described: Readonly<Record<KindName, Redactable>> = {
  icmpMonitorUpdate,
  icmpMonitor,
  errorGroup,
  errorGroupList,
  updateRequest: operations.updateIcmpMonitor,
  listRequest: operations.listErrorGroups,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  updateIcmpMonitorHeaders,
  listErrorGroupsQuery,
  listErrorGroupsHeaders,
}

/** Returns a JSON text without its secrets; undefined for a text that is not JSON. */
export function redacted(text: string, kind: KindName): string | undefined {
  const value = valueOf(text, 'json')
  if (value === undefined) return undefined
  const [before, after] = [value, redact(described[kind], value)].map((each) =>
    JSON.stringify(each, null, 2),
  )
  return before === after ? text : after
}
