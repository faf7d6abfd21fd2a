// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import {
  Snapshot,
  addUnknownField,
  copyIn,
  invalidPart,
  isPlainList,
  isValidRecord,
  lengthOf,
  ownItem,
  report,
  unread,
  unreadValue,
  validList,
  validObject,
} from '../snapshot/snapshot.ts'

export const ruleFieldsOfIcmpMonitorUpdate = /* @__PURE__ */ Object.freeze([
  'frequencyOffset',
  'frequency',
  'degradedPacketLossThreshold',
  'maxPacketLossThreshold',
  'alertSettings',
  'useGlobalAlertSettings',
  'degradedResponseTime',
  'maxResponseTime',
  'request',
  'doubleCheck',
  'environmentVariables',
  'setupSnippetId',
  'tearDownSnippetId',
])

export const ruleFieldsOfIcmpMonitor = /* @__PURE__ */ Object.freeze([
  'frequencyOffset',
  'frequency',
  'degradedPacketLossThreshold',
  'maxPacketLossThreshold',
])

export const ruleFieldsOfErrorGroup = /* @__PURE__ */ Object.freeze(['firstSeen', 'lastSeen', 'checkId', 'errorHash'])

export const icmpMonitorUpdateReader = {
  read: readIcmpMonitorUpdate,
  complete: (fields, others) => ({
    frequencyOffset: fields.frequencyOffset ?? others.frequencyOffset,
    frequency: fields.frequency ?? others.frequency,
    degradedPacketLossThreshold: fields.degradedPacketLossThreshold ?? others.degradedPacketLossThreshold,
    maxPacketLossThreshold: fields.maxPacketLossThreshold ?? others.maxPacketLossThreshold,
    useGlobalAlertSettings: fields.useGlobalAlertSettings ?? others.useGlobalAlertSettings,
    degradedResponseTime: fields.degradedResponseTime ?? others.degradedResponseTime,
    maxResponseTime: fields.maxResponseTime ?? others.maxResponseTime,
    request: fields.request ?? others.request,
    environmentVariables: fields.environmentVariables ?? others.environmentVariables,
  }),
  ruleFields: ruleFieldsOfIcmpMonitorUpdate,
}

export const icmpMonitorReader = {
  read: readIcmpMonitor,
  complete: (fields, others) => ({
    frequencyOffset: fields.frequencyOffset ?? others.frequencyOffset,
    frequency: fields.frequency ?? others.frequency,
    degradedPacketLossThreshold: fields.degradedPacketLossThreshold ?? others.degradedPacketLossThreshold,
    maxPacketLossThreshold: fields.maxPacketLossThreshold ?? others.maxPacketLossThreshold,
  }),
  ruleFields: ruleFieldsOfIcmpMonitor,
}

export const errorGroupReader = {
  read: readErrorGroup,
  complete: (fields, others) => ({
    firstSeen: fields.firstSeen ?? others.firstSeen,
    lastSeen: fields.lastSeen ?? others.lastSeen,
    checkId: fields.checkId ?? others.checkId,
    errorHash: fields.errorHash ?? others.errorHash,
  }),
  ruleFields: ruleFieldsOfErrorGroup,
}

const icmpLocationValues = /* @__PURE__ */ new Set([
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
  'ca-central-1',
  'sa-east-1',
  'eu-west-1',
  'eu-central-1',
  'eu-west-2',
  'eu-west-3',
  'eu-north-1',
  'eu-south-1',
  'me-south-1',
  'ap-southeast-1',
  'ap-northeast-1',
  'ap-east-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ap-northeast-2',
  'ap-northeast-3',
  'ap-south-1',
  'af-south-1',
])

const runtimeIdValues = /* @__PURE__ */ new Set([
  '2026.04',
  '2025.04',
  '2024.09',
  '2024.02',
  '2023.09',
  '2023.02',
  '2022.10',
  null,
])

