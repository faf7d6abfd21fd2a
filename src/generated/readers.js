// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { aCleanRecord, aFilledArray, anArray, anObject, isPlainList, keepItem, keepName, lengthOf, longerThan, readClosed } from '../reader/reading.ts'
import { checkIcmpLocation, checkObject, checkString } from './checks.js'

const keyword3 = /* @__PURE__ */ new Set(["2026.04", "2025.04", "2024.09", "2024.02", "2023.09", "2023.02", "2022.10", null]), keyword5 = /* @__PURE__ */ new Set(["ICMP"]);
function readIcmpLocationList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value);
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = $plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $sound = checkIcmpLocation($item);
    if ($reading.keep && !$sound && ($items = keepItem($items, $index, readClosed($item))), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readStringList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value);
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = $plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $sound = checkString($item);
    if ($reading.keep && !$sound && ($items = keepItem($items, $index, readClosed($item))), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readRunBasedEscalation($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let failedRunThreshold, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "failedRunThreshold":
          if (failedRunThreshold = $value[$key], failedRunThreshold === void 0) break;
          Number.isFinite(failedRunThreshold) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(failedRunThreshold)], $unlisted, $clean: !1 } : anObject;
}
function readReminders($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let amount, interval, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "amount":
          if (amount = $value[$key], amount === void 0) break;
          Number.isFinite(amount) || ($sound = !1);
          break;
        case "interval":
          if (interval = $value[$key], interval === void 0) break;
          Number.isFinite(interval) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(amount), readClosed(interval)], $unlisted, $clean: !1 } : anObject;
}
function readParallelRunFailureThreshold($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let enabled, percentage, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "enabled":
          if (enabled = $value[$key], enabled === void 0) break;
          typeof enabled != "boolean" && ($sound = !1);
          break;
        case "percentage":
          if (percentage = $value[$key], percentage === void 0) break;
          Number.isFinite(percentage) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(enabled), readClosed(percentage)], $unlisted, $clean: !1 } : anObject;
}
function readAlertSettings($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let escalationType, runBasedEscalation, reminders, parallelRunFailureThreshold, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "escalationType":
          if (escalationType = $value[$key], escalationType === void 0) break;
          typeof escalationType != "string" && ($sound = !1);
          break;
        case "runBasedEscalation":
          if (runBasedEscalation = $value[$key], runBasedEscalation === void 0) break;
          runBasedEscalation = readRunBasedEscalation(runBasedEscalation, $reading), runBasedEscalation && typeof runBasedEscalation == "object" && !Array.isArray(runBasedEscalation) || ($sound = !1);
          break;
        case "reminders":
          if (reminders = $value[$key], reminders === void 0) break;
          reminders = readReminders(reminders, $reading), reminders && typeof reminders == "object" && !Array.isArray(reminders) || ($sound = !1);
          break;
        case "parallelRunFailureThreshold":
          if (parallelRunFailureThreshold = $value[$key], parallelRunFailureThreshold === void 0) break;
          parallelRunFailureThreshold = readParallelRunFailureThreshold(parallelRunFailureThreshold, $reading), parallelRunFailureThreshold && typeof parallelRunFailureThreshold == "object" && !Array.isArray(parallelRunFailureThreshold) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(escalationType), runBasedEscalation, reminders, parallelRunFailureThreshold], $unlisted, $clean: !1 } : anObject;
}
function readObjectList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value);
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = $plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $sound = checkObject(readClosed($item));
    if ($reading.keep && !$sound && ($items = keepItem($items, $index, readClosed($item))), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readRetryStrategy($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let type, baseBackoffSeconds, sameRegion, maxRetries, maxDurationSeconds, onlyOn, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "type":
          if (type = $value[$key], type === void 0) break;
          typeof type != "string" && ($sound = !1);
          break;
        case "baseBackoffSeconds":
          if (baseBackoffSeconds = $value[$key], baseBackoffSeconds === void 0) break;
          Number.isFinite(baseBackoffSeconds) || ($sound = !1);
          break;
        case "sameRegion":
          if (sameRegion = $value[$key], sameRegion === void 0) break;
          typeof sameRegion != "boolean" && ($sound = !1);
          break;
        case "maxRetries":
          if (maxRetries = $value[$key], maxRetries === void 0) break;
          Number.isFinite(maxRetries) || ($sound = !1);
          break;
        case "maxDurationSeconds":
          if (maxDurationSeconds = $value[$key], maxDurationSeconds === void 0) break;
          Number.isFinite(maxDurationSeconds) || ($sound = !1);
          break;
        case "onlyOn":
          if (onlyOn = $value[$key], onlyOn === void 0) break;
          onlyOn = readStringList(onlyOn, $reading), Array.isArray(onlyOn) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(type), readClosed(baseBackoffSeconds), readClosed(sameRegion), readClosed(maxRetries), readClosed(maxDurationSeconds), onlyOn], $unlisted, $clean: !1 } : anObject;
}
function readTriggerIncident($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let serviceId, severity, name, description, notifySubscribers, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "serviceId":
          if (serviceId = $value[$key], serviceId === void 0) break;
          typeof serviceId != "string" && ($sound = !1);
          break;
        case "severity":
          if (severity = $value[$key], severity === void 0) break;
          typeof severity != "string" && ($sound = !1);
          break;
        case "name":
          if (name = $value[$key], name === void 0) break;
          typeof name != "string" && ($sound = !1);
          break;
        case "description":
          if (description = $value[$key], description === void 0) break;
          typeof description != "string" && ($sound = !1);
          break;
        case "notifySubscribers":
          if (notifySubscribers = $value[$key], notifySubscribers === void 0) break;
          typeof notifySubscribers != "boolean" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(serviceId), readClosed(severity), readClosed(name), readClosed(description), readClosed(notifySubscribers)], $unlisted, $clean: !1 } : anObject;
}
function readIcmpAssertion($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let source, property, comparison, target, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "source":
          if (source = $value[$key], source === void 0) break;
          typeof source != "string" && ($sound = !1);
          break;
        case "property":
          if (property = $value[$key], property === void 0) break;
          typeof property != "string" && ($sound = !1);
          break;
        case "comparison":
          if (comparison = $value[$key], comparison === void 0) break;
          typeof comparison != "string" && ($sound = !1);
          break;
        case "target":
          if (target = $value[$key], target === void 0) break;
          typeof target != "string" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? $reading.keep ? { source, target, $values: void 0, $unlisted, $clean: !0 } : aCleanRecord : $reading.keep ? { source: readClosed(source), target: readClosed(target), $values: [readClosed(source), readClosed(property), readClosed(comparison), readClosed(target)], $unlisted, $clean: !1 } : anObject;
}
function readIcmpAssertionList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value);
  let $items = $reading.keep ? [] : void 0, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $item = readIcmpAssertion($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($items !== void 0 && $items.push($item), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readIcmpRequest($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let hostname, ipFamily, pingCount, assertions, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "hostname":
          if (hostname = $value[$key], hostname === void 0) break;
          typeof hostname != "string" && ($sound = !1);
          break;
        case "ipFamily":
          if (ipFamily = $value[$key], ipFamily === void 0) break;
          typeof ipFamily != "string" && ($sound = !1);
          break;
        case "pingCount":
          if (pingCount = $value[$key], pingCount === void 0) break;
          Number.isFinite(pingCount) || ($sound = !1);
          break;
        case "assertions":
          if (assertions = $value[$key], assertions === void 0) break;
          assertions = readIcmpAssertionList(assertions, $reading), Array.isArray(assertions) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? $reading.keep ? { assertions, $values: void 0, $unlisted, $clean: !0 } : aCleanRecord : $reading.keep ? { assertions, $values: [readClosed(hostname), readClosed(ipFamily), readClosed(pingCount), assertions], $unlisted, $clean: !1 } : anObject;
}
function readEnvironmentVariable($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let key, value, locked, secret, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "key":
          if (key = $value[$key], key === void 0) break;
          typeof key != "string" && ($sound = !1);
          break;
        case "value":
          if (value = $value[$key], value === void 0) break;
          typeof value != "string" && ($sound = !1);
          break;
        case "locked":
          if (locked = $value[$key], locked === void 0) break;
          typeof locked != "boolean" && ($sound = !1);
          break;
        case "secret":
          if (secret = $value[$key], secret === void 0) break;
          typeof secret != "boolean" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(key), readClosed(value), readClosed(locked), readClosed(secret)], $unlisted, $clean: !1 } : anObject;
}
function readUpTo50EnvironmentVariableList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readEnvironmentVariable($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $length > 50 && ($wrong++, $reading.keep && ($items = longerThan(50, $items))), $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readIcmpMonitorUpdate($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let heartbeat, script, name, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "heartbeat":
          if (heartbeat = $value[$key], heartbeat === void 0) break;
          heartbeat = readClosed(heartbeat), heartbeat && typeof heartbeat == "object" && !Array.isArray(heartbeat) || ($sound = !1);
          break;
        case "script":
          if (script = $value[$key], script === void 0) break;
          typeof script != "string" && ($sound = !1);
          break;
        case "name":
          if (name = $value[$key], name === void 0) break;
          typeof name != "string" && ($sound = !1);
          break;
        case "activated":
          if (activated = $value[$key], activated === void 0) break;
          typeof activated != "boolean" && ($sound = !1);
          break;
        case "muted":
          if (muted = $value[$key], muted === void 0) break;
          typeof muted != "boolean" && ($sound = !1);
          break;
        case "doubleCheck":
          if (doubleCheck = $value[$key], doubleCheck === void 0) break;
          typeof doubleCheck != "boolean" && ($sound = !1);
          break;
        case "shouldFail":
          if (shouldFail = $value[$key], shouldFail === void 0) break;
          typeof shouldFail != "boolean" && ($sound = !1);
          break;
        case "locations":
          if (locations = $value[$key], locations === void 0) break;
          locations = readIcmpLocationList(locations, $reading), !Array.isArray(locations) && locations !== null && ($sound = !1);
          break;
        case "tags":
          if (tags = $value[$key], tags === void 0) break;
          tags = readStringList(tags, $reading), Array.isArray(tags) || ($sound = !1);
          break;
        case "alertSettings":
          if (alertSettings = $value[$key], alertSettings === void 0) break;
          alertSettings = readAlertSettings(alertSettings, $reading), alertSettings && typeof alertSettings == "object" && !Array.isArray(alertSettings) || ($sound = !1);
          break;
        case "useGlobalAlertSettings":
          if (useGlobalAlertSettings = $value[$key], useGlobalAlertSettings === void 0) break;
          typeof useGlobalAlertSettings != "boolean" && ($sound = !1);
          break;
        case "groupId":
          if (groupId = $value[$key], groupId === void 0) break;
          !Number.isFinite(groupId) && groupId !== null && ($sound = !1);
          break;
        case "groupOrder":
          if (groupOrder = $value[$key], groupOrder === void 0) break;
          !Number.isFinite(groupOrder) && groupOrder !== null && ($sound = !1), Number.isFinite(groupOrder) && groupOrder < 0 && ($sound = !1);
          break;
        case "runtimeId":
          if (runtimeId = $value[$key], runtimeId === void 0) break;
          typeof runtimeId != "string" && runtimeId !== null && ($sound = !1), keyword3.has(runtimeId) || ($sound = !1);
          break;
        case "alertChannelSubscriptions":
          if (alertChannelSubscriptions = $value[$key], alertChannelSubscriptions === void 0) break;
          alertChannelSubscriptions = readObjectList(alertChannelSubscriptions, $reading), Array.isArray(alertChannelSubscriptions) || ($sound = !1);
          break;
        case "retryStrategy":
          if (retryStrategy = $value[$key], retryStrategy === void 0) break;
          retryStrategy = readRetryStrategy(retryStrategy, $reading), retryStrategy && typeof retryStrategy == "object" && !Array.isArray(retryStrategy) || ($sound = !1);
          break;
        case "triggerIncident":
          if (triggerIncident = $value[$key], triggerIncident === void 0) break;
          triggerIncident = readTriggerIncident(triggerIncident, $reading), triggerIncident && typeof triggerIncident == "object" && !Array.isArray(triggerIncident) || ($sound = !1);
          break;
        case "runParallel":
          if (runParallel = $value[$key], runParallel === void 0) break;
          typeof runParallel != "boolean" && ($sound = !1);
          break;
        case "description":
          if (description = $value[$key], description === void 0) break;
          typeof description != "string" && description !== null && ($sound = !1), typeof description == "string" && isLongerThan(description, 500) && ($sound = !1);
          break;
        case "frequency":
          if (frequency = $value[$key], frequency === void 0) break;
          Number.isInteger(frequency) || ($sound = !1), frequency !== 0 && frequency !== 1 && frequency !== 2 && frequency !== 5 && frequency !== 10 && frequency !== 15 && frequency !== 30 && frequency !== 60 && frequency !== 120 && frequency !== 180 && frequency !== 360 && frequency !== 720 && frequency !== 1440 && ($sound = !1);
          break;
        case "frequencyOffset":
          if (frequencyOffset = $value[$key], frequencyOffset === void 0) break;
          Number.isInteger(frequencyOffset) || ($sound = !1), Number.isFinite(frequencyOffset) && frequencyOffset < 1 && ($sound = !1);
          break;
        case "request":
          if (request = $value[$key], request === void 0) break;
          request = readIcmpRequest(request, $reading), request && typeof request == "object" && !Array.isArray(request) || ($sound = !1);
          break;
        case "scriptPath":
          if (scriptPath = $value[$key], scriptPath === void 0) break;
          typeof scriptPath != "string" && scriptPath !== null && ($sound = !1);
          break;
        case "sslCheckDomain":
          if (sslCheckDomain = $value[$key], sslCheckDomain === void 0) break;
          typeof sslCheckDomain != "string" && ($sound = !1);
          break;
        case "environmentVariables":
          if (environmentVariables = $value[$key], environmentVariables === void 0) break;
          environmentVariables = readUpTo50EnvironmentVariableList(environmentVariables, $reading), !Array.isArray(environmentVariables) && environmentVariables !== null && ($sound = !1);
          break;
        case "setupSnippetId":
          if (setupSnippetId = $value[$key], setupSnippetId === void 0) break;
          !Number.isFinite(setupSnippetId) && setupSnippetId !== null && ($sound = !1);
          break;
        case "tearDownSnippetId":
          if (tearDownSnippetId = $value[$key], tearDownSnippetId === void 0) break;
          !Number.isFinite(tearDownSnippetId) && tearDownSnippetId !== null && ($sound = !1);
          break;
        case "localSetupScript":
          if (localSetupScript = $value[$key], localSetupScript === void 0) break;
          typeof localSetupScript != "string" && localSetupScript !== null && ($sound = !1);
          break;
        case "localTearDownScript":
          if (localTearDownScript = $value[$key], localTearDownScript === void 0) break;
          typeof localTearDownScript != "string" && localTearDownScript !== null && ($sound = !1);
          break;
        case "degradedResponseTime":
          if (degradedResponseTime = $value[$key], degradedResponseTime === void 0) break;
          !Number.isFinite(degradedResponseTime) && degradedResponseTime !== null && ($sound = !1), Number.isFinite(degradedResponseTime) && (degradedResponseTime > 3e5 && ($sound = !1), degradedResponseTime < 0 && ($sound = !1));
          break;
        case "maxResponseTime":
          if (maxResponseTime = $value[$key], maxResponseTime === void 0) break;
          !Number.isFinite(maxResponseTime) && maxResponseTime !== null && ($sound = !1), Number.isFinite(maxResponseTime) && (maxResponseTime > 3e5 && ($sound = !1), maxResponseTime < 0 && ($sound = !1));
          break;
        case "degradedPacketLossThreshold":
          if (degradedPacketLossThreshold = $value[$key], degradedPacketLossThreshold === void 0) break;
          !Number.isFinite(degradedPacketLossThreshold) && degradedPacketLossThreshold !== null && ($sound = !1), Number.isFinite(degradedPacketLossThreshold) && (degradedPacketLossThreshold > 100 && ($sound = !1), degradedPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "maxPacketLossThreshold":
          if (maxPacketLossThreshold = $value[$key], maxPacketLossThreshold === void 0) break;
          !Number.isFinite(maxPacketLossThreshold) && maxPacketLossThreshold !== null && ($sound = !1), Number.isFinite(maxPacketLossThreshold) && (maxPacketLossThreshold > 100 && ($sound = !1), maxPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "privateLocations":
          if (privateLocations = $value[$key], privateLocations === void 0) break;
          typeof privateLocations != "string" && ($sound = !1);
          break;
        case "id":
        case "created_at":
        case "updated_at":
        case "alertChannels":
        case "checkType":
          $value[$key] !== void 0 && ($unlisted ??= []).push($key);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return (!$sound || heartbeat === void 0 || script === void 0) && $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? { doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, $values: void 0, $unlisted, $clean: !0 } : $reading.keep ? { doubleCheck: readClosed(doubleCheck), alertSettings, useGlobalAlertSettings: readClosed(useGlobalAlertSettings), frequency: readClosed(frequency), frequencyOffset: readClosed(frequencyOffset), request, environmentVariables, setupSnippetId: readClosed(setupSnippetId), tearDownSnippetId: readClosed(tearDownSnippetId), degradedResponseTime: readClosed(degradedResponseTime), maxResponseTime: readClosed(maxResponseTime), degradedPacketLossThreshold: readClosed(degradedPacketLossThreshold), maxPacketLossThreshold: readClosed(maxPacketLossThreshold), $values: [heartbeat, readClosed(script), readClosed(name), readClosed(activated), readClosed(muted), readClosed(doubleCheck), readClosed(shouldFail), locations, tags, alertSettings, readClosed(useGlobalAlertSettings), readClosed(groupId), readClosed(groupOrder), readClosed(runtimeId), alertChannelSubscriptions, retryStrategy, triggerIncident, readClosed(runParallel), readClosed(description), readClosed(frequency), readClosed(frequencyOffset), request, readClosed(scriptPath), readClosed(sslCheckDomain), environmentVariables, readClosed(setupSnippetId), readClosed(tearDownSnippetId), readClosed(localSetupScript), readClosed(localTearDownScript), readClosed(degradedResponseTime), readClosed(maxResponseTime), readClosed(degradedPacketLossThreshold), readClosed(maxPacketLossThreshold), readClosed(privateLocations)], $unlisted, $clean: !1 } : anObject;
}
function readAlertChannelSubscription($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let alertChannelId, activated, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "alertChannelId":
          if (alertChannelId = $value[$key], alertChannelId === void 0) break;
          Number.isFinite(alertChannelId) || ($sound = !1);
          break;
        case "activated":
          if (activated = $value[$key], activated === void 0) break;
          typeof activated != "boolean" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(alertChannelId), readClosed(activated)], $unlisted, $clean: !1 } : anObject;
}
function readAlertChannelSubscriptionList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readAlertChannelSubscription($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readEmailAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let address, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "address":
          if (address = $value[$key], address === void 0) break;
          typeof address != "string" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(address)], $unlisted, $clean: !1 } : anObject;
}
function readEmailAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readEmailAlertChannel($value, $reading);
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readEmailAlertChannel($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readWebhookParameter($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let key, value, locked, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "key":
          if (key = $value[$key], key === void 0) break;
          typeof key != "string" && ($sound = !1);
          break;
        case "value":
          if (value = $value[$key], value === void 0) break;
          typeof value != "string" && ($sound = !1);
          break;
        case "locked":
          if (locked = $value[$key], locked === void 0) break;
          typeof locked != "boolean" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(key), readClosed(value), readClosed(locked)], $unlisted, $clean: !1 } : anObject;
}
function readWebhookParameterList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readWebhookParameter($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readWebhookAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let url, name, method, headers, queryParameters, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "url":
          if (url = $value[$key], url === void 0) break;
          typeof url != "string" && ($sound = !1);
          break;
        case "name":
          if (name = $value[$key], name === void 0) break;
          typeof name != "string" && ($sound = !1);
          break;
        case "method":
          if (method = $value[$key], method === void 0) break;
          typeof method != "string" && ($sound = !1);
          break;
        case "headers":
          if (headers = $value[$key], headers === void 0) break;
          headers = readWebhookParameterList(headers, $reading), Array.isArray(headers) || ($sound = !1);
          break;
        case "queryParameters":
          if (queryParameters = $value[$key], queryParameters === void 0) break;
          queryParameters = readWebhookParameterList(queryParameters, $reading), Array.isArray(queryParameters) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(url), readClosed(name), readClosed(method), headers, queryParameters], $unlisted, $clean: !1 } : anObject;
}
function readWebhookAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readWebhookAlertChannel($value, $reading);
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readWebhookAlertChannel($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readSlackAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let url, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "url":
          if (url = $value[$key], url === void 0) break;
          typeof url != "string" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(url)], $unlisted, $clean: !1 } : anObject;
}
function readSlackAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readSlackAlertChannel($value, $reading);
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readSlackAlertChannel($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readSmsAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let number, name, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "number":
          if (number = $value[$key], number === void 0) break;
          typeof number != "string" && ($sound = !1);
          break;
        case "name":
          if (name = $value[$key], name === void 0) break;
          typeof name != "string" && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(number), readClosed(name)], $unlisted, $clean: !1 } : anObject;
}
function readSmsAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readSmsAlertChannel($value, $reading);
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $soFar = $reading.wrong, $named = $reading.names, $item = readSmsAlertChannel($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $soFar;
    if ($reading.keep && !($sound && $reading.names === $named) && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $reading.wrong === $before && $reading.names === $names ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readAlertChannels($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let email, webhook, slack, sms, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "email":
          if (email = $value[$key], email === void 0) break;
          email = readEmailAlertChannelOrList(email, $reading), (!email || typeof email != "object") && ($sound = !1);
          break;
        case "webhook":
          if (webhook = $value[$key], webhook === void 0) break;
          webhook = readWebhookAlertChannelOrList(webhook, $reading), (!webhook || typeof webhook != "object") && ($sound = !1);
          break;
        case "slack":
          if (slack = $value[$key], slack === void 0) break;
          slack = readSlackAlertChannelOrList(slack, $reading), (!slack || typeof slack != "object") && ($sound = !1);
          break;
        case "sms":
          if (sms = $value[$key], sms === void 0) break;
          sms = readSmsAlertChannelOrList(sms, $reading), (!sms || typeof sms != "object") && ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [email, webhook, slack, sms], $unlisted, $clean: !1 } : anObject;
}
function readIcmpMonitor($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let heartbeat, script, name, id, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, created_at, updated_at, alertChannels, checkType, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "heartbeat":
          if (heartbeat = $value[$key], heartbeat === void 0) break;
          heartbeat = readClosed(heartbeat), heartbeat && typeof heartbeat == "object" && !Array.isArray(heartbeat) || ($sound = !1);
          break;
        case "script":
          if (script = $value[$key], script === void 0) break;
          typeof script != "string" && ($sound = !1);
          break;
        case "name":
          if (name = $value[$key], name === void 0) break;
          typeof name != "string" && ($sound = !1);
          break;
        case "id":
          if (id = $value[$key], id === void 0) break;
          typeof id == "string" && isUuid(id) || ($sound = !1);
          break;
        case "activated":
          if (activated = $value[$key], activated === void 0) break;
          typeof activated != "boolean" && ($sound = !1);
          break;
        case "muted":
          if (muted = $value[$key], muted === void 0) break;
          typeof muted != "boolean" && ($sound = !1);
          break;
        case "doubleCheck":
          if (doubleCheck = $value[$key], doubleCheck === void 0) break;
          typeof doubleCheck != "boolean" && ($sound = !1);
          break;
        case "shouldFail":
          if (shouldFail = $value[$key], shouldFail === void 0) break;
          typeof shouldFail != "boolean" && ($sound = !1);
          break;
        case "locations":
          if (locations = $value[$key], locations === void 0) break;
          locations = readIcmpLocationList(locations, $reading), !Array.isArray(locations) && locations !== null && ($sound = !1);
          break;
        case "tags":
          if (tags = $value[$key], tags === void 0) break;
          tags = readStringList(tags, $reading), Array.isArray(tags) || ($sound = !1);
          break;
        case "alertSettings":
          if (alertSettings = $value[$key], alertSettings === void 0) break;
          alertSettings = readAlertSettings(alertSettings, $reading), alertSettings && typeof alertSettings == "object" && !Array.isArray(alertSettings) || ($sound = !1);
          break;
        case "useGlobalAlertSettings":
          if (useGlobalAlertSettings = $value[$key], useGlobalAlertSettings === void 0) break;
          typeof useGlobalAlertSettings != "boolean" && ($sound = !1);
          break;
        case "groupId":
          if (groupId = $value[$key], groupId === void 0) break;
          !Number.isFinite(groupId) && groupId !== null && ($sound = !1);
          break;
        case "groupOrder":
          if (groupOrder = $value[$key], groupOrder === void 0) break;
          !Number.isFinite(groupOrder) && groupOrder !== null && ($sound = !1), Number.isFinite(groupOrder) && groupOrder < 0 && ($sound = !1);
          break;
        case "runtimeId":
          if (runtimeId = $value[$key], runtimeId === void 0) break;
          typeof runtimeId != "string" && runtimeId !== null && ($sound = !1), keyword3.has(runtimeId) || ($sound = !1);
          break;
        case "alertChannelSubscriptions":
          if (alertChannelSubscriptions = $value[$key], alertChannelSubscriptions === void 0) break;
          alertChannelSubscriptions = readAlertChannelSubscriptionList(alertChannelSubscriptions, $reading), Array.isArray(alertChannelSubscriptions) || ($sound = !1);
          break;
        case "retryStrategy":
          if (retryStrategy = $value[$key], retryStrategy === void 0) break;
          retryStrategy = readRetryStrategy(retryStrategy, $reading), retryStrategy && typeof retryStrategy == "object" && !Array.isArray(retryStrategy) || ($sound = !1);
          break;
        case "triggerIncident":
          if (triggerIncident = $value[$key], triggerIncident === void 0) break;
          triggerIncident = readTriggerIncident(triggerIncident, $reading), triggerIncident && typeof triggerIncident == "object" && !Array.isArray(triggerIncident) || ($sound = !1);
          break;
        case "runParallel":
          if (runParallel = $value[$key], runParallel === void 0) break;
          typeof runParallel != "boolean" && ($sound = !1);
          break;
        case "description":
          if (description = $value[$key], description === void 0) break;
          typeof description != "string" && description !== null && ($sound = !1), typeof description == "string" && isLongerThan(description, 500) && ($sound = !1);
          break;
        case "frequency":
          if (frequency = $value[$key], frequency === void 0) break;
          Number.isInteger(frequency) || ($sound = !1), frequency !== 0 && frequency !== 1 && frequency !== 2 && frequency !== 5 && frequency !== 10 && frequency !== 15 && frequency !== 30 && frequency !== 60 && frequency !== 120 && frequency !== 180 && frequency !== 360 && frequency !== 720 && frequency !== 1440 && ($sound = !1);
          break;
        case "frequencyOffset":
          if (frequencyOffset = $value[$key], frequencyOffset === void 0) break;
          Number.isInteger(frequencyOffset) || ($sound = !1), Number.isFinite(frequencyOffset) && frequencyOffset < 1 && ($sound = !1);
          break;
        case "request":
          if (request = $value[$key], request === void 0) break;
          request = readIcmpRequest(request, $reading), request && typeof request == "object" && !Array.isArray(request) || ($sound = !1);
          break;
        case "scriptPath":
          if (scriptPath = $value[$key], scriptPath === void 0) break;
          typeof scriptPath != "string" && scriptPath !== null && ($sound = !1);
          break;
        case "sslCheckDomain":
          if (sslCheckDomain = $value[$key], sslCheckDomain === void 0) break;
          typeof sslCheckDomain != "string" && ($sound = !1);
          break;
        case "environmentVariables":
          if (environmentVariables = $value[$key], environmentVariables === void 0) break;
          environmentVariables = readUpTo50EnvironmentVariableList(environmentVariables, $reading), !Array.isArray(environmentVariables) && environmentVariables !== null && ($sound = !1);
          break;
        case "setupSnippetId":
          if (setupSnippetId = $value[$key], setupSnippetId === void 0) break;
          !Number.isFinite(setupSnippetId) && setupSnippetId !== null && ($sound = !1);
          break;
        case "tearDownSnippetId":
          if (tearDownSnippetId = $value[$key], tearDownSnippetId === void 0) break;
          !Number.isFinite(tearDownSnippetId) && tearDownSnippetId !== null && ($sound = !1);
          break;
        case "localSetupScript":
          if (localSetupScript = $value[$key], localSetupScript === void 0) break;
          typeof localSetupScript != "string" && localSetupScript !== null && ($sound = !1);
          break;
        case "localTearDownScript":
          if (localTearDownScript = $value[$key], localTearDownScript === void 0) break;
          typeof localTearDownScript != "string" && localTearDownScript !== null && ($sound = !1);
          break;
        case "degradedResponseTime":
          if (degradedResponseTime = $value[$key], degradedResponseTime === void 0) break;
          !Number.isFinite(degradedResponseTime) && degradedResponseTime !== null && ($sound = !1), Number.isFinite(degradedResponseTime) && (degradedResponseTime > 3e5 && ($sound = !1), degradedResponseTime < 0 && ($sound = !1));
          break;
        case "maxResponseTime":
          if (maxResponseTime = $value[$key], maxResponseTime === void 0) break;
          !Number.isFinite(maxResponseTime) && maxResponseTime !== null && ($sound = !1), Number.isFinite(maxResponseTime) && (maxResponseTime > 3e5 && ($sound = !1), maxResponseTime < 0 && ($sound = !1));
          break;
        case "degradedPacketLossThreshold":
          if (degradedPacketLossThreshold = $value[$key], degradedPacketLossThreshold === void 0) break;
          !Number.isFinite(degradedPacketLossThreshold) && degradedPacketLossThreshold !== null && ($sound = !1), Number.isFinite(degradedPacketLossThreshold) && (degradedPacketLossThreshold > 100 && ($sound = !1), degradedPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "maxPacketLossThreshold":
          if (maxPacketLossThreshold = $value[$key], maxPacketLossThreshold === void 0) break;
          !Number.isFinite(maxPacketLossThreshold) && maxPacketLossThreshold !== null && ($sound = !1), Number.isFinite(maxPacketLossThreshold) && (maxPacketLossThreshold > 100 && ($sound = !1), maxPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "privateLocations":
          if (privateLocations = $value[$key], privateLocations === void 0) break;
          privateLocations = readStringList(privateLocations, $reading), !Array.isArray(privateLocations) && privateLocations !== null && ($sound = !1);
          break;
        case "created_at":
          if (created_at = $value[$key], created_at === void 0) break;
          typeof created_at == "string" && isDate(created_at) || ($sound = !1);
          break;
        case "updated_at":
          if (updated_at = $value[$key], updated_at === void 0) break;
          typeof updated_at != "string" && updated_at !== null && ($sound = !1), typeof updated_at == "string" && (isDateTime(updated_at) || ($sound = !1));
          break;
        case "alertChannels":
          if (alertChannels = $value[$key], alertChannels === void 0) break;
          alertChannels = readAlertChannels(alertChannels, $reading), alertChannels && typeof alertChannels == "object" && !Array.isArray(alertChannels) || ($sound = !1);
          break;
        case "checkType":
          if (checkType = $value[$key], checkType === void 0) break;
          typeof checkType != "string" && ($sound = !1), keyword5.has(checkType) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return (!$sound || name === void 0) && $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? { doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, $values: void 0, $unlisted, $clean: !0 } : $reading.keep ? { doubleCheck: readClosed(doubleCheck), alertSettings, useGlobalAlertSettings: readClosed(useGlobalAlertSettings), frequency: readClosed(frequency), frequencyOffset: readClosed(frequencyOffset), request, environmentVariables, setupSnippetId: readClosed(setupSnippetId), tearDownSnippetId: readClosed(tearDownSnippetId), degradedResponseTime: readClosed(degradedResponseTime), maxResponseTime: readClosed(maxResponseTime), degradedPacketLossThreshold: readClosed(degradedPacketLossThreshold), maxPacketLossThreshold: readClosed(maxPacketLossThreshold), $values: [heartbeat, readClosed(script), readClosed(name), readClosed(id), readClosed(activated), readClosed(muted), readClosed(doubleCheck), readClosed(shouldFail), locations, tags, alertSettings, readClosed(useGlobalAlertSettings), readClosed(groupId), readClosed(groupOrder), readClosed(runtimeId), alertChannelSubscriptions, retryStrategy, triggerIncident, readClosed(runParallel), readClosed(description), readClosed(frequency), readClosed(frequencyOffset), request, readClosed(scriptPath), readClosed(sslCheckDomain), environmentVariables, readClosed(setupSnippetId), readClosed(tearDownSnippetId), readClosed(localSetupScript), readClosed(localTearDownScript), readClosed(degradedResponseTime), readClosed(maxResponseTime), readClosed(degradedPacketLossThreshold), readClosed(maxPacketLossThreshold), privateLocations, readClosed(created_at), readClosed(updated_at), alertChannels, readClosed(checkType)], $unlisted, $clean: !1 } : anObject;
}
function readErrorGroup($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let id, checkId, errorHash, rawErrorMessage, cleanedErrorMessage, firstSeen, lastSeen, archivedUntilNextEvent, rootCauseAnalyses, $unlisted, $sound = !0;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key))
      switch ($key) {
        case "id":
          if (id = $value[$key], id === void 0) break;
          typeof id != "string" && ($sound = !1);
          break;
        case "checkId":
          if (checkId = $value[$key], checkId === void 0) break;
          typeof checkId != "string" && ($sound = !1);
          break;
        case "errorHash":
          if (errorHash = $value[$key], errorHash === void 0) break;
          typeof errorHash != "string" && ($sound = !1);
          break;
        case "rawErrorMessage":
          if (rawErrorMessage = $value[$key], rawErrorMessage === void 0) break;
          typeof rawErrorMessage != "string" && rawErrorMessage !== null && ($sound = !1);
          break;
        case "cleanedErrorMessage":
          if (cleanedErrorMessage = $value[$key], cleanedErrorMessage === void 0) break;
          typeof cleanedErrorMessage != "string" && ($sound = !1);
          break;
        case "firstSeen":
          if (firstSeen = $value[$key], firstSeen === void 0) break;
          typeof firstSeen == "string" && isDate(firstSeen) || ($sound = !1);
          break;
        case "lastSeen":
          if (lastSeen = $value[$key], lastSeen === void 0) break;
          typeof lastSeen == "string" && isDate(lastSeen) || ($sound = !1);
          break;
        case "archivedUntilNextEvent":
          if (archivedUntilNextEvent = $value[$key], archivedUntilNextEvent === void 0) break;
          typeof archivedUntilNextEvent != "boolean" && ($sound = !1);
          break;
        case "rootCauseAnalyses":
          if (rootCauseAnalyses = $value[$key], rootCauseAnalyses === void 0) break;
          rootCauseAnalyses = readObjectList(rootCauseAnalyses, $reading), Array.isArray(rootCauseAnalyses) || ($sound = !1);
          break;
        default:
          $value[$key] !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
      }
  return (!$sound || id === void 0 || checkId === void 0 || errorHash === void 0 || rawErrorMessage === void 0 || cleanedErrorMessage === void 0 || firstSeen === void 0 || lastSeen === void 0 || archivedUntilNextEvent === void 0) && $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? $reading.keep ? { checkId, errorHash, firstSeen, lastSeen, $values: void 0, $unlisted, $clean: !0 } : aCleanRecord : $reading.keep ? { checkId: readClosed(checkId), errorHash: readClosed(errorHash), firstSeen: readClosed(firstSeen), lastSeen: readClosed(lastSeen), $values: [readClosed(id), readClosed(checkId), readClosed(errorHash), readClosed(rawErrorMessage), readClosed(cleanedErrorMessage), readClosed(firstSeen), readClosed(lastSeen), readClosed(archivedUntilNextEvent), rootCauseAnalyses], $unlisted, $clean: !1 } : anObject;
}
export {
  readAlertChannelSubscription,
  readAlertChannelSubscriptionList,
  readAlertChannels,
  readAlertSettings,
  readEmailAlertChannel,
  readEmailAlertChannelOrList,
  readEnvironmentVariable,
  readErrorGroup,
  readIcmpAssertion,
  readIcmpAssertionList,
  readIcmpLocationList,
  readIcmpMonitor,
  readIcmpMonitorUpdate,
  readIcmpRequest,
  readObjectList,
  readParallelRunFailureThreshold,
  readReminders,
  readRetryStrategy,
  readRunBasedEscalation,
  readSlackAlertChannel,
  readSlackAlertChannelOrList,
  readSmsAlertChannel,
  readSmsAlertChannelOrList,
  readStringList,
  readTriggerIncident,
  readUpTo50EnvironmentVariableList,
  readWebhookAlertChannel,
  readWebhookAlertChannelOrList,
  readWebhookParameter,
  readWebhookParameterList
};
