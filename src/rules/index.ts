import type {
  ErrorGroup,
  IcmpMonitorUpdate,
  ListErrorGroupsHeaders,
  ListErrorGroupsQuery,
  UpdateIcmpMonitorHeaders,
} from '../generated/types.ts'
import { alertSettingsIgnored } from './alert-settings-ignored.ts'
import { apiOnlyField } from './api-only-field.ts'
import { browserOnlyField } from './browser-only-field.ts'
import { deprecatedField } from './deprecated-field.ts'
import { frequencyOffsetMissing } from './frequency-offset-missing.ts'
import { frequencyOffset } from './frequency-offset.ts'
import { missingContentType } from './missing-content-type.ts'
import { missingServiceAccount } from './missing-service-account.ts'
import { nonNumericTarget } from './non-numeric-target.ts'
import { packetLossOrder } from './packet-loss-order.ts'
import { pageNumber } from './page-number.ts'
import type { readOfErrorGroup, readOfMonitor } from './read-fields.ts'
import { responseTimeOrder } from './response-time-order.ts'
import type { Advice, Constraint, Notice } from './rule.ts'
import { seenOrder } from './seen-order.ts'
import { subMinuteFrequency } from './sub-minute-frequency.ts'

type MonitorFields = Pick<IcmpMonitorUpdate, (typeof readOfMonitor)[number]>

/** What makes a monitor invalid in either direction, though each field alone is sound. */
export const monitorConstraints: readonly Constraint<MonitorFields>[] = [frequencyOffset, packetLossOrder]

/** What whoever writes a monitor is told about fields that do not go together. */
export const updateAdvices: readonly Advice<MonitorFields>[] = [
  alertSettingsIgnored,
  frequencyOffsetMissing,
  responseTimeOrder,
]

/** What whoever writes a monitor is told about single fields. */
export const updateNotices: readonly Notice<MonitorFields>[] = [
  deprecatedField,
  subMinuteFrequency,
  nonNumericTarget,
  browserOnlyField,
  apiOnlyField,
]

export const errorGroupAdvices: readonly Advice<Pick<ErrorGroup, (typeof readOfErrorGroup)[number]>>[] = [seenOrder]

/** What whoever lists error groups is told about the query. */
export const listErrorGroupsQueryNotices: readonly Notice<ListErrorGroupsQuery>[] = [pageNumber]

/** What whoever sends a request is told about its headers. */
export const listErrorGroupsHeadersNotices: readonly Notice<ListErrorGroupsHeaders>[] = [missingServiceAccount]
export const updateIcmpMonitorHeadersNotices: readonly Notice<UpdateIcmpMonitorHeaders>[] = [
  missingServiceAccount,
  missingContentType,
]