function readIcmpLocationList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = ownItem(value, index, isPlain)
    if (icmpLocationValues.has(item)) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readStringList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = ownItem(value, index, isPlain)
    if (typeof item === 'string') continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readRunBasedEscalation(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'failedRunThreshold':
        field = value[key]
        if (Number.isFinite(field)) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readReminders(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'amount':
      case 'interval':
        field = value[key]
        if (Number.isFinite(field)) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readParallelRunFailureThreshold(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'enabled':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      case 'percentage':
        field = value[key]
        if (Number.isFinite(field)) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readAlertSettings(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'escalationType':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'runBasedEscalation':
        field = readRunBasedEscalation(value[key], context)
        if (field === validObject) continue
        break
      case 'reminders':
        field = readReminders(value[key], context)
        if (field === validObject) continue
        break
      case 'parallelRunFailureThreshold':
        field = readParallelRunFailureThreshold(value[key], context)
        if (field === validObject) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readObjectList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = ownItem(value, index, isPlain)
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readRetryStrategy(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'type':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'baseBackoffSeconds':
      case 'maxRetries':
      case 'maxDurationSeconds':
        field = value[key]
        if (Number.isFinite(field)) continue
        break
      case 'sameRegion':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      case 'onlyOn':
        field = readStringList(value[key], context)
        if (field === validList) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readTriggerIncident(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'serviceId':
      case 'severity':
      case 'name':
      case 'description':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'notifySubscribers':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readIcmpAssertion(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  let keptSource, keptProperty, keptComparison, keptTarget
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'source':
        field = value[key]
        keptSource = field
        if (typeof field === 'string') continue
        break
      case 'property':
        field = value[key]
        keptProperty = field
        if (typeof field === 'string') continue
        break
      case 'comparison':
        field = value[key]
        keptComparison = field
        if (typeof field === 'string') continue
        break
      case 'target':
        field = value[key]
        keptTarget = field
        if (typeof field === 'string') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  const copy = { source: keptSource, property: keptProperty, comparison: keptComparison, target: keptTarget }
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, copy, unknown)
}

function readIcmpAssertionList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  const items = context.detailed ? [] : undefined
  for (let index = 0; index < length; index++) {
    const item = readIcmpAssertion(ownItem(value, index, isPlain), context)
    if (items !== undefined) items.push(copyIn(item))
    if (item === validObject || isValidRecord(item)) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return items ?? validList
  return new Snapshot('array', reported, items ?? validList, undefined, length)
}

function readIcmpRequest(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  let keptHostname, keptIpFamily, keptPingCount, keptAssertions
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'hostname':
        field = value[key]
        keptHostname = field
        if (typeof field === 'string') continue
        break
      case 'ipFamily':
        field = value[key]
        keptIpFamily = field
        if (typeof field === 'string') continue
        break
      case 'pingCount':
        field = value[key]
        keptPingCount = field
        if (Number.isFinite(field)) continue
        break
      case 'assertions':
        field = readIcmpAssertionList(value[key], context)
        keptAssertions = copyIn(field)
        if (field === validList || isValidRecord(field)) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  const copy = { hostname: keptHostname, ipFamily: keptIpFamily, pingCount: keptPingCount, assertions: keptAssertions }
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, copy, unknown)
}

function readEnvironmentVariable(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  let keptKey, keptValue, keptLocked, keptSecret
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'key':
        field = value[key]
        keptKey = field
        if (typeof field === 'string') continue
        break
      case 'value':
        field = value[key]
        keptValue = field
        if (typeof field === 'string') continue
        break
      case 'locked':
        field = value[key]
        keptLocked = field
        if (typeof field === 'boolean') continue
        break
      case 'secret':
        field = value[key]
        keptSecret = field
        if (typeof field === 'boolean') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  const copy = { key: keptKey, value: keptValue, locked: keptLocked, secret: keptSecret }
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, copy, unknown)
}

function readUpTo50EnvironmentVariableList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  const items = context.detailed ? [] : undefined
  for (let index = 0; index < length; index++) {
    const item = readEnvironmentVariable(ownItem(value, index, isPlain), context)
    if (items !== undefined) items.push(copyIn(item))
    if (item === validObject || isValidRecord(item)) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  const isTooLong = length > 50
  if (isTooLong && !context.detailed) return invalidPart
  if (reported === undefined && !isTooLong) return items ?? validList
  return new Snapshot('array', reported, items ?? validList, undefined, length, isTooLong ? false : undefined)
}

export function readIcmpMonitorUpdate(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  let sentFields = 0
  let nullFields = 0
  let keptFrequencyOffset,
    keptFrequency,
    keptDegradedPacketLossThreshold,
    keptMaxPacketLossThreshold,
    keptUseGlobalAlertSettings,
    keptDegradedResponseTime,
    keptMaxResponseTime,
    keptRequest,
    keptEnvironmentVariables
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'heartbeat':
        field = value[key]
        if (field !== undefined) sentFields |= 8192
        if (typeof field === 'object' && field !== null && !Array.isArray(field)) continue
        break
      case 'script':
        field = value[key]
        if (field !== undefined) sentFields |= 16384
        if (typeof field === 'string') continue
        break
      case 'name':
      case 'sslCheckDomain':
      case 'privateLocations':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'activated':
      case 'muted':
      case 'shouldFail':
      case 'runParallel':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      case 'doubleCheck':
        field = value[key]
        if (field != null) sentFields |= 512
        if (typeof field === 'boolean') continue
        break
      case 'locations':
        field = readIcmpLocationList(value[key], context)
        if (field === validList || field === null) continue
        break
      case 'tags':
        field = readStringList(value[key], context)
        if (field === validList) continue
        break
      case 'alertSettings':
        field = readAlertSettings(value[key], context)
        if (field != null) sentFields |= 16
        if (field === validObject) continue
        break
      case 'useGlobalAlertSettings':
        field = value[key]
        keptUseGlobalAlertSettings = field
        if (field != null) sentFields |= 32
        if (typeof field === 'boolean') continue
        break
      case 'groupId':
        field = value[key]
        if (Number.isFinite(field) || field === null) continue
        break
      case 'groupOrder':
        field = value[key]
        if ((Number.isFinite(field) && field >= 0) || field === null) continue
        break
      case 'runtimeId':
        field = value[key]
        if (runtimeIdValues.has(field)) continue
        break
      case 'alertChannelSubscriptions':
        field = readObjectList(value[key], context)
        if (field === validList) continue
        break
      case 'retryStrategy':
        field = readRetryStrategy(value[key], context)
        if (field === validObject) continue
        break
      case 'triggerIncident':
        field = readTriggerIncident(value[key], context)
        if (field === validObject) continue
        break
      case 'description':
        field = value[key]
        if ((typeof field === 'string' && !isLongerThan(field, 500)) || field === null) continue
        break
      case 'frequency':
        field = value[key]
        keptFrequency = field
        if (field != null) sentFields |= 2
        if (
          field === 0 ||
          field === 1 ||
          field === 2 ||
          field === 5 ||
          field === 10 ||
          field === 15 ||
          field === 30 ||
          field === 60 ||
          field === 120 ||
          field === 180 ||
          field === 360 ||
          field === 720 ||
          field === 1440
        )
          continue
        break
      case 'frequencyOffset':
        field = value[key]
        keptFrequencyOffset = field
        if (field != null) sentFields |= 1
        if (Number.isInteger(field) && field >= 1) continue
        break
      case 'request':
        field = readIcmpRequest(value[key], context)
        keptRequest = copyIn(field)
        if (field != null) sentFields |= 256
        if (field === validObject || isValidRecord(field)) continue
        break
      case 'scriptPath':
      case 'localSetupScript':
      case 'localTearDownScript':
        field = value[key]
        if (typeof field === 'string' || field === null) continue
        break
      case 'environmentVariables':
        field = readUpTo50EnvironmentVariableList(value[key], context)
        keptEnvironmentVariables = copyIn(field)
        if (field != null) sentFields |= 1024
        if (field === null) nullFields |= 1024
        if (field === validList || isValidRecord(field) || field === null) continue
        break
      case 'setupSnippetId':
        field = value[key]
        if (field != null) sentFields |= 2048
        if (Number.isFinite(field) || field === null) continue
        break
      case 'tearDownSnippetId':
        field = value[key]
        if (field != null) sentFields |= 4096
        if (Number.isFinite(field) || field === null) continue
        break
      case 'degradedResponseTime':
        field = value[key]
        keptDegradedResponseTime = field
        if (field != null) sentFields |= 64
        if (field === null) nullFields |= 64
        if ((Number.isFinite(field) && field >= 0 && field <= 300000) || field === null) continue
        break
      case 'maxResponseTime':
        field = value[key]
        keptMaxResponseTime = field
        if (field != null) sentFields |= 128
        if (field === null) nullFields |= 128
        if ((Number.isFinite(field) && field >= 0 && field <= 300000) || field === null) continue
        break
      case 'degradedPacketLossThreshold':
        field = value[key]
        keptDegradedPacketLossThreshold = field
        if (field != null) sentFields |= 4
        if (field === null) nullFields |= 4
        if ((Number.isFinite(field) && field > 0 && field <= 100) || field === null) continue
        break
      case 'maxPacketLossThreshold':
        field = value[key]
        keptMaxPacketLossThreshold = field
        if (field != null) sentFields |= 8
        if (field === null) nullFields |= 8
        if ((Number.isFinite(field) && field > 0 && field <= 100) || field === null) continue
        break
      case 'id':
      case 'created_at':
      case 'updated_at':
      case 'alertChannels':
      case 'checkType':
        if (value[key] !== undefined && context.detailed) (unknown ??= []).push(key)
        continue
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if ((sentFields & 24576) !== 24576) {
    if (!context.detailed) return invalidPart
    if ((sentFields & 8192) === 0) reported = report(reported, 'heartbeat', undefined)
    if ((sentFields & 16384) === 0) reported = report(reported, 'script', undefined)
  }
  context.sentFields = sentFields
  context.nullFields = nullFields
  if (!context.detailed)
    return unknown === undefined
      ? {
          frequencyOffset: keptFrequencyOffset,
          frequency: keptFrequency,
          degradedPacketLossThreshold: keptDegradedPacketLossThreshold,
          maxPacketLossThreshold: keptMaxPacketLossThreshold,
        }
      : invalidPart
  const copy = {
    frequencyOffset: keptFrequencyOffset,
    frequency: keptFrequency,
    degradedPacketLossThreshold: keptDegradedPacketLossThreshold,
    maxPacketLossThreshold: keptMaxPacketLossThreshold,
    useGlobalAlertSettings: keptUseGlobalAlertSettings,
    degradedResponseTime: keptDegradedResponseTime,
    maxResponseTime: keptMaxResponseTime,
    request: keptRequest,
    environmentVariables: keptEnvironmentVariables,
  }
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, copy, unknown)
}

function readAlertChannelSubscription(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'alertChannelId':
        field = value[key]
        if (Number.isFinite(field)) continue
        break
      case 'activated':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readAlertChannelSubscriptionList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = readAlertChannelSubscription(ownItem(value, index, isPlain), context)
    if (item === validObject) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readEmailAlertChannel(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'address':
        field = value[key]
        if (typeof field === 'string') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readEmailAlertChannelOrList(value, context) {
  if (!Array.isArray(value)) return readEmailAlertChannel(value, context)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = readEmailAlertChannel(ownItem(value, index, isPlain), context)
    if (item === validObject) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readWebhookParameter(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'key':
      case 'value':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'locked':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readWebhookParameterList(value, context) {
  if (!Array.isArray(value)) return unread(value)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = readWebhookParameter(ownItem(value, index, isPlain), context)
    if (item === validObject) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readWebhookAlertChannel(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'url':
      case 'name':
      case 'method':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'headers':
      case 'queryParameters':
        field = readWebhookParameterList(value[key], context)
        if (field === validList) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readWebhookAlertChannelOrList(value, context) {
  if (!Array.isArray(value)) return readWebhookAlertChannel(value, context)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = readWebhookAlertChannel(ownItem(value, index, isPlain), context)
    if (item === validObject) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readSlackAlertChannel(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'url':
        field = value[key]
        if (typeof field === 'string') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readSlackAlertChannelOrList(value, context) {
  if (!Array.isArray(value)) return readSlackAlertChannel(value, context)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = readSlackAlertChannel(ownItem(value, index, isPlain), context)
    if (item === validObject) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readSmsAlertChannel(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'number':
      case 'name':
        field = value[key]
        if (typeof field === 'string') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

function readSmsAlertChannelOrList(value, context) {
  if (!Array.isArray(value)) return readSmsAlertChannel(value, context)
  const length = lengthOf(value),
    isPlain = isPlainList(value)
  let reported,
    invalidCount = 0,
    holeCount = 0
  for (let index = 0; index < length; index++) {
    const item = readSmsAlertChannel(ownItem(value, index, isPlain), context)
    if (item === validObject) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, index, item)
    if (item instanceof Snapshot && item.isValid) continue
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  if (reported === undefined) return validList
  return new Snapshot('array', reported, validList, undefined, length)
}

function readAlertChannels(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'email':
        field = readEmailAlertChannelOrList(value[key], context)
        if (field === validObject || field === validList) continue
        break
      case 'webhook':
        field = readWebhookAlertChannelOrList(value[key], context)
        if (field === validObject || field === validList) continue
        break
      case 'slack':
        field = readSlackAlertChannelOrList(value[key], context)
        if (field === validObject || field === validList) continue
        break
      case 'sms':
        field = readSmsAlertChannelOrList(value[key], context)
        if (field === validObject || field === validList) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  if (reported === undefined && unknown === undefined) return validObject
  return new Snapshot('object', reported, validObject, unknown)
}

export function readIcmpMonitor(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  let sentFields = 0
  let nullFields = 0
  let keptFrequencyOffset, keptFrequency, keptDegradedPacketLossThreshold, keptMaxPacketLossThreshold
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'heartbeat':
        field = value[key]
        if (typeof field === 'object' && field !== null && !Array.isArray(field)) continue
        break
      case 'script':
      case 'sslCheckDomain':
        field = value[key]
        if (typeof field === 'string') continue
        break
      case 'name':
        field = value[key]
        if (field !== undefined) sentFields |= 16
        if (typeof field === 'string') continue
        break
      case 'id':
        field = value[key]
        if (typeof field === 'string' && isUuid(field)) continue
        break
      case 'activated':
      case 'muted':
      case 'doubleCheck':
      case 'shouldFail':
      case 'useGlobalAlertSettings':
      case 'runParallel':
        field = value[key]
        if (typeof field === 'boolean') continue
        break
      case 'locations':
        field = readIcmpLocationList(value[key], context)
        if (field === validList || field === null) continue
        break
      case 'tags':
        field = readStringList(value[key], context)
        if (field === validList) continue
        break
      case 'alertSettings':
        field = readAlertSettings(value[key], context)
        if (field === validObject) continue
        break
      case 'groupId':
      case 'setupSnippetId':
      case 'tearDownSnippetId':
        field = value[key]
        if (Number.isFinite(field) || field === null) continue
        break
      case 'groupOrder':
        field = value[key]
        if ((Number.isFinite(field) && field >= 0) || field === null) continue
        break
      case 'runtimeId':
        field = value[key]
        if (runtimeIdValues.has(field)) continue
        break
      case 'alertChannelSubscriptions':
        field = readAlertChannelSubscriptionList(value[key], context)
        if (field === validList) continue
        break
      case 'retryStrategy':
        field = readRetryStrategy(value[key], context)
        if (field === validObject) continue
        break
      case 'triggerIncident':
        field = readTriggerIncident(value[key], context)
        if (field === validObject) continue
        break
      case 'description':
        field = value[key]
        if ((typeof field === 'string' && !isLongerThan(field, 500)) || field === null) continue
        break
      case 'frequency':
        field = value[key]
        keptFrequency = field
        if (field != null) sentFields |= 2
        if (field === null) nullFields |= 2
        if (
          field === 0 ||
          field === 1 ||
          field === 2 ||
          field === 5 ||
          field === 10 ||
          field === 15 ||
          field === 30 ||
          field === 60 ||
          field === 120 ||
          field === 180 ||
          field === 360 ||
          field === 720 ||
          field === 1440
        )
          continue
        break
      case 'frequencyOffset':
        field = value[key]
        keptFrequencyOffset = field
        if (field != null) sentFields |= 1
        if (field === null) nullFields |= 1
        if (Number.isInteger(field) && field >= 1) continue
        break
      case 'request':
        field = readIcmpRequest(value[key], context)
        if (field === validObject || isValidRecord(field)) continue
        break
      case 'scriptPath':
      case 'localSetupScript':
      case 'localTearDownScript':
        field = value[key]
        if (typeof field === 'string' || field === null) continue
        break
      case 'environmentVariables':
        field = readUpTo50EnvironmentVariableList(value[key], context)
        if (field === validList || isValidRecord(field) || field === null) continue
        break
      case 'degradedResponseTime':
      case 'maxResponseTime':
        field = value[key]
        if ((Number.isFinite(field) && field >= 0 && field <= 300000) || field === null) continue
        break
      case 'degradedPacketLossThreshold':
        field = value[key]
        keptDegradedPacketLossThreshold = field
        if (field != null) sentFields |= 4
        if (field === null) nullFields |= 4
        if ((Number.isFinite(field) && field > 0 && field <= 100) || field === null) continue
        break
      case 'maxPacketLossThreshold':
        field = value[key]
        keptMaxPacketLossThreshold = field
        if (field != null) sentFields |= 8
        if (field === null) nullFields |= 8
        if ((Number.isFinite(field) && field > 0 && field <= 100) || field === null) continue
        break
      case 'privateLocations':
        field = readStringList(value[key], context)
        if (field === validList || field === null) continue
        break
      case 'created_at':
        field = value[key]
        if (typeof field === 'string' && isDate(field)) continue
        break
      case 'updated_at':
        field = value[key]
        if ((typeof field === 'string' && isDateTime(field)) || field === null) continue
        break
      case 'alertChannels':
        field = readAlertChannels(value[key], context)
        if (field === validObject) continue
        break
      case 'checkType':
        field = value[key]
        if (field === 'ICMP') continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if ((sentFields & 16) !== 16) {
    if (!context.detailed) return invalidPart
    if ((sentFields & 16) === 0) reported = report(reported, 'name', undefined)
  }
  context.sentFields = sentFields
  context.nullFields = nullFields
  if (!context.detailed)
    return unknown === undefined
      ? {
          frequencyOffset: keptFrequencyOffset,
          frequency: keptFrequency,
          degradedPacketLossThreshold: keptDegradedPacketLossThreshold,
          maxPacketLossThreshold: keptMaxPacketLossThreshold,
        }
      : invalidPart
  const copy = {
    frequencyOffset: keptFrequencyOffset,
    frequency: keptFrequency,
    degradedPacketLossThreshold: keptDegradedPacketLossThreshold,
    maxPacketLossThreshold: keptMaxPacketLossThreshold,
  }
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, copy, unknown)
}

export function readErrorGroup(value, context) {
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  let sentFields = 0
  let nullFields = 0
  let keptFirstSeen, keptLastSeen, keptCheckId, keptErrorHash
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      case 'id':
        field = value[key]
        if (field !== undefined) sentFields |= 16
        if (typeof field === 'string') continue
        break
      case 'checkId':
        field = value[key]
        keptCheckId = field
        if (field !== undefined) sentFields |= 4
        if (field === null) nullFields |= 4
        if (typeof field === 'string') continue
        break
      case 'errorHash':
        field = value[key]
        keptErrorHash = field
        if (field !== undefined) sentFields |= 8
        if (field === null) nullFields |= 8
        if (typeof field === 'string') continue
        break
      case 'rawErrorMessage':
        field = value[key]
        if (field !== undefined) sentFields |= 32
        if (typeof field === 'string' || field === null) continue
        break
      case 'cleanedErrorMessage':
        field = value[key]
        if (field !== undefined) sentFields |= 64
        if (typeof field === 'string') continue
        break
      case 'firstSeen':
        field = value[key]
        keptFirstSeen = field
        if (field !== undefined) sentFields |= 1
        if (field === null) nullFields |= 1
        if (typeof field === 'string' && isDate(field)) continue
        break
      case 'lastSeen':
        field = value[key]
        keptLastSeen = field
        if (field !== undefined) sentFields |= 2
        if (field === null) nullFields |= 2
        if (typeof field === 'string' && isDate(field)) continue
        break
      case 'archivedUntilNextEvent':
        field = value[key]
        if (field !== undefined) sentFields |= 128
        if (typeof field === 'boolean') continue
        break
      case 'rootCauseAnalyses':
        field = readObjectList(value[key], context)
        if (field === validList) continue
        break
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  if ((sentFields & 255) !== 255) {
    if (!context.detailed) return invalidPart
    if ((sentFields & 16) === 0) reported = report(reported, 'id', undefined)
    if ((sentFields & 4) === 0) reported = report(reported, 'checkId', undefined)
    if ((sentFields & 8) === 0) reported = report(reported, 'errorHash', undefined)
    if ((sentFields & 32) === 0) reported = report(reported, 'rawErrorMessage', undefined)
    if ((sentFields & 64) === 0) reported = report(reported, 'cleanedErrorMessage', undefined)
    if ((sentFields & 1) === 0) reported = report(reported, 'firstSeen', undefined)
    if ((sentFields & 2) === 0) reported = report(reported, 'lastSeen', undefined)
    if ((sentFields & 128) === 0) reported = report(reported, 'archivedUntilNextEvent', undefined)
  }
  context.sentFields = sentFields
  context.nullFields = nullFields
  if (!context.detailed) return unknown === undefined ? validObject : invalidPart
  const copy = { firstSeen: keptFirstSeen, lastSeen: keptLastSeen, checkId: keptCheckId, errorHash: keptErrorHash }
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, copy, unknown)
}
