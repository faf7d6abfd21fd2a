// Generated from schemas/ by `npm run generate`. Do not edit.
import type { IcmpMonitorUpdate, IcmpMonitor, ErrorGroup, UpdateIcmpMonitorParams, UpdateIcmpMonitorQuery, UpdateIcmpMonitorHeaders, ListErrorGroupsQuery, ListErrorGroupsHeaders } from './types.ts'

export declare function checkAlertChannelSubscription(record: unknown): boolean
export declare function checkEmailAlertChannel(record: unknown): boolean
export declare function checkEnvironmentVariable(record: unknown): boolean
export declare function checkErrorGroup(record: unknown): record is Readonly<ErrorGroup>
export declare function checkIcmpAssertion(record: unknown): boolean
export declare function checkIcmpLocation(record: unknown): boolean
export declare function checkIcmpMonitor(record: unknown): record is Readonly<IcmpMonitor>
export declare function checkIcmpMonitorUpdate(record: unknown): record is Readonly<IcmpMonitorUpdate>
export declare function checkListErrorGroupsHeaders(record: unknown): record is Readonly<ListErrorGroupsHeaders>
export declare function checkListErrorGroupsQuery(record: unknown): record is Readonly<ListErrorGroupsQuery>
export declare function checkObject(record: unknown): boolean
export declare function checkSlackAlertChannel(record: unknown): boolean
export declare function checkSmsAlertChannel(record: unknown): boolean
export declare function checkString(record: unknown): boolean
export declare function checkUpdateIcmpMonitorHeaders(record: unknown): record is Readonly<UpdateIcmpMonitorHeaders>
export declare function checkUpdateIcmpMonitorParams(record: unknown): record is Readonly<UpdateIcmpMonitorParams>
export declare function checkUpdateIcmpMonitorQuery(record: unknown): record is Readonly<UpdateIcmpMonitorQuery>
export declare function checkWebhookAlertChannel(record: unknown): boolean
export declare function checkWebhookParameter(record: unknown): boolean
