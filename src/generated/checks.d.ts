// Generated from schemas/ by `npm run generate`. Do not edit.
import type {
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorQuery,
  UpdateIcmpMonitorHeaders,
  ListErrorGroupsQuery,
  ListErrorGroupsHeaders,
} from './types.ts'

export declare function checkIcmpLocation(value: unknown): boolean
export declare function checkListErrorGroupsHeaders(value: unknown): value is ListErrorGroupsHeaders
export declare function checkListErrorGroupsQuery(value: unknown): value is ListErrorGroupsQuery
export declare function checkObject(value: unknown): boolean
export declare function checkString(value: unknown): boolean
export declare function checkUpdateIcmpMonitorHeaders(value: unknown): value is UpdateIcmpMonitorHeaders
export declare function checkUpdateIcmpMonitorParams(value: unknown): value is UpdateIcmpMonitorParams
export declare function checkUpdateIcmpMonitorQuery(value: unknown): value is UpdateIcmpMonitorQuery
