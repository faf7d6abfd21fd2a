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

/** The part of a contract that the keyword uses. */
export interface Checked {
  readonly id: string
  validate(value: unknown, options?: Options): Result<unknown>
}

/** Every contract under the name that a schema calls it by. Ajv reports no warnings, so none are looked for. */
export const contracts: ReadonlyMap<string, Checked> = /* @__PURE__ */ new Map<string, Checked>(
  /* @__PURE__ */ Object.entries({
    icmpMonitorUpdate: /* @__PURE__ */ icmpMonitorUpdate.with({ unknownFields: 'ignore' }),
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
