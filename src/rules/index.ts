import { alertSettingsIgnored } from './alert-settings-ignored.ts'
import { apiOnlySetup, apiOnlyTearDown } from './api-only-field.ts'
import { browserOnlyField } from './browser-only-field.ts'
import { deprecatedField } from './deprecated-field.ts'
import { duplicateGroup } from './duplicate-group.ts'
import { duplicateLocation, duplicateTag, duplicateVariable } from './duplicate-item.ts'
import { frequencyOffset } from './frequency-offset.ts'
import { frequencyOffsetMissing } from './frequency-offset-missing.ts'
import { hostnameMissing } from './hostname-missing.ts'
import {
  implausibleBackoff,
  implausibleFailedRuns,
  implausiblePercentage,
  implausiblePings,
  implausibleReminderInterval,
  implausibleReminders,
  implausibleRetries,
  implausibleRetryDuration,
} from './implausible-number.ts'
import { maskedValue } from './masked-value.ts'
import { misplacedField } from './misplaced-field.ts'
import { missingContentType } from './missing-content-type.ts'
import { missingServiceAccount } from './missing-service-account.ts'
import { nonNumericTarget } from './non-numeric-target.ts'
import { packetLossOrder } from './packet-loss-order.ts'
import { packetLossSteps } from './packet-loss-steps.ts'
import { pageNumber } from './page-number.ts'
import { placeholderToken } from './placeholder-token.ts'
import { responseTimeOrder } from './response-time-order.ts'
import { retriesOutlastInterval } from './retries-outlast-interval.ts'
import { seenOrder } from './seen-order.ts'
import { subMinuteFrequency } from './sub-minute-frequency.ts'

/** The rules of a monitor in a response. */
export const icmpMonitorRules = [frequencyOffset, packetLossOrder] as const

/** The rules of an update, in the order of the schema: those of a monitor, and warnings. */
export const icmpMonitorUpdateRules = [
  misplacedField,
  deprecatedField,
  duplicateLocation,
  duplicateTag,
  alertSettingsIgnored,
  implausibleFailedRuns,
  implausibleReminders,
  implausibleReminderInterval,
  implausiblePercentage,
  retriesOutlastInterval,
  implausibleBackoff,
  implausibleRetries,
  implausibleRetryDuration,
  subMinuteFrequency,
  frequencyOffset,
  frequencyOffsetMissing,
  hostnameMissing,
  implausiblePings,
  nonNumericTarget,
  browserOnlyField,
  duplicateVariable,
  maskedValue,
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

export const listErrorGroupsHeadersRules = [placeholderToken, missingServiceAccount] as const

export const updateIcmpMonitorHeadersRules = [
  placeholderToken,
  missingServiceAccount,
  missingContentType,
] as const
