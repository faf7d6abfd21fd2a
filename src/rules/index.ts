import { alertSettingsIgnored } from './alert-settings-ignored.ts'
import { apiOnlySetup, apiOnlyTearDown } from './api-only-field.ts'
import { browserOnlyField } from './browser-only-field.ts'
import type { ListRule, Rule } from './define-rule.ts'
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

/** The rules that make a monitor invalid, in an update and in a response. */
export const icmpMonitorRules = [frequencyOffset, packetLossOrder] as const satisfies readonly Rule[]

/** The rules that warn about an update, in the order of the schema, so that their issues need no sorting. */
export const icmpMonitorUpdateRules = [
  deprecatedField,
  alertSettingsIgnored,
  subMinuteFrequency,
  frequencyOffsetMissing,
  nonNumericTarget,
  browserOnlyField,
  apiOnlySetup,
  apiOnlyTearDown,
  responseTimeOrder,
  packetLossSteps,
] as const satisfies readonly Rule[]

export const errorGroupRules = [seenOrder] as const satisfies readonly Rule[]

export const errorGroupListRules = [duplicateGroup] as const satisfies readonly ListRule[]

export const listErrorGroupsQueryRules = [pageNumber] as const satisfies readonly Rule[]

export const listErrorGroupsHeadersRules = [missingServiceAccount] as const satisfies readonly Rule[]

export const updateIcmpMonitorHeadersRules = [
  missingServiceAccount,
  missingContentType,
] as const satisfies readonly Rule[]
