// Generated from schemas/ by `npm run generate`. Do not edit.
import type {
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorQuery,
  UpdateIcmpMonitorHeaders,
  ListErrorGroupsQuery,
  ListErrorGroupsHeaders,
} from './types.ts'

export declare function checkUpdateIcmpMonitorParams(record: unknown): record is UpdateIcmpMonitorParams
export declare function checkUpdateIcmpMonitorQuery(record: unknown): record is UpdateIcmpMonitorQuery
export declare function checkUpdateIcmpMonitorHeaders(record: unknown): record is UpdateIcmpMonitorHeaders
export declare function checkListErrorGroupsQuery(record: unknown): record is ListErrorGroupsQuery
export declare function checkListErrorGroupsHeaders(record: unknown): record is ListErrorGroupsHeaders
