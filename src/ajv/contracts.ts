import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  type Options,
  type Result,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from '../index.ts'

/** What the keyword asks of a contract. */
export interface Checked {
  readonly id: string
  is(value: unknown): boolean
  validate(value: unknown, options?: Options): Result<unknown>
}

/** Every contract under the name that a schema calls it by. */
export const contracts: ReadonlyMap<string, Checked> = /* @__PURE__ */ new Map<string, Checked>(
  /* @__PURE__ */ Object.entries({
    icmpMonitorUpdate,
    icmpMonitor,
    errorGroup,
    errorGroupList,
    updateIcmpMonitorParams,
    updateIcmpMonitorQuery,
    updateIcmpMonitorHeaders,
    listErrorGroupsQuery,
    listErrorGroupsHeaders,
  }),
)
