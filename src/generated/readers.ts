// Generated from schemas/ by `npm run generate`. Do not edit.
import { checkAlertChannelSubscription, checkEmailAlertChannel, checkEnvironmentVariable, checkIcmpAssertion, checkIcmpLocation, checkObject, checkSlackAlertChannel, checkSmsAlertChannel, checkString, checkWebhookAlertChannel, checkWebhookParameter } from './checks.js'
import { anArray, anObject, keepName, lengthOf, readClosed, type Reading } from '../reader/reading.ts'

export function readIcmpLocationList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = $value[$index]
    if ($items !== undefined) $items.push($item)
    if (!checkIcmpLocation($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readStringList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = $value[$index]
    if ($items !== undefined) $items.push($item)
    if (!checkString($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readRunBasedEscalation($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let failedRunThreshold: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'failedRunThreshold': failedRunThreshold = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { failedRunThreshold, $unlisted }
}

export function readReminders($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let amount: unknown, interval: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'amount': amount = $item; break
      case 'interval': interval = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { amount, interval, $unlisted }
}

export function readParallelRunFailureThreshold($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let enabled: unknown, percentage: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'enabled': enabled = $item; break
      case 'percentage': percentage = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { enabled, percentage, $unlisted }
}

export function readAlertSettings($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let escalationType: unknown, runBasedEscalation: unknown, reminders: unknown, parallelRunFailureThreshold: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'escalationType': escalationType = $item; break
      case 'runBasedEscalation': runBasedEscalation = readRunBasedEscalation($item, $reading); break
      case 'reminders': reminders = readReminders($item, $reading); break
      case 'parallelRunFailureThreshold': parallelRunFailureThreshold = readParallelRunFailureThreshold($item, $reading); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { escalationType, runBasedEscalation, reminders, parallelRunFailureThreshold, $unlisted }
}

export function readObjectList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readClosed($value[$index])
    if ($items !== undefined) $items.push($item)
    if (!checkObject($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readRetryStrategy($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let type: unknown, baseBackoffSeconds: unknown, sameRegion: unknown, maxRetries: unknown, maxDurationSeconds: unknown, onlyOn: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'type': type = $item; break
      case 'baseBackoffSeconds': baseBackoffSeconds = $item; break
      case 'sameRegion': sameRegion = $item; break
      case 'maxRetries': maxRetries = $item; break
      case 'maxDurationSeconds': maxDurationSeconds = $item; break
      case 'onlyOn': onlyOn = readStringList($item, $reading); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { type, baseBackoffSeconds, sameRegion, maxRetries, maxDurationSeconds, onlyOn, $unlisted }
}

export function readTriggerIncident($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let serviceId: unknown, severity: unknown, name: unknown, description: unknown, notifySubscribers: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'serviceId': serviceId = $item; break
      case 'severity': severity = $item; break
      case 'name': name = $item; break
      case 'description': description = $item; break
      case 'notifySubscribers': notifySubscribers = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { serviceId, severity, name, description, notifySubscribers, $unlisted }
}

export function readIcmpAssertion($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let source: unknown, property: unknown, comparison: unknown, target: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'source': source = $item; break
      case 'property': property = $item; break
      case 'comparison': comparison = $item; break
      case 'target': target = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { source, property, comparison, target, $unlisted }
}

export function readIcmpAssertionList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readIcmpAssertion($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkIcmpAssertion($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readIcmpRequest($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let hostname: unknown, ipFamily: unknown, pingCount: unknown, assertions: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'hostname': hostname = $item; break
      case 'ipFamily': ipFamily = $item; break
      case 'pingCount': pingCount = $item; break
      case 'assertions': assertions = readIcmpAssertionList($item, $reading); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { hostname, ipFamily, pingCount, assertions, $unlisted }
}

export function readEnvironmentVariable($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let key: unknown, value: unknown, locked: unknown, secret: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'key': key = $item; break
      case 'value': value = $item; break
      case 'locked': locked = $item; break
      case 'secret': secret = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { key, value, locked, secret, $unlisted }
}

export function readUpTo50EnvironmentVariableList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readEnvironmentVariable($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkEnvironmentVariable($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  if ($length > 50) {
    $wrong++
    if ($items !== undefined && $items.length <= 50) $items.length = 51
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readIcmpMonitorUpdate($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let heartbeat: unknown, script: unknown, name: unknown, activated: unknown, muted: unknown, doubleCheck: unknown, shouldFail: unknown, locations: unknown, tags: unknown, alertSettings: unknown, useGlobalAlertSettings: unknown, groupId: unknown, groupOrder: unknown, runtimeId: unknown, alertChannelSubscriptions: unknown, retryStrategy: unknown, triggerIncident: unknown, runParallel: unknown, description: unknown, frequency: unknown, frequencyOffset: unknown, request: unknown, scriptPath: unknown, sslCheckDomain: unknown, environmentVariables: unknown, setupSnippetId: unknown, tearDownSnippetId: unknown, localSetupScript: unknown, localTearDownScript: unknown, degradedResponseTime: unknown, maxResponseTime: unknown, degradedPacketLossThreshold: unknown, maxPacketLossThreshold: unknown, privateLocations: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'heartbeat': heartbeat = readClosed($item); break
      case 'script': script = $item; break
      case 'name': name = $item; break
      case 'activated': activated = $item; break
      case 'muted': muted = $item; break
      case 'doubleCheck': doubleCheck = $item; break
      case 'shouldFail': shouldFail = $item; break
      case 'locations': locations = readIcmpLocationList($item, $reading); break
      case 'tags': tags = readStringList($item, $reading); break
      case 'alertSettings': alertSettings = readAlertSettings($item, $reading); break
      case 'useGlobalAlertSettings': useGlobalAlertSettings = $item; break
      case 'groupId': groupId = $item; break
      case 'groupOrder': groupOrder = $item; break
      case 'runtimeId': runtimeId = $item; break
      case 'alertChannelSubscriptions': alertChannelSubscriptions = readObjectList($item, $reading); break
      case 'retryStrategy': retryStrategy = readRetryStrategy($item, $reading); break
      case 'triggerIncident': triggerIncident = readTriggerIncident($item, $reading); break
      case 'runParallel': runParallel = $item; break
      case 'description': description = $item; break
      case 'frequency': frequency = $item; break
      case 'frequencyOffset': frequencyOffset = $item; break
      case 'request': request = readIcmpRequest($item, $reading); break
      case 'scriptPath': scriptPath = $item; break
      case 'sslCheckDomain': sslCheckDomain = $item; break
      case 'environmentVariables': environmentVariables = readUpTo50EnvironmentVariableList($item, $reading); break
      case 'setupSnippetId': setupSnippetId = $item; break
      case 'tearDownSnippetId': tearDownSnippetId = $item; break
      case 'localSetupScript': localSetupScript = $item; break
      case 'localTearDownScript': localTearDownScript = $item; break
      case 'degradedResponseTime': degradedResponseTime = $item; break
      case 'maxResponseTime': maxResponseTime = $item; break
      case 'degradedPacketLossThreshold': degradedPacketLossThreshold = $item; break
      case 'maxPacketLossThreshold': maxPacketLossThreshold = $item; break
      case 'privateLocations': privateLocations = $item; break
      case 'id':
      case 'created_at':
      case 'updated_at':
      case 'alertChannels':
      case 'checkType': if ($item !== undefined) ($unlisted ??= []).push($key); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { heartbeat, script, name, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, $unlisted }
}

export function readAlertChannelSubscription($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let alertChannelId: unknown, activated: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'alertChannelId': alertChannelId = $item; break
      case 'activated': activated = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { alertChannelId, activated, $unlisted }
}

export function readAlertChannelSubscriptionList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readAlertChannelSubscription($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkAlertChannelSubscription($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readEmailAlertChannel($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let address: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'address': address = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { address, $unlisted }
}

export function readEmailAlertChannelOrList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return readEmailAlertChannel($value, $reading)
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readEmailAlertChannel($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkEmailAlertChannel($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readWebhookParameter($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let key: unknown, value: unknown, locked: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'key': key = $item; break
      case 'value': value = $item; break
      case 'locked': locked = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { key, value, locked, $unlisted }
}

export function readWebhookParameterList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return anObject
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readWebhookParameter($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkWebhookParameter($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readWebhookAlertChannel($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let url: unknown, name: unknown, method: unknown, headers: unknown, queryParameters: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'url': url = $item; break
      case 'name': name = $item; break
      case 'method': method = $item; break
      case 'headers': headers = readWebhookParameterList($item, $reading); break
      case 'queryParameters': queryParameters = readWebhookParameterList($item, $reading); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { url, name, method, headers, queryParameters, $unlisted }
}

export function readWebhookAlertChannelOrList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return readWebhookAlertChannel($value, $reading)
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong
    const $item = readWebhookAlertChannel($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if ($reading.wrong !== $before || !checkWebhookAlertChannel($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readSlackAlertChannel($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let url: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'url': url = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { url, $unlisted }
}

export function readSlackAlertChannelOrList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return readSlackAlertChannel($value, $reading)
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readSlackAlertChannel($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkSlackAlertChannel($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readSmsAlertChannel($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let number: unknown, name: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'number': number = $item; break
      case 'name': name = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { number, name, $unlisted }
}

export function readSmsAlertChannelOrList($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (!Array.isArray($value)) return readSmsAlertChannel($value, $reading)
  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item = readSmsAlertChannel($value[$index], $reading)
    if ($items !== undefined) $items.push($item)
    if (!checkSmsAlertChannel($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
  $reading.wrong += $wrong
  return $items ?? anArray
}

export function readAlertChannels($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let email: unknown, webhook: unknown, slack: unknown, sms: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'email': email = readEmailAlertChannelOrList($item, $reading); break
      case 'webhook': webhook = readWebhookAlertChannelOrList($item, $reading); break
      case 'slack': slack = readSlackAlertChannelOrList($item, $reading); break
      case 'sms': sms = readSmsAlertChannelOrList($item, $reading); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { email, webhook, slack, sms, $unlisted }
}

export function readIcmpMonitor($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let heartbeat: unknown, script: unknown, name: unknown, id: unknown, activated: unknown, muted: unknown, doubleCheck: unknown, shouldFail: unknown, locations: unknown, tags: unknown, alertSettings: unknown, useGlobalAlertSettings: unknown, groupId: unknown, groupOrder: unknown, runtimeId: unknown, alertChannelSubscriptions: unknown, retryStrategy: unknown, triggerIncident: unknown, runParallel: unknown, description: unknown, frequency: unknown, frequencyOffset: unknown, request: unknown, scriptPath: unknown, sslCheckDomain: unknown, environmentVariables: unknown, setupSnippetId: unknown, tearDownSnippetId: unknown, localSetupScript: unknown, localTearDownScript: unknown, degradedResponseTime: unknown, maxResponseTime: unknown, degradedPacketLossThreshold: unknown, maxPacketLossThreshold: unknown, privateLocations: unknown, created_at: unknown, updated_at: unknown, alertChannels: unknown, checkType: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'heartbeat': heartbeat = readClosed($item); break
      case 'script': script = $item; break
      case 'name': name = $item; break
      case 'id': id = $item; break
      case 'activated': activated = $item; break
      case 'muted': muted = $item; break
      case 'doubleCheck': doubleCheck = $item; break
      case 'shouldFail': shouldFail = $item; break
      case 'locations': locations = readIcmpLocationList($item, $reading); break
      case 'tags': tags = readStringList($item, $reading); break
      case 'alertSettings': alertSettings = readAlertSettings($item, $reading); break
      case 'useGlobalAlertSettings': useGlobalAlertSettings = $item; break
      case 'groupId': groupId = $item; break
      case 'groupOrder': groupOrder = $item; break
      case 'runtimeId': runtimeId = $item; break
      case 'alertChannelSubscriptions': alertChannelSubscriptions = readAlertChannelSubscriptionList($item, $reading); break
      case 'retryStrategy': retryStrategy = readRetryStrategy($item, $reading); break
      case 'triggerIncident': triggerIncident = readTriggerIncident($item, $reading); break
      case 'runParallel': runParallel = $item; break
      case 'description': description = $item; break
      case 'frequency': frequency = $item; break
      case 'frequencyOffset': frequencyOffset = $item; break
      case 'request': request = readIcmpRequest($item, $reading); break
      case 'scriptPath': scriptPath = $item; break
      case 'sslCheckDomain': sslCheckDomain = $item; break
      case 'environmentVariables': environmentVariables = readUpTo50EnvironmentVariableList($item, $reading); break
      case 'setupSnippetId': setupSnippetId = $item; break
      case 'tearDownSnippetId': tearDownSnippetId = $item; break
      case 'localSetupScript': localSetupScript = $item; break
      case 'localTearDownScript': localTearDownScript = $item; break
      case 'degradedResponseTime': degradedResponseTime = $item; break
      case 'maxResponseTime': maxResponseTime = $item; break
      case 'degradedPacketLossThreshold': degradedPacketLossThreshold = $item; break
      case 'maxPacketLossThreshold': maxPacketLossThreshold = $item; break
      case 'privateLocations': privateLocations = readStringList($item, $reading); break
      case 'created_at': created_at = $item; break
      case 'updated_at': updated_at = $item; break
      case 'alertChannels': alertChannels = readAlertChannels($item, $reading); break
      case 'checkType': checkType = $item; break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { heartbeat, script, name, id, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, created_at, updated_at, alertChannels, checkType, $unlisted }
}

export function readErrorGroup($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  const $source = $value as Readonly<Record<string, unknown>>
  let id: unknown, checkId: unknown, errorHash: unknown, rawErrorMessage: unknown, cleanedErrorMessage: unknown, firstSeen: unknown, lastSeen: unknown, archivedUntilNextEvent: unknown, rootCauseAnalyses: unknown, $unlisted: string[] | undefined
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
      case 'id': id = $item; break
      case 'checkId': checkId = $item; break
      case 'errorHash': errorHash = $item; break
      case 'rawErrorMessage': rawErrorMessage = $item; break
      case 'cleanedErrorMessage': cleanedErrorMessage = $item; break
      case 'firstSeen': firstSeen = $item; break
      case 'lastSeen': lastSeen = $item; break
      case 'archivedUntilNextEvent': archivedUntilNextEvent = $item; break
      case 'rootCauseAnalyses': rootCauseAnalyses = readObjectList($item, $reading); break
      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { id, checkId, errorHash, rawErrorMessage, cleanedErrorMessage, firstSeen, lastSeen, archivedUntilNextEvent, rootCauseAnalyses, $unlisted }
}
