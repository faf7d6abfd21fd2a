import { errorGroup } from '../contracts/error-group.ts'
import { errorGroupList } from '../contracts/error-group-list.ts'
import { icmpMonitor } from '../contracts/icmp-monitor.ts'
import { icmpMonitorUpdate } from '../contracts/icmp-monitor-update.ts'
import { listErrorGroupsHeaders } from '../contracts/list-error-groups-headers.ts'
import { listErrorGroupsQuery } from '../contracts/list-error-groups-query.ts'
import type { Options } from '../contracts/options.ts'
import { updateIcmpMonitorHeaders } from '../contracts/update-icmp-monitor-headers.ts'
import { updateIcmpMonitorParams } from '../contracts/update-icmp-monitor-params.ts'
import { updateIcmpMonitorQuery } from '../contracts/update-icmp-monitor-query.ts'
import type { Result } from '../issues/issue.ts'

/** What the keyword asks of a contract. */
export interface Checked {
  readonly id: string
  is(value: unknown): boolean
  validate(value: unknown, options?: Options): Result<unknown>
}

/** Every contract under the name that a schema calls it by. */
export const contracts: ReadonlyMap<string, Checked> = /* @__PURE__ */ new Map<string, Checked>(/* @__PURE__ */ Object.entries({
  icmpMonitorUpdate,
  icmpMonitor,
  errorGroup,
  errorGroupList,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  updateIcmpMonitorHeaders,
  listErrorGroupsQuery,
  listErrorGroupsHeaders,
}))
