// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { aCleanRecord, aFilledArray, anArray, anObject, isPlainList, keepItem, keepName, lengthOf, longerThan, readClosed } from '../reader/reading.ts'
import { checkIcmpLocation, checkObject, checkString } from './checks.js'

const keyword3 = /* @__PURE__ */ new Set(["2026.04", "2025.04", "2024.09", "2024.02", "2023.09", "2023.02", "2022.10", null]), keyword4 = /* @__PURE__ */ new Set([0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440]), keyword7 = /* @__PURE__ */ new Set(["ICMP"]);
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    $item !== void 0 && ($key === "failedRunThreshold" ? (failedRunThreshold = $item, Number.isFinite(failedRunThreshold) || ($sound = !1)) : $unlisted = keepName($unlisted, $key, $reading));
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(failedRunThreshold)], $unlisted, $clean: !1 } : anObject;
}
function readReminders($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let amount, interval, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "amount":
          amount = $item, Number.isFinite(amount) || ($sound = !1);
          break;
        case "interval":
          interval = $item, Number.isFinite(interval) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(amount), readClosed(interval)], $unlisted, $clean: !1 } : anObject;
}
function readParallelRunFailureThreshold($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let enabled, percentage, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "enabled":
          enabled = $item, typeof enabled != "boolean" && ($sound = !1);
          break;
        case "percentage":
          percentage = $item, Number.isFinite(percentage) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(enabled), readClosed(percentage)], $unlisted, $clean: !1 } : anObject;
}
function readAlertSettings($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let escalationType, runBasedEscalation, reminders, parallelRunFailureThreshold, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "escalationType":
          escalationType = $item, typeof escalationType != "string" && ($sound = !1);
          break;
        case "runBasedEscalation":
          runBasedEscalation = readRunBasedEscalation($item, $reading), runBasedEscalation && typeof runBasedEscalation == "object" && !Array.isArray(runBasedEscalation) || ($sound = !1);
          break;
        case "reminders":
          reminders = readReminders($item, $reading), reminders && typeof reminders == "object" && !Array.isArray(reminders) || ($sound = !1);
          break;
        case "parallelRunFailureThreshold":
          parallelRunFailureThreshold = readParallelRunFailureThreshold($item, $reading), parallelRunFailureThreshold && typeof parallelRunFailureThreshold == "object" && !Array.isArray(parallelRunFailureThreshold) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "type":
          type = $item, typeof type != "string" && ($sound = !1);
          break;
        case "baseBackoffSeconds":
          baseBackoffSeconds = $item, Number.isFinite(baseBackoffSeconds) || ($sound = !1);
          break;
        case "sameRegion":
          sameRegion = $item, typeof sameRegion != "boolean" && ($sound = !1);
          break;
        case "maxRetries":
          maxRetries = $item, Number.isFinite(maxRetries) || ($sound = !1);
          break;
        case "maxDurationSeconds":
          maxDurationSeconds = $item, Number.isFinite(maxDurationSeconds) || ($sound = !1);
          break;
        case "onlyOn":
          onlyOn = readStringList($item, $reading), Array.isArray(onlyOn) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(type), readClosed(baseBackoffSeconds), readClosed(sameRegion), readClosed(maxRetries), readClosed(maxDurationSeconds), onlyOn], $unlisted, $clean: !1 } : anObject;
}
function readTriggerIncident($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let serviceId, severity, name, description, notifySubscribers, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "serviceId":
          serviceId = $item, typeof serviceId != "string" && ($sound = !1);
          break;
        case "severity":
          severity = $item, typeof severity != "string" && ($sound = !1);
          break;
        case "name":
          name = $item, typeof name != "string" && ($sound = !1);
          break;
        case "description":
          description = $item, typeof description != "string" && ($sound = !1);
          break;
        case "notifySubscribers":
          notifySubscribers = $item, typeof notifySubscribers != "boolean" && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [readClosed(serviceId), readClosed(severity), readClosed(name), readClosed(description), readClosed(notifySubscribers)], $unlisted, $clean: !1 } : anObject;
}
function readIcmpAssertion($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let source, property, comparison, target, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "source":
          source = $item, typeof source != "string" && ($sound = !1);
          break;
        case "property":
          property = $item, typeof property != "string" && ($sound = !1);
          break;
        case "comparison":
          comparison = $item, typeof comparison != "string" && ($sound = !1);
          break;
        case "target":
          target = $item, typeof target != "string" && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "hostname":
          hostname = $item, typeof hostname != "string" && ($sound = !1);
          break;
        case "ipFamily":
          ipFamily = $item, typeof ipFamily != "string" && ($sound = !1);
          break;
        case "pingCount":
          pingCount = $item, Number.isFinite(pingCount) || ($sound = !1);
          break;
        case "assertions":
          assertions = readIcmpAssertionList($item, $reading), Array.isArray(assertions) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? $reading.keep ? { assertions, $values: void 0, $unlisted, $clean: !0 } : aCleanRecord : $reading.keep ? { assertions, $values: [readClosed(hostname), readClosed(ipFamily), readClosed(pingCount), assertions], $unlisted, $clean: !1 } : anObject;
}
function readEnvironmentVariable($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let key, value, locked, secret, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "key":
          key = $item, typeof key != "string" && ($sound = !1);
          break;
        case "value":
          value = $item, typeof value != "string" && ($sound = !1);
          break;
        case "locked":
          locked = $item, typeof locked != "boolean" && ($sound = !1);
          break;
        case "secret":
          secret = $item, typeof secret != "boolean" && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "heartbeat":
          heartbeat = readClosed($item), heartbeat && typeof heartbeat == "object" && !Array.isArray(heartbeat) || ($sound = !1);
          break;
        case "script":
          script = $item, typeof script != "string" && ($sound = !1);
          break;
        case "name":
          name = $item, typeof name != "string" && ($sound = !1);
          break;
        case "activated":
          activated = $item, typeof activated != "boolean" && ($sound = !1);
          break;
        case "muted":
          muted = $item, typeof muted != "boolean" && ($sound = !1);
          break;
        case "doubleCheck":
          doubleCheck = $item, typeof doubleCheck != "boolean" && ($sound = !1);
          break;
        case "shouldFail":
          shouldFail = $item, typeof shouldFail != "boolean" && ($sound = !1);
          break;
        case "locations":
          locations = readIcmpLocationList($item, $reading), !Array.isArray(locations) && locations !== null && ($sound = !1);
          break;
        case "tags":
          tags = readStringList($item, $reading), Array.isArray(tags) || ($sound = !1);
          break;
        case "alertSettings":
          alertSettings = readAlertSettings($item, $reading), alertSettings && typeof alertSettings == "object" && !Array.isArray(alertSettings) || ($sound = !1);
          break;
        case "useGlobalAlertSettings":
          useGlobalAlertSettings = $item, typeof useGlobalAlertSettings != "boolean" && ($sound = !1);
          break;
        case "groupId":
          groupId = $item, !Number.isFinite(groupId) && groupId !== null && ($sound = !1);
          break;
        case "groupOrder":
          groupOrder = $item, !Number.isFinite(groupOrder) && groupOrder !== null && ($sound = !1), Number.isFinite(groupOrder) && groupOrder < 0 && ($sound = !1);
          break;
        case "runtimeId":
          runtimeId = $item, typeof runtimeId != "string" && runtimeId !== null && ($sound = !1), keyword3.has(runtimeId) || ($sound = !1);
          break;
        case "alertChannelSubscriptions":
          alertChannelSubscriptions = readObjectList($item, $reading), Array.isArray(alertChannelSubscriptions) || ($sound = !1);
          break;
        case "retryStrategy":
          retryStrategy = readRetryStrategy($item, $reading), retryStrategy && typeof retryStrategy == "object" && !Array.isArray(retryStrategy) || ($sound = !1);
          break;
        case "triggerIncident":
          triggerIncident = readTriggerIncident($item, $reading), triggerIncident && typeof triggerIncident == "object" && !Array.isArray(triggerIncident) || ($sound = !1);
          break;
        case "runParallel":
          runParallel = $item, typeof runParallel != "boolean" && ($sound = !1);
          break;
        case "description":
          description = $item, typeof description != "string" && description !== null && ($sound = !1), typeof description == "string" && isLongerThan(description, 500) && ($sound = !1);
          break;
        case "frequency":
          frequency = $item, Number.isInteger(frequency) || ($sound = !1), keyword4.has(frequency) || ($sound = !1);
          break;
        case "frequencyOffset":
          frequencyOffset = $item, Number.isInteger(frequencyOffset) || ($sound = !1), Number.isFinite(frequencyOffset) && frequencyOffset < 1 && ($sound = !1);
          break;
        case "request":
          request = readIcmpRequest($item, $reading), request && typeof request == "object" && !Array.isArray(request) || ($sound = !1);
          break;
        case "scriptPath":
          scriptPath = $item, typeof scriptPath != "string" && scriptPath !== null && ($sound = !1);
          break;
        case "sslCheckDomain":
          sslCheckDomain = $item, typeof sslCheckDomain != "string" && ($sound = !1);
          break;
        case "environmentVariables":
          environmentVariables = readUpTo50EnvironmentVariableList($item, $reading), !Array.isArray(environmentVariables) && environmentVariables !== null && ($sound = !1);
          break;
        case "setupSnippetId":
          setupSnippetId = $item, !Number.isFinite(setupSnippetId) && setupSnippetId !== null && ($sound = !1);
          break;
        case "tearDownSnippetId":
          tearDownSnippetId = $item, !Number.isFinite(tearDownSnippetId) && tearDownSnippetId !== null && ($sound = !1);
          break;
        case "localSetupScript":
          localSetupScript = $item, typeof localSetupScript != "string" && localSetupScript !== null && ($sound = !1);
          break;
        case "localTearDownScript":
          localTearDownScript = $item, typeof localTearDownScript != "string" && localTearDownScript !== null && ($sound = !1);
          break;
        case "degradedResponseTime":
          degradedResponseTime = $item, !Number.isFinite(degradedResponseTime) && degradedResponseTime !== null && ($sound = !1), Number.isFinite(degradedResponseTime) && (degradedResponseTime > 3e5 && ($sound = !1), degradedResponseTime < 0 && ($sound = !1));
          break;
        case "maxResponseTime":
          maxResponseTime = $item, !Number.isFinite(maxResponseTime) && maxResponseTime !== null && ($sound = !1), Number.isFinite(maxResponseTime) && (maxResponseTime > 3e5 && ($sound = !1), maxResponseTime < 0 && ($sound = !1));
          break;
        case "degradedPacketLossThreshold":
          degradedPacketLossThreshold = $item, !Number.isFinite(degradedPacketLossThreshold) && degradedPacketLossThreshold !== null && ($sound = !1), Number.isFinite(degradedPacketLossThreshold) && (degradedPacketLossThreshold > 100 && ($sound = !1), degradedPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "maxPacketLossThreshold":
          maxPacketLossThreshold = $item, !Number.isFinite(maxPacketLossThreshold) && maxPacketLossThreshold !== null && ($sound = !1), Number.isFinite(maxPacketLossThreshold) && (maxPacketLossThreshold > 100 && ($sound = !1), maxPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "privateLocations":
          privateLocations = $item, typeof privateLocations != "string" && ($sound = !1);
          break;
        case "id":
        case "created_at":
        case "updated_at":
        case "alertChannels":
        case "checkType":
          ($unlisted ??= []).push($key);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return (!$sound || heartbeat === void 0 || script === void 0) && $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? { doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, $values: void 0, $unlisted, $clean: !0 } : $reading.keep ? { doubleCheck: readClosed(doubleCheck), alertSettings, useGlobalAlertSettings: readClosed(useGlobalAlertSettings), frequency: readClosed(frequency), frequencyOffset: readClosed(frequencyOffset), request, environmentVariables, setupSnippetId: readClosed(setupSnippetId), tearDownSnippetId: readClosed(tearDownSnippetId), degradedResponseTime: readClosed(degradedResponseTime), maxResponseTime: readClosed(maxResponseTime), degradedPacketLossThreshold: readClosed(degradedPacketLossThreshold), maxPacketLossThreshold: readClosed(maxPacketLossThreshold), $values: [heartbeat, readClosed(script), readClosed(name), readClosed(activated), readClosed(muted), readClosed(doubleCheck), readClosed(shouldFail), locations, tags, alertSettings, readClosed(useGlobalAlertSettings), readClosed(groupId), readClosed(groupOrder), readClosed(runtimeId), alertChannelSubscriptions, retryStrategy, triggerIncident, readClosed(runParallel), readClosed(description), readClosed(frequency), readClosed(frequencyOffset), request, readClosed(scriptPath), readClosed(sslCheckDomain), environmentVariables, readClosed(setupSnippetId), readClosed(tearDownSnippetId), readClosed(localSetupScript), readClosed(localTearDownScript), readClosed(degradedResponseTime), readClosed(maxResponseTime), readClosed(degradedPacketLossThreshold), readClosed(maxPacketLossThreshold), readClosed(privateLocations)], $unlisted, $clean: !1 } : anObject;
}
function readAlertChannelSubscription($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let alertChannelId, activated, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "alertChannelId":
          alertChannelId = $item, Number.isFinite(alertChannelId) || ($sound = !1);
          break;
        case "activated":
          activated = $item, typeof activated != "boolean" && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    $item !== void 0 && ($key === "address" ? (address = $item, typeof address != "string" && ($sound = !1)) : $unlisted = keepName($unlisted, $key, $reading));
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "key":
          key = $item, typeof key != "string" && ($sound = !1);
          break;
        case "value":
          value = $item, typeof value != "string" && ($sound = !1);
          break;
        case "locked":
          locked = $item, typeof locked != "boolean" && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "url":
          url = $item, typeof url != "string" && ($sound = !1);
          break;
        case "name":
          name = $item, typeof name != "string" && ($sound = !1);
          break;
        case "method":
          method = $item, typeof method != "string" && ($sound = !1);
          break;
        case "headers":
          headers = readWebhookParameterList($item, $reading), Array.isArray(headers) || ($sound = !1);
          break;
        case "queryParameters":
          queryParameters = readWebhookParameterList($item, $reading), Array.isArray(queryParameters) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    $item !== void 0 && ($key === "url" ? (url = $item, typeof url != "string" && ($sound = !1)) : $unlisted = keepName($unlisted, $key, $reading));
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "number":
          number = $item, typeof number != "string" && ($sound = !1);
          break;
        case "name":
          name = $item, typeof name != "string" && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "email":
          email = readEmailAlertChannelOrList($item, $reading), (!email || typeof email != "object") && ($sound = !1);
          break;
        case "webhook":
          webhook = readWebhookAlertChannelOrList($item, $reading), (!webhook || typeof webhook != "object") && ($sound = !1);
          break;
        case "slack":
          slack = readSlackAlertChannelOrList($item, $reading), (!slack || typeof slack != "object") && ($sound = !1);
          break;
        case "sms":
          sms = readSmsAlertChannelOrList($item, $reading), (!sms || typeof sms != "object") && ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? aCleanRecord : $reading.keep ? { $values: [email, webhook, slack, sms], $unlisted, $clean: !1 } : anObject;
}
function readIcmpMonitor($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let heartbeat, script, name, id, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, created_at, updated_at, alertChannels, checkType, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "heartbeat":
          heartbeat = readClosed($item), heartbeat && typeof heartbeat == "object" && !Array.isArray(heartbeat) || ($sound = !1);
          break;
        case "script":
          script = $item, typeof script != "string" && ($sound = !1);
          break;
        case "name":
          name = $item, typeof name != "string" && ($sound = !1);
          break;
        case "id":
          id = $item, typeof id == "string" && isUuid(id) || ($sound = !1);
          break;
        case "activated":
          activated = $item, typeof activated != "boolean" && ($sound = !1);
          break;
        case "muted":
          muted = $item, typeof muted != "boolean" && ($sound = !1);
          break;
        case "doubleCheck":
          doubleCheck = $item, typeof doubleCheck != "boolean" && ($sound = !1);
          break;
        case "shouldFail":
          shouldFail = $item, typeof shouldFail != "boolean" && ($sound = !1);
          break;
        case "locations":
          locations = readIcmpLocationList($item, $reading), !Array.isArray(locations) && locations !== null && ($sound = !1);
          break;
        case "tags":
          tags = readStringList($item, $reading), Array.isArray(tags) || ($sound = !1);
          break;
        case "alertSettings":
          alertSettings = readAlertSettings($item, $reading), alertSettings && typeof alertSettings == "object" && !Array.isArray(alertSettings) || ($sound = !1);
          break;
        case "useGlobalAlertSettings":
          useGlobalAlertSettings = $item, typeof useGlobalAlertSettings != "boolean" && ($sound = !1);
          break;
        case "groupId":
          groupId = $item, !Number.isFinite(groupId) && groupId !== null && ($sound = !1);
          break;
        case "groupOrder":
          groupOrder = $item, !Number.isFinite(groupOrder) && groupOrder !== null && ($sound = !1), Number.isFinite(groupOrder) && groupOrder < 0 && ($sound = !1);
          break;
        case "runtimeId":
          runtimeId = $item, typeof runtimeId != "string" && runtimeId !== null && ($sound = !1), keyword3.has(runtimeId) || ($sound = !1);
          break;
        case "alertChannelSubscriptions":
          alertChannelSubscriptions = readAlertChannelSubscriptionList($item, $reading), Array.isArray(alertChannelSubscriptions) || ($sound = !1);
          break;
        case "retryStrategy":
          retryStrategy = readRetryStrategy($item, $reading), retryStrategy && typeof retryStrategy == "object" && !Array.isArray(retryStrategy) || ($sound = !1);
          break;
        case "triggerIncident":
          triggerIncident = readTriggerIncident($item, $reading), triggerIncident && typeof triggerIncident == "object" && !Array.isArray(triggerIncident) || ($sound = !1);
          break;
        case "runParallel":
          runParallel = $item, typeof runParallel != "boolean" && ($sound = !1);
          break;
        case "description":
          description = $item, typeof description != "string" && description !== null && ($sound = !1), typeof description == "string" && isLongerThan(description, 500) && ($sound = !1);
          break;
        case "frequency":
          frequency = $item, Number.isInteger(frequency) || ($sound = !1), keyword4.has(frequency) || ($sound = !1);
          break;
        case "frequencyOffset":
          frequencyOffset = $item, Number.isInteger(frequencyOffset) || ($sound = !1), Number.isFinite(frequencyOffset) && frequencyOffset < 1 && ($sound = !1);
          break;
        case "request":
          request = readIcmpRequest($item, $reading), request && typeof request == "object" && !Array.isArray(request) || ($sound = !1);
          break;
        case "scriptPath":
          scriptPath = $item, typeof scriptPath != "string" && scriptPath !== null && ($sound = !1);
          break;
        case "sslCheckDomain":
          sslCheckDomain = $item, typeof sslCheckDomain != "string" && ($sound = !1);
          break;
        case "environmentVariables":
          environmentVariables = readUpTo50EnvironmentVariableList($item, $reading), !Array.isArray(environmentVariables) && environmentVariables !== null && ($sound = !1);
          break;
        case "setupSnippetId":
          setupSnippetId = $item, !Number.isFinite(setupSnippetId) && setupSnippetId !== null && ($sound = !1);
          break;
        case "tearDownSnippetId":
          tearDownSnippetId = $item, !Number.isFinite(tearDownSnippetId) && tearDownSnippetId !== null && ($sound = !1);
          break;
        case "localSetupScript":
          localSetupScript = $item, typeof localSetupScript != "string" && localSetupScript !== null && ($sound = !1);
          break;
        case "localTearDownScript":
          localTearDownScript = $item, typeof localTearDownScript != "string" && localTearDownScript !== null && ($sound = !1);
          break;
        case "degradedResponseTime":
          degradedResponseTime = $item, !Number.isFinite(degradedResponseTime) && degradedResponseTime !== null && ($sound = !1), Number.isFinite(degradedResponseTime) && (degradedResponseTime > 3e5 && ($sound = !1), degradedResponseTime < 0 && ($sound = !1));
          break;
        case "maxResponseTime":
          maxResponseTime = $item, !Number.isFinite(maxResponseTime) && maxResponseTime !== null && ($sound = !1), Number.isFinite(maxResponseTime) && (maxResponseTime > 3e5 && ($sound = !1), maxResponseTime < 0 && ($sound = !1));
          break;
        case "degradedPacketLossThreshold":
          degradedPacketLossThreshold = $item, !Number.isFinite(degradedPacketLossThreshold) && degradedPacketLossThreshold !== null && ($sound = !1), Number.isFinite(degradedPacketLossThreshold) && (degradedPacketLossThreshold > 100 && ($sound = !1), degradedPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "maxPacketLossThreshold":
          maxPacketLossThreshold = $item, !Number.isFinite(maxPacketLossThreshold) && maxPacketLossThreshold !== null && ($sound = !1), Number.isFinite(maxPacketLossThreshold) && (maxPacketLossThreshold > 100 && ($sound = !1), maxPacketLossThreshold <= 0 && ($sound = !1));
          break;
        case "privateLocations":
          privateLocations = readStringList($item, $reading), !Array.isArray(privateLocations) && privateLocations !== null && ($sound = !1);
          break;
        case "created_at":
          created_at = $item, typeof created_at == "string" && isDate(created_at) || ($sound = !1);
          break;
        case "updated_at":
          updated_at = $item, typeof updated_at != "string" && updated_at !== null && ($sound = !1), typeof updated_at == "string" && (isDateTime(updated_at) || ($sound = !1));
          break;
        case "alertChannels":
          alertChannels = readAlertChannels($item, $reading), alertChannels && typeof alertChannels == "object" && !Array.isArray(alertChannels) || ($sound = !1);
          break;
        case "checkType":
          checkType = $item, typeof checkType != "string" && ($sound = !1), keyword7.has(checkType) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
  }
  return (!$sound || name === void 0) && $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? { doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, $values: void 0, $unlisted, $clean: !0 } : $reading.keep ? { doubleCheck: readClosed(doubleCheck), alertSettings, useGlobalAlertSettings: readClosed(useGlobalAlertSettings), frequency: readClosed(frequency), frequencyOffset: readClosed(frequencyOffset), request, environmentVariables, setupSnippetId: readClosed(setupSnippetId), tearDownSnippetId: readClosed(tearDownSnippetId), degradedResponseTime: readClosed(degradedResponseTime), maxResponseTime: readClosed(maxResponseTime), degradedPacketLossThreshold: readClosed(degradedPacketLossThreshold), maxPacketLossThreshold: readClosed(maxPacketLossThreshold), $values: [heartbeat, readClosed(script), readClosed(name), readClosed(id), readClosed(activated), readClosed(muted), readClosed(doubleCheck), readClosed(shouldFail), locations, tags, alertSettings, readClosed(useGlobalAlertSettings), readClosed(groupId), readClosed(groupOrder), readClosed(runtimeId), alertChannelSubscriptions, retryStrategy, triggerIncident, readClosed(runParallel), readClosed(description), readClosed(frequency), readClosed(frequencyOffset), request, readClosed(scriptPath), readClosed(sslCheckDomain), environmentVariables, readClosed(setupSnippetId), readClosed(tearDownSnippetId), readClosed(localSetupScript), readClosed(localTearDownScript), readClosed(degradedResponseTime), readClosed(maxResponseTime), readClosed(degradedPacketLossThreshold), readClosed(maxPacketLossThreshold), privateLocations, readClosed(created_at), readClosed(updated_at), alertChannels, readClosed(checkType)], $unlisted, $clean: !1 } : anObject;
}
function readErrorGroup($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let id, checkId, errorHash, rawErrorMessage, cleanedErrorMessage, firstSeen, lastSeen, archivedUntilNextEvent, rootCauseAnalyses, $unlisted, $sound = !0;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    if ($item !== void 0)
      switch ($key) {
        case "id":
          id = $item, typeof id != "string" && ($sound = !1);
          break;
        case "checkId":
          checkId = $item, typeof checkId != "string" && ($sound = !1);
          break;
        case "errorHash":
          errorHash = $item, typeof errorHash != "string" && ($sound = !1);
          break;
        case "rawErrorMessage":
          rawErrorMessage = $item, typeof rawErrorMessage != "string" && rawErrorMessage !== null && ($sound = !1);
          break;
        case "cleanedErrorMessage":
          cleanedErrorMessage = $item, typeof cleanedErrorMessage != "string" && ($sound = !1);
          break;
        case "firstSeen":
          firstSeen = $item, typeof firstSeen == "string" && isDate(firstSeen) || ($sound = !1);
          break;
        case "lastSeen":
          lastSeen = $item, typeof lastSeen == "string" && isDate(lastSeen) || ($sound = !1);
          break;
        case "archivedUntilNextEvent":
          archivedUntilNextEvent = $item, typeof archivedUntilNextEvent != "boolean" && ($sound = !1);
          break;
        case "rootCauseAnalyses":
          rootCauseAnalyses = readObjectList($item, $reading), Array.isArray(rootCauseAnalyses) || ($sound = !1);
          break;
        default:
          $unlisted = keepName($unlisted, $key, $reading);
      }
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
