// Generated from schemas/ by `npm run generate`. Do not edit.
import type { Keyword } from '../evaluator/keyword.ts'
import { enumKeyword } from '../evaluator/keywords/enum.ts'
import { minimumKeyword } from '../evaluator/keywords/bounds.ts'
import { exclusiveMinimumKeyword } from '../evaluator/keywords/bounds.ts'
import { maximumKeyword } from '../evaluator/keywords/bounds.ts'
import { minLengthKeyword } from '../evaluator/keywords/lengths.ts'
import { maxLengthKeyword } from '../evaluator/keywords/lengths.ts'
import { patternKeyword } from '../evaluator/keywords/pattern.ts'
import { formatKeyword, date, uuid, dateTime } from '../evaluator/keywords/format.ts'
import { maxItemsKeyword } from '../evaluator/keywords/lengths.ts'

export const alertChannelSubscriptionKeywords: readonly Keyword[] = []

export const alertChannelsKeywords: readonly Keyword[] = []

export const alertSettingsKeywords: readonly Keyword[] = []

export const environmentVariableKeywords: readonly Keyword[] = []

export const errorGroupListKeywords: readonly Keyword[] = [/* @__PURE__ */ formatKeyword([date])]

export const errorGroupKeywords: readonly Keyword[] = [/* @__PURE__ */ formatKeyword([date])]

export const icmpAssertionKeywords: readonly Keyword[] = []

export const icmpMonitorUpdateKeywords: readonly Keyword[] = [
  enumKeyword,
  minimumKeyword,
  exclusiveMinimumKeyword,
  maximumKeyword,
  maxLengthKeyword,
  maxItemsKeyword,
]

export const icmpMonitorKeywords: readonly Keyword[] = [
  enumKeyword,
  minimumKeyword,
  exclusiveMinimumKeyword,
  maximumKeyword,
  maxLengthKeyword,
  /* @__PURE__ */ formatKeyword([uuid, date, dateTime]),
  maxItemsKeyword,
]

export const icmpRequestKeywords: readonly Keyword[] = []

export const listErrorGroupsHeadersKeywords: readonly Keyword[] = [patternKeyword]

export const listErrorGroupsQueryKeywords: readonly Keyword[] = [minimumKeyword, maximumKeyword]

export const retryStrategyKeywords: readonly Keyword[] = []

export const triggerIncidentKeywords: readonly Keyword[] = []

export const updateIcmpMonitorHeadersKeywords: readonly Keyword[] = [patternKeyword]

export const updateIcmpMonitorParamsKeywords: readonly Keyword[] = [minLengthKeyword]

export const updateIcmpMonitorQueryKeywords: readonly Keyword[] = []
