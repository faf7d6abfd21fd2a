import { alertSettingsIgnored } from './alert-settings-ignored.ts'
import { apiOnlySetup, apiOnlyTearDown } from './api-only-field.ts'
import { browserOnlyField } from './browser-only-field.ts'
import { deprecatedField } from './deprecated-field.ts'
import { duplicateGroup } from './duplicate-group.ts'
import { frequencyOffsetMissing } from './frequency-offset-missing.ts'
import { frequencyOffset } from './frequency-offset.ts'
import { missingContentType } from './missing-content-type.ts'
import { missingServiceAccount } from './missing-service-account.ts'
import { nonNumericTarget } from './non-numeric-target.ts'
import { packetLossOrder } from './packet-loss-order.ts'
import { packetLossSteps } from './packet-loss-steps.ts'
import { pageNumber } from './page-number.ts'
import { responseTimeOrder } from './response-time-order.ts'
import { seenOrder } from './seen-order.ts'
import { subMinuteFrequency } from './sub-minute-frequency.ts'

/** The rules of a monitor in a response. */
export const icmpMonitorRules = [frequencyOffset, packetLossOrder] as const

/** The rules of an update, in the order of the schema: those of a monitor, and warnings. */
export const icmpMonitorUpdateRules = [
  deprecatedField,
  alertSettingsIgnored,
  subMinuteFrequency,
  frequencyOffset,
  frequencyOffsetMissing,
  nonNumericTarget,
  browserOnlyField,
  apiOnlySetup,
  apiOnlyTearDown,
  responseTimeOrder,
  packetLossSteps,
  packetLossOrder,
] as const

export const errorGroupRules = [seenOrder] as const

/** The rules that compare the items of a list. */
export const errorGroupListRules = [duplicateGroup] as const

export const listErrorGroupsQueryRules = [pageNumber] as const

export const listErrorGroupsHeadersRules = [missingServiceAccount] as const

export const updateIcmpMonitorHeadersRules = [missingServiceAccount, missingContentType] as const
