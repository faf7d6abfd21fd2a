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
    $key === "failedRunThreshold" ? (failedRunThreshold = $item, failedRunThreshold !== void 0 && (typeof failedRunThreshold == "number" && isFinite(failedRunThreshold) || ($sound = !1))) : $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "amount":
        amount = $item, amount !== void 0 && (typeof amount == "number" && isFinite(amount) || ($sound = !1));
        break;
      case "interval":
        interval = $item, interval !== void 0 && (typeof interval == "number" && isFinite(interval) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "enabled":
        enabled = $item, enabled !== void 0 && typeof enabled != "boolean" && ($sound = !1);
        break;
      case "percentage":
        percentage = $item, percentage !== void 0 && (typeof percentage == "number" && isFinite(percentage) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "escalationType":
        escalationType = $item, escalationType !== void 0 && typeof escalationType != "string" && ($sound = !1);
        break;
      case "runBasedEscalation":
        runBasedEscalation = readRunBasedEscalation($item, $reading), runBasedEscalation !== void 0 && (runBasedEscalation && typeof runBasedEscalation == "object" && !Array.isArray(runBasedEscalation) || ($sound = !1));
        break;
      case "reminders":
        reminders = readReminders($item, $reading), reminders !== void 0 && (reminders && typeof reminders == "object" && !Array.isArray(reminders) || ($sound = !1));
        break;
      case "parallelRunFailureThreshold":
        parallelRunFailureThreshold = readParallelRunFailureThreshold($item, $reading), parallelRunFailureThreshold !== void 0 && (parallelRunFailureThreshold && typeof parallelRunFailureThreshold == "object" && !Array.isArray(parallelRunFailureThreshold) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    if ($reading.keep && !$sound && ($items = keepItem($items, $index, $item)), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
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
    switch ($key) {
      case "type":
        type = $item, type !== void 0 && typeof type != "string" && ($sound = !1);
        break;
      case "baseBackoffSeconds":
        baseBackoffSeconds = $item, baseBackoffSeconds !== void 0 && (typeof baseBackoffSeconds == "number" && isFinite(baseBackoffSeconds) || ($sound = !1));
        break;
      case "sameRegion":
        sameRegion = $item, sameRegion !== void 0 && typeof sameRegion != "boolean" && ($sound = !1);
        break;
      case "maxRetries":
        maxRetries = $item, maxRetries !== void 0 && (typeof maxRetries == "number" && isFinite(maxRetries) || ($sound = !1));
        break;
      case "maxDurationSeconds":
        maxDurationSeconds = $item, maxDurationSeconds !== void 0 && (typeof maxDurationSeconds == "number" && isFinite(maxDurationSeconds) || ($sound = !1));
        break;
      case "onlyOn":
        onlyOn = readStringList($item, $reading), onlyOn !== void 0 && (Array.isArray(onlyOn) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "serviceId":
        serviceId = $item, serviceId !== void 0 && typeof serviceId != "string" && ($sound = !1);
        break;
      case "severity":
        severity = $item, severity !== void 0 && typeof severity != "string" && ($sound = !1);
        break;
      case "name":
        name = $item, name !== void 0 && typeof name != "string" && ($sound = !1);
        break;
      case "description":
        description = $item, description !== void 0 && typeof description != "string" && ($sound = !1);
        break;
      case "notifySubscribers":
        notifySubscribers = $item, notifySubscribers !== void 0 && typeof notifySubscribers != "boolean" && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "source":
        source = $item, source !== void 0 && typeof source != "string" && ($sound = !1);
        break;
      case "property":
        property = $item, property !== void 0 && typeof property != "string" && ($sound = !1);
        break;
      case "comparison":
        comparison = $item, comparison !== void 0 && typeof comparison != "string" && ($sound = !1);
        break;
      case "target":
        target = $item, target !== void 0 && typeof target != "string" && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  return $sound || $reading.wrong++, $reading.wrong === $wrong && $reading.names === $names && ($unlisted === void 0 || !$reading.keep) ? $reading.keep ? { source, target, $values: void 0, $unlisted, $clean: !0 } : aCleanRecord : $reading.keep ? { source: readClosed(source), target: readClosed(target), $values: [readClosed(source), readClosed(property), readClosed(comparison), readClosed(target)], $unlisted, $clean: !1 } : anObject;
}
function readIcmpAssertionList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $plain = isPlainList($value), $before = $reading.wrong, $names = $reading.names;
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
    switch ($key) {
      case "hostname":
        hostname = $item, hostname !== void 0 && typeof hostname != "string" && ($sound = !1);
        break;
      case "ipFamily":
        ipFamily = $item, ipFamily !== void 0 && typeof ipFamily != "string" && ($sound = !1);
        break;
      case "pingCount":
        pingCount = $item, pingCount !== void 0 && (typeof pingCount == "number" && isFinite(pingCount) || ($sound = !1));
        break;
      case "assertions":
        assertions = readIcmpAssertionList($item, $reading), assertions !== void 0 && (Array.isArray(assertions) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "key":
        key = $item, key !== void 0 && typeof key != "string" && ($sound = !1);
        break;
      case "value":
        value = $item, value !== void 0 && typeof value != "string" && ($sound = !1);
        break;
      case "locked":
        locked = $item, locked !== void 0 && typeof locked != "boolean" && ($sound = !1);
        break;
      case "secret":
        secret = $item, secret !== void 0 && typeof secret != "boolean" && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "heartbeat":
        heartbeat = readClosed($item), heartbeat !== void 0 && (heartbeat && typeof heartbeat == "object" && !Array.isArray(heartbeat) || ($sound = !1));
        break;
      case "script":
        script = $item, script !== void 0 && typeof script != "string" && ($sound = !1);
        break;
      case "name":
        name = $item, name !== void 0 && typeof name != "string" && ($sound = !1);
        break;
      case "activated":
        activated = $item, activated !== void 0 && typeof activated != "boolean" && ($sound = !1);
        break;
      case "muted":
        muted = $item, muted !== void 0 && typeof muted != "boolean" && ($sound = !1);
        break;
      case "doubleCheck":
        doubleCheck = $item, doubleCheck !== void 0 && typeof doubleCheck != "boolean" && ($sound = !1);
        break;
      case "shouldFail":
        shouldFail = $item, shouldFail !== void 0 && typeof shouldFail != "boolean" && ($sound = !1);
        break;
      case "locations":
        locations = readIcmpLocationList($item, $reading), locations !== void 0 && !Array.isArray(locations) && locations !== null && ($sound = !1);
        break;
      case "tags":
        tags = readStringList($item, $reading), tags !== void 0 && (Array.isArray(tags) || ($sound = !1));
        break;
      case "alertSettings":
        alertSettings = readAlertSettings($item, $reading), alertSettings !== void 0 && (alertSettings && typeof alertSettings == "object" && !Array.isArray(alertSettings) || ($sound = !1));
        break;
      case "useGlobalAlertSettings":
        useGlobalAlertSettings = $item, useGlobalAlertSettings !== void 0 && typeof useGlobalAlertSettings != "boolean" && ($sound = !1);
        break;
      case "groupId":
        groupId = $item, groupId !== void 0 && !(typeof groupId == "number" && isFinite(groupId)) && groupId !== null && ($sound = !1);
        break;
      case "groupOrder":
        groupOrder = $item, groupOrder !== void 0 && (!(typeof groupOrder == "number" && isFinite(groupOrder)) && groupOrder !== null && ($sound = !1), typeof groupOrder == "number" && isFinite(groupOrder) && (groupOrder < 0 || isNaN(groupOrder)) && ($sound = !1));
        break;
      case "runtimeId":
        runtimeId = $item, runtimeId !== void 0 && (typeof runtimeId != "string" && runtimeId !== null && ($sound = !1), keyword3.has(runtimeId) || ($sound = !1));
        break;
      case "alertChannelSubscriptions":
        alertChannelSubscriptions = readObjectList($item, $reading), alertChannelSubscriptions !== void 0 && (Array.isArray(alertChannelSubscriptions) || ($sound = !1));
        break;
      case "retryStrategy":
        retryStrategy = readRetryStrategy($item, $reading), retryStrategy !== void 0 && (retryStrategy && typeof retryStrategy == "object" && !Array.isArray(retryStrategy) || ($sound = !1));
        break;
      case "triggerIncident":
        triggerIncident = readTriggerIncident($item, $reading), triggerIncident !== void 0 && (triggerIncident && typeof triggerIncident == "object" && !Array.isArray(triggerIncident) || ($sound = !1));
        break;
      case "runParallel":
        runParallel = $item, runParallel !== void 0 && typeof runParallel != "boolean" && ($sound = !1);
        break;
      case "description":
        description = $item, description !== void 0 && (typeof description != "string" && description !== null && ($sound = !1), typeof description == "string" && isLongerThan(description, 500) && ($sound = !1));
        break;
      case "frequency":
        frequency = $item, frequency !== void 0 && (typeof frequency == "number" && !(frequency % 1) && !isNaN(frequency) && isFinite(frequency) || ($sound = !1), keyword4.has(frequency) || ($sound = !1));
        break;
      case "frequencyOffset":
        frequencyOffset = $item, frequencyOffset !== void 0 && (typeof frequencyOffset == "number" && !(frequencyOffset % 1) && !isNaN(frequencyOffset) && isFinite(frequencyOffset) || ($sound = !1), typeof frequencyOffset == "number" && isFinite(frequencyOffset) && (frequencyOffset < 1 || isNaN(frequencyOffset)) && ($sound = !1));
        break;
      case "request":
        request = readIcmpRequest($item, $reading), request !== void 0 && (request && typeof request == "object" && !Array.isArray(request) || ($sound = !1));
        break;
      case "scriptPath":
        scriptPath = $item, scriptPath !== void 0 && typeof scriptPath != "string" && scriptPath !== null && ($sound = !1);
        break;
      case "sslCheckDomain":
        sslCheckDomain = $item, sslCheckDomain !== void 0 && typeof sslCheckDomain != "string" && ($sound = !1);
        break;
      case "environmentVariables":
        environmentVariables = readUpTo50EnvironmentVariableList($item, $reading), environmentVariables !== void 0 && !Array.isArray(environmentVariables) && environmentVariables !== null && ($sound = !1);
        break;
      case "setupSnippetId":
        setupSnippetId = $item, setupSnippetId !== void 0 && !(typeof setupSnippetId == "number" && isFinite(setupSnippetId)) && setupSnippetId !== null && ($sound = !1);
        break;
      case "tearDownSnippetId":
        tearDownSnippetId = $item, tearDownSnippetId !== void 0 && !(typeof tearDownSnippetId == "number" && isFinite(tearDownSnippetId)) && tearDownSnippetId !== null && ($sound = !1);
        break;
      case "localSetupScript":
        localSetupScript = $item, localSetupScript !== void 0 && typeof localSetupScript != "string" && localSetupScript !== null && ($sound = !1);
        break;
      case "localTearDownScript":
        localTearDownScript = $item, localTearDownScript !== void 0 && typeof localTearDownScript != "string" && localTearDownScript !== null && ($sound = !1);
        break;
      case "degradedResponseTime":
        degradedResponseTime = $item, degradedResponseTime !== void 0 && (!(typeof degradedResponseTime == "number" && isFinite(degradedResponseTime)) && degradedResponseTime !== null && ($sound = !1), typeof degradedResponseTime == "number" && isFinite(degradedResponseTime) && ((degradedResponseTime > 3e5 || isNaN(degradedResponseTime)) && ($sound = !1), (degradedResponseTime < 0 || isNaN(degradedResponseTime)) && ($sound = !1)));
        break;
      case "maxResponseTime":
        maxResponseTime = $item, maxResponseTime !== void 0 && (!(typeof maxResponseTime == "number" && isFinite(maxResponseTime)) && maxResponseTime !== null && ($sound = !1), typeof maxResponseTime == "number" && isFinite(maxResponseTime) && ((maxResponseTime > 3e5 || isNaN(maxResponseTime)) && ($sound = !1), (maxResponseTime < 0 || isNaN(maxResponseTime)) && ($sound = !1)));
        break;
      case "degradedPacketLossThreshold":
        degradedPacketLossThreshold = $item, degradedPacketLossThreshold !== void 0 && (!(typeof degradedPacketLossThreshold == "number" && isFinite(degradedPacketLossThreshold)) && degradedPacketLossThreshold !== null && ($sound = !1), typeof degradedPacketLossThreshold == "number" && isFinite(degradedPacketLossThreshold) && ((degradedPacketLossThreshold > 100 || isNaN(degradedPacketLossThreshold)) && ($sound = !1), (degradedPacketLossThreshold <= 0 || isNaN(degradedPacketLossThreshold)) && ($sound = !1)));
        break;
      case "maxPacketLossThreshold":
        maxPacketLossThreshold = $item, maxPacketLossThreshold !== void 0 && (!(typeof maxPacketLossThreshold == "number" && isFinite(maxPacketLossThreshold)) && maxPacketLossThreshold !== null && ($sound = !1), typeof maxPacketLossThreshold == "number" && isFinite(maxPacketLossThreshold) && ((maxPacketLossThreshold > 100 || isNaN(maxPacketLossThreshold)) && ($sound = !1), (maxPacketLossThreshold <= 0 || isNaN(maxPacketLossThreshold)) && ($sound = !1)));
        break;
      case "privateLocations":
        privateLocations = $item, privateLocations !== void 0 && typeof privateLocations != "string" && ($sound = !1);
        break;
      case "id":
      case "created_at":
      case "updated_at":
      case "alertChannels":
      case "checkType":
        $item !== void 0 && ($unlisted ??= []).push($key);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "alertChannelId":
        alertChannelId = $item, alertChannelId !== void 0 && (typeof alertChannelId == "number" && isFinite(alertChannelId) || ($sound = !1));
        break;
      case "activated":
        activated = $item, activated !== void 0 && typeof activated != "boolean" && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    $key === "address" ? (address = $item, address !== void 0 && typeof address != "string" && ($sound = !1)) : $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "key":
        key = $item, key !== void 0 && typeof key != "string" && ($sound = !1);
        break;
      case "value":
        value = $item, value !== void 0 && typeof value != "string" && ($sound = !1);
        break;
      case "locked":
        locked = $item, locked !== void 0 && typeof locked != "boolean" && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "url":
        url = $item, url !== void 0 && typeof url != "string" && ($sound = !1);
        break;
      case "name":
        name = $item, name !== void 0 && typeof name != "string" && ($sound = !1);
        break;
      case "method":
        method = $item, method !== void 0 && typeof method != "string" && ($sound = !1);
        break;
      case "headers":
        headers = readWebhookParameterList($item, $reading), headers !== void 0 && (Array.isArray(headers) || ($sound = !1));
        break;
      case "queryParameters":
        queryParameters = readWebhookParameterList($item, $reading), queryParameters !== void 0 && (Array.isArray(queryParameters) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    $key === "url" ? (url = $item, url !== void 0 && typeof url != "string" && ($sound = !1)) : $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "number":
        number = $item, number !== void 0 && typeof number != "string" && ($sound = !1);
        break;
      case "name":
        name = $item, name !== void 0 && typeof name != "string" && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "email":
        email = readEmailAlertChannelOrList($item, $reading), email !== void 0 && (!email || typeof email != "object") && ($sound = !1);
        break;
      case "webhook":
        webhook = readWebhookAlertChannelOrList($item, $reading), webhook !== void 0 && (!webhook || typeof webhook != "object") && ($sound = !1);
        break;
      case "slack":
        slack = readSlackAlertChannelOrList($item, $reading), slack !== void 0 && (!slack || typeof slack != "object") && ($sound = !1);
        break;
      case "sms":
        sms = readSmsAlertChannelOrList($item, $reading), sms !== void 0 && (!sms || typeof sms != "object") && ($sound = !1);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "heartbeat":
        heartbeat = readClosed($item), heartbeat !== void 0 && (heartbeat && typeof heartbeat == "object" && !Array.isArray(heartbeat) || ($sound = !1));
        break;
      case "script":
        script = $item, script !== void 0 && typeof script != "string" && ($sound = !1);
        break;
      case "name":
        name = $item, name !== void 0 && typeof name != "string" && ($sound = !1);
        break;
      case "id":
        id = $item, id !== void 0 && (typeof id == "string" && isUuid(id) || ($sound = !1));
        break;
      case "activated":
        activated = $item, activated !== void 0 && typeof activated != "boolean" && ($sound = !1);
        break;
      case "muted":
        muted = $item, muted !== void 0 && typeof muted != "boolean" && ($sound = !1);
        break;
      case "doubleCheck":
        doubleCheck = $item, doubleCheck !== void 0 && typeof doubleCheck != "boolean" && ($sound = !1);
        break;
      case "shouldFail":
        shouldFail = $item, shouldFail !== void 0 && typeof shouldFail != "boolean" && ($sound = !1);
        break;
      case "locations":
        locations = readIcmpLocationList($item, $reading), locations !== void 0 && !Array.isArray(locations) && locations !== null && ($sound = !1);
        break;
      case "tags":
        tags = readStringList($item, $reading), tags !== void 0 && (Array.isArray(tags) || ($sound = !1));
        break;
      case "alertSettings":
        alertSettings = readAlertSettings($item, $reading), alertSettings !== void 0 && (alertSettings && typeof alertSettings == "object" && !Array.isArray(alertSettings) || ($sound = !1));
        break;
      case "useGlobalAlertSettings":
        useGlobalAlertSettings = $item, useGlobalAlertSettings !== void 0 && typeof useGlobalAlertSettings != "boolean" && ($sound = !1);
        break;
      case "groupId":
        groupId = $item, groupId !== void 0 && !(typeof groupId == "number" && isFinite(groupId)) && groupId !== null && ($sound = !1);
        break;
      case "groupOrder":
        groupOrder = $item, groupOrder !== void 0 && (!(typeof groupOrder == "number" && isFinite(groupOrder)) && groupOrder !== null && ($sound = !1), typeof groupOrder == "number" && isFinite(groupOrder) && (groupOrder < 0 || isNaN(groupOrder)) && ($sound = !1));
        break;
      case "runtimeId":
        runtimeId = $item, runtimeId !== void 0 && (typeof runtimeId != "string" && runtimeId !== null && ($sound = !1), keyword3.has(runtimeId) || ($sound = !1));
        break;
      case "alertChannelSubscriptions":
        alertChannelSubscriptions = readAlertChannelSubscriptionList($item, $reading), alertChannelSubscriptions !== void 0 && (Array.isArray(alertChannelSubscriptions) || ($sound = !1));
        break;
      case "retryStrategy":
        retryStrategy = readRetryStrategy($item, $reading), retryStrategy !== void 0 && (retryStrategy && typeof retryStrategy == "object" && !Array.isArray(retryStrategy) || ($sound = !1));
        break;
      case "triggerIncident":
        triggerIncident = readTriggerIncident($item, $reading), triggerIncident !== void 0 && (triggerIncident && typeof triggerIncident == "object" && !Array.isArray(triggerIncident) || ($sound = !1));
        break;
      case "runParallel":
        runParallel = $item, runParallel !== void 0 && typeof runParallel != "boolean" && ($sound = !1);
        break;
      case "description":
        description = $item, description !== void 0 && (typeof description != "string" && description !== null && ($sound = !1), typeof description == "string" && isLongerThan(description, 500) && ($sound = !1));
        break;
      case "frequency":
        frequency = $item, frequency !== void 0 && (typeof frequency == "number" && !(frequency % 1) && !isNaN(frequency) && isFinite(frequency) || ($sound = !1), keyword4.has(frequency) || ($sound = !1));
        break;
      case "frequencyOffset":
        frequencyOffset = $item, frequencyOffset !== void 0 && (typeof frequencyOffset == "number" && !(frequencyOffset % 1) && !isNaN(frequencyOffset) && isFinite(frequencyOffset) || ($sound = !1), typeof frequencyOffset == "number" && isFinite(frequencyOffset) && (frequencyOffset < 1 || isNaN(frequencyOffset)) && ($sound = !1));
        break;
      case "request":
        request = readIcmpRequest($item, $reading), request !== void 0 && (request && typeof request == "object" && !Array.isArray(request) || ($sound = !1));
        break;
      case "scriptPath":
        scriptPath = $item, scriptPath !== void 0 && typeof scriptPath != "string" && scriptPath !== null && ($sound = !1);
        break;
      case "sslCheckDomain":
        sslCheckDomain = $item, sslCheckDomain !== void 0 && typeof sslCheckDomain != "string" && ($sound = !1);
        break;
      case "environmentVariables":
        environmentVariables = readUpTo50EnvironmentVariableList($item, $reading), environmentVariables !== void 0 && !Array.isArray(environmentVariables) && environmentVariables !== null && ($sound = !1);
        break;
      case "setupSnippetId":
        setupSnippetId = $item, setupSnippetId !== void 0 && !(typeof setupSnippetId == "number" && isFinite(setupSnippetId)) && setupSnippetId !== null && ($sound = !1);
        break;
      case "tearDownSnippetId":
        tearDownSnippetId = $item, tearDownSnippetId !== void 0 && !(typeof tearDownSnippetId == "number" && isFinite(tearDownSnippetId)) && tearDownSnippetId !== null && ($sound = !1);
        break;
      case "localSetupScript":
        localSetupScript = $item, localSetupScript !== void 0 && typeof localSetupScript != "string" && localSetupScript !== null && ($sound = !1);
        break;
      case "localTearDownScript":
        localTearDownScript = $item, localTearDownScript !== void 0 && typeof localTearDownScript != "string" && localTearDownScript !== null && ($sound = !1);
        break;
      case "degradedResponseTime":
        degradedResponseTime = $item, degradedResponseTime !== void 0 && (!(typeof degradedResponseTime == "number" && isFinite(degradedResponseTime)) && degradedResponseTime !== null && ($sound = !1), typeof degradedResponseTime == "number" && isFinite(degradedResponseTime) && ((degradedResponseTime > 3e5 || isNaN(degradedResponseTime)) && ($sound = !1), (degradedResponseTime < 0 || isNaN(degradedResponseTime)) && ($sound = !1)));
        break;
      case "maxResponseTime":
        maxResponseTime = $item, maxResponseTime !== void 0 && (!(typeof maxResponseTime == "number" && isFinite(maxResponseTime)) && maxResponseTime !== null && ($sound = !1), typeof maxResponseTime == "number" && isFinite(maxResponseTime) && ((maxResponseTime > 3e5 || isNaN(maxResponseTime)) && ($sound = !1), (maxResponseTime < 0 || isNaN(maxResponseTime)) && ($sound = !1)));
        break;
      case "degradedPacketLossThreshold":
        degradedPacketLossThreshold = $item, degradedPacketLossThreshold !== void 0 && (!(typeof degradedPacketLossThreshold == "number" && isFinite(degradedPacketLossThreshold)) && degradedPacketLossThreshold !== null && ($sound = !1), typeof degradedPacketLossThreshold == "number" && isFinite(degradedPacketLossThreshold) && ((degradedPacketLossThreshold > 100 || isNaN(degradedPacketLossThreshold)) && ($sound = !1), (degradedPacketLossThreshold <= 0 || isNaN(degradedPacketLossThreshold)) && ($sound = !1)));
        break;
      case "maxPacketLossThreshold":
        maxPacketLossThreshold = $item, maxPacketLossThreshold !== void 0 && (!(typeof maxPacketLossThreshold == "number" && isFinite(maxPacketLossThreshold)) && maxPacketLossThreshold !== null && ($sound = !1), typeof maxPacketLossThreshold == "number" && isFinite(maxPacketLossThreshold) && ((maxPacketLossThreshold > 100 || isNaN(maxPacketLossThreshold)) && ($sound = !1), (maxPacketLossThreshold <= 0 || isNaN(maxPacketLossThreshold)) && ($sound = !1)));
        break;
      case "privateLocations":
        privateLocations = readStringList($item, $reading), privateLocations !== void 0 && !Array.isArray(privateLocations) && privateLocations !== null && ($sound = !1);
        break;
      case "created_at":
        created_at = $item, created_at !== void 0 && (typeof created_at == "string" && isDate(created_at) || ($sound = !1));
        break;
      case "updated_at":
        updated_at = $item, updated_at !== void 0 && (typeof updated_at != "string" && updated_at !== null && ($sound = !1), typeof updated_at == "string" && (isDateTime(updated_at) || ($sound = !1)));
        break;
      case "alertChannels":
        alertChannels = readAlertChannels($item, $reading), alertChannels !== void 0 && (alertChannels && typeof alertChannels == "object" && !Array.isArray(alertChannels) || ($sound = !1));
        break;
      case "checkType":
        checkType = $item, checkType !== void 0 && (typeof checkType != "string" && ($sound = !1), keyword7.has(checkType) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
    switch ($key) {
      case "id":
        id = $item, id !== void 0 && typeof id != "string" && ($sound = !1);
        break;
      case "checkId":
        checkId = $item, checkId !== void 0 && typeof checkId != "string" && ($sound = !1);
        break;
      case "errorHash":
        errorHash = $item, errorHash !== void 0 && typeof errorHash != "string" && ($sound = !1);
        break;
      case "rawErrorMessage":
        rawErrorMessage = $item, rawErrorMessage !== void 0 && typeof rawErrorMessage != "string" && rawErrorMessage !== null && ($sound = !1);
        break;
      case "cleanedErrorMessage":
        cleanedErrorMessage = $item, cleanedErrorMessage !== void 0 && typeof cleanedErrorMessage != "string" && ($sound = !1);
        break;
      case "firstSeen":
        firstSeen = $item, firstSeen !== void 0 && (typeof firstSeen == "string" && isDate(firstSeen) || ($sound = !1));
        break;
      case "lastSeen":
        lastSeen = $item, lastSeen !== void 0 && (typeof lastSeen == "string" && isDate(lastSeen) || ($sound = !1));
        break;
      case "archivedUntilNextEvent":
        archivedUntilNextEvent = $item, archivedUntilNextEvent !== void 0 && typeof archivedUntilNextEvent != "boolean" && ($sound = !1);
        break;
      case "rootCauseAnalyses":
        rootCauseAnalyses = readObjectList($item, $reading), rootCauseAnalyses !== void 0 && (Array.isArray(rootCauseAnalyses) || ($sound = !1));
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
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
