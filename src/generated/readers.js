// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { anArray, anObject, keepName, lengthOf, readClosed } from '../reader/reading.ts'
import { checkIcmpLocation, checkObject, checkString } from './checks.js'

const keyword3 = /* @__PURE__ */ new Set(["2026.04", "2025.04", "2024.09", "2024.02", "2023.09", "2023.02", "2022.10", null]), keyword4 = /* @__PURE__ */ new Set([0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440]), keyword7 = /* @__PURE__ */ new Set(["ICMP"]);
function readIcmpLocationList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = $value[$index], $sound = checkIcmpLocation($item);
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? anArray : $items ?? anArray;
}
function readStringList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = $value[$index], $sound = checkString($item);
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? anArray : $items ?? anArray;
}
function readRunBasedEscalation($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let failedRunThreshold, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    $key === "failedRunThreshold" ? failedRunThreshold = $item : $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
  }
  let $sound = !1;
  $check: {
    if (failedRunThreshold !== void 0) {
      let data0 = failedRunThreshold;
      if (!(typeof data0 == "number" && isFinite(data0)))
        break $check;
    }
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { failedRunThreshold, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readReminders($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let amount, interval, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "amount":
        amount = $item;
        break;
      case "interval":
        interval = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (amount !== void 0) {
      let data0 = amount;
      if (!(typeof data0 == "number" && isFinite(data0)))
        break $check;
    }
    if (interval !== void 0) {
      let data1 = interval;
      if (!(typeof data1 == "number" && isFinite(data1)))
        break $check;
    }
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { amount, interval, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readParallelRunFailureThreshold($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let enabled, percentage, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "enabled":
        enabled = $item;
        break;
      case "percentage":
        percentage = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (enabled !== void 0 && typeof enabled != "boolean")
      break $check;
    if (percentage !== void 0) {
      let data1 = percentage;
      if (!(typeof data1 == "number" && isFinite(data1)))
        break $check;
    }
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { enabled, percentage, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readAlertSettings($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let escalationType, runBasedEscalation, reminders, parallelRunFailureThreshold, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "escalationType":
        escalationType = $item;
        break;
      case "runBasedEscalation":
        runBasedEscalation = readRunBasedEscalation($item, $reading);
        break;
      case "reminders":
        reminders = readReminders($item, $reading);
        break;
      case "parallelRunFailureThreshold":
        parallelRunFailureThreshold = readParallelRunFailureThreshold($item, $reading);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (escalationType !== void 0 && typeof escalationType != "string")
      break $check;
    if (runBasedEscalation !== void 0) {
      let data1 = runBasedEscalation;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))
        break $check;
    }
    if (reminders !== void 0) {
      let data2 = reminders;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
        break $check;
    }
    if (parallelRunFailureThreshold !== void 0) {
      let data3 = parallelRunFailureThreshold;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))
        break $check;
    }
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { escalationType, runBasedEscalation, reminders, parallelRunFailureThreshold, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readObjectList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = readClosed($value[$index]), $sound = checkObject($item);
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? anArray : $items ?? anArray;
}
function readRetryStrategy($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let type, baseBackoffSeconds, sameRegion, maxRetries, maxDurationSeconds, onlyOn, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "type":
        type = $item;
        break;
      case "baseBackoffSeconds":
        baseBackoffSeconds = $item;
        break;
      case "sameRegion":
        sameRegion = $item;
        break;
      case "maxRetries":
        maxRetries = $item;
        break;
      case "maxDurationSeconds":
        maxDurationSeconds = $item;
        break;
      case "onlyOn":
        onlyOn = readStringList($item, $reading);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (type !== void 0 && typeof type != "string")
      break $check;
    if (baseBackoffSeconds !== void 0) {
      let data1 = baseBackoffSeconds;
      if (!(typeof data1 == "number" && isFinite(data1)))
        break $check;
    }
    if (sameRegion !== void 0 && typeof sameRegion != "boolean")
      break $check;
    if (maxRetries !== void 0) {
      let data3 = maxRetries;
      if (!(typeof data3 == "number" && isFinite(data3)))
        break $check;
    }
    if (maxDurationSeconds !== void 0) {
      let data4 = maxDurationSeconds;
      if (!(typeof data4 == "number" && isFinite(data4)))
        break $check;
    }
    if (onlyOn !== void 0 && !Array.isArray(onlyOn))
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { type, baseBackoffSeconds, sameRegion, maxRetries, maxDurationSeconds, onlyOn, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readTriggerIncident($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let serviceId, severity, name, description, notifySubscribers, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "serviceId":
        serviceId = $item;
        break;
      case "severity":
        severity = $item;
        break;
      case "name":
        name = $item;
        break;
      case "description":
        description = $item;
        break;
      case "notifySubscribers":
        notifySubscribers = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (serviceId !== void 0 && typeof serviceId != "string" || severity !== void 0 && typeof severity != "string" || name !== void 0 && typeof name != "string" || description !== void 0 && typeof description != "string" || notifySubscribers !== void 0 && typeof notifySubscribers != "boolean")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { serviceId, severity, name, description, notifySubscribers, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readIcmpAssertion($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let source, property, comparison, target, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "source":
        source = $item;
        break;
      case "property":
        property = $item;
        break;
      case "comparison":
        comparison = $item;
        break;
      case "target":
        target = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (source !== void 0 && typeof source != "string" || property !== void 0 && typeof property != "string" || comparison !== void 0 && typeof comparison != "string" || target !== void 0 && typeof target != "string")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { source, property, comparison, target, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readIcmpAssertionList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readIcmpAssertion($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readIcmpRequest($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let hostname, ipFamily, pingCount, assertions, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "hostname":
        hostname = $item;
        break;
      case "ipFamily":
        ipFamily = $item;
        break;
      case "pingCount":
        pingCount = $item;
        break;
      case "assertions":
        assertions = readIcmpAssertionList($item, $reading);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (hostname !== void 0 && typeof hostname != "string" || ipFamily !== void 0 && typeof ipFamily != "string")
      break $check;
    if (pingCount !== void 0) {
      let data2 = pingCount;
      if (!(typeof data2 == "number" && isFinite(data2)))
        break $check;
    }
    if (assertions !== void 0 && !Array.isArray(assertions))
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { hostname, ipFamily, pingCount, assertions, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readEnvironmentVariable($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let key, value, locked, secret, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "key":
        key = $item;
        break;
      case "value":
        value = $item;
        break;
      case "locked":
        locked = $item;
        break;
      case "secret":
        secret = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (key !== void 0 && typeof key != "string" || value !== void 0 && typeof value != "string" || locked !== void 0 && typeof locked != "boolean" || secret !== void 0 && typeof secret != "boolean")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { key, value, locked, secret, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readUpTo50EnvironmentVariableList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readEnvironmentVariable($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $length > 50 && ($wrong++, $items !== void 0 && $items.length <= 50 && ($items.length = 51)), $reading.wrong += $wrong, $items ?? anArray;
}
function readIcmpMonitorUpdate($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let heartbeat, script, name, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "heartbeat":
        heartbeat = readClosed($item);
        break;
      case "script":
        script = $item;
        break;
      case "name":
        name = $item;
        break;
      case "activated":
        activated = $item;
        break;
      case "muted":
        muted = $item;
        break;
      case "doubleCheck":
        doubleCheck = $item;
        break;
      case "shouldFail":
        shouldFail = $item;
        break;
      case "locations":
        locations = readIcmpLocationList($item, $reading);
        break;
      case "tags":
        tags = readStringList($item, $reading);
        break;
      case "alertSettings":
        alertSettings = readAlertSettings($item, $reading);
        break;
      case "useGlobalAlertSettings":
        useGlobalAlertSettings = $item;
        break;
      case "groupId":
        groupId = $item;
        break;
      case "groupOrder":
        groupOrder = $item;
        break;
      case "runtimeId":
        runtimeId = $item;
        break;
      case "alertChannelSubscriptions":
        alertChannelSubscriptions = readObjectList($item, $reading);
        break;
      case "retryStrategy":
        retryStrategy = readRetryStrategy($item, $reading);
        break;
      case "triggerIncident":
        triggerIncident = readTriggerIncident($item, $reading);
        break;
      case "runParallel":
        runParallel = $item;
        break;
      case "description":
        description = $item;
        break;
      case "frequency":
        frequency = $item;
        break;
      case "frequencyOffset":
        frequencyOffset = $item;
        break;
      case "request":
        request = readIcmpRequest($item, $reading);
        break;
      case "scriptPath":
        scriptPath = $item;
        break;
      case "sslCheckDomain":
        sslCheckDomain = $item;
        break;
      case "environmentVariables":
        environmentVariables = readUpTo50EnvironmentVariableList($item, $reading);
        break;
      case "setupSnippetId":
        setupSnippetId = $item;
        break;
      case "tearDownSnippetId":
        tearDownSnippetId = $item;
        break;
      case "localSetupScript":
        localSetupScript = $item;
        break;
      case "localTearDownScript":
        localTearDownScript = $item;
        break;
      case "degradedResponseTime":
        degradedResponseTime = $item;
        break;
      case "maxResponseTime":
        maxResponseTime = $item;
        break;
      case "degradedPacketLossThreshold":
        degradedPacketLossThreshold = $item;
        break;
      case "maxPacketLossThreshold":
        maxPacketLossThreshold = $item;
        break;
      case "privateLocations":
        privateLocations = $item;
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
  let $sound = !1;
  $check: {
    if (heartbeat === void 0 || script === void 0)
      break $check;
    if (heartbeat !== void 0) {
      let data0 = heartbeat;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))
        break $check;
    }
    if (script !== void 0 && typeof script != "string" || name !== void 0 && typeof name != "string" || activated !== void 0 && typeof activated != "boolean" || muted !== void 0 && typeof muted != "boolean" || doubleCheck !== void 0 && typeof doubleCheck != "boolean" || shouldFail !== void 0 && typeof shouldFail != "boolean")
      break $check;
    if (locations !== void 0) {
      let data7 = locations;
      if (!Array.isArray(data7) && data7 !== null)
        break $check;
    }
    if (tags !== void 0 && !Array.isArray(tags))
      break $check;
    if (alertSettings !== void 0) {
      let data9 = alertSettings;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))
        break $check;
    }
    if (useGlobalAlertSettings !== void 0 && typeof useGlobalAlertSettings != "boolean")
      break $check;
    if (groupId !== void 0) {
      let data11 = groupId;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null)
        break $check;
    }
    if (groupOrder !== void 0) {
      let data12 = groupOrder;
      if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null || typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12)))
        break $check;
    }
    if (runtimeId !== void 0) {
      let data13 = runtimeId;
      if (typeof data13 != "string" && data13 !== null || !keyword3.has(data13))
        break $check;
    }
    if (alertChannelSubscriptions !== void 0 && !Array.isArray(alertChannelSubscriptions))
      break $check;
    if (retryStrategy !== void 0) {
      let data15 = retryStrategy;
      if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)))
        break $check;
    }
    if (triggerIncident !== void 0) {
      let data16 = triggerIncident;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)))
        break $check;
    }
    if (runParallel !== void 0 && typeof runParallel != "boolean")
      break $check;
    if (description !== void 0) {
      let data18 = description;
      if (typeof data18 != "string" && data18 !== null || typeof data18 == "string" && isLongerThan(data18, 500))
        break $check;
    }
    if (frequency !== void 0) {
      let data19 = frequency;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19)) || !keyword4.has(data19))
        break $check;
    }
    if (frequencyOffset !== void 0) {
      let data20 = frequencyOffset;
      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)) || typeof data20 == "number" && isFinite(data20) && (data20 < 1 || isNaN(data20)))
        break $check;
    }
    if (request !== void 0) {
      let data21 = request;
      if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)))
        break $check;
    }
    if (scriptPath !== void 0) {
      let data22 = scriptPath;
      if (typeof data22 != "string" && data22 !== null)
        break $check;
    }
    if (sslCheckDomain !== void 0 && typeof sslCheckDomain != "string")
      break $check;
    if (environmentVariables !== void 0) {
      let data24 = environmentVariables;
      if (!Array.isArray(data24) && data24 !== null)
        break $check;
    }
    if (setupSnippetId !== void 0) {
      let data25 = setupSnippetId;
      if (!(typeof data25 == "number" && isFinite(data25)) && data25 !== null)
        break $check;
    }
    if (tearDownSnippetId !== void 0) {
      let data26 = tearDownSnippetId;
      if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null)
        break $check;
    }
    if (localSetupScript !== void 0) {
      let data27 = localSetupScript;
      if (typeof data27 != "string" && data27 !== null)
        break $check;
    }
    if (localTearDownScript !== void 0) {
      let data28 = localTearDownScript;
      if (typeof data28 != "string" && data28 !== null)
        break $check;
    }
    if (degradedResponseTime !== void 0) {
      let data29 = degradedResponseTime;
      if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null || typeof data29 == "number" && isFinite(data29) && (data29 > 3e5 || isNaN(data29) || data29 < 0 || isNaN(data29)))
        break $check;
    }
    if (maxResponseTime !== void 0) {
      let data30 = maxResponseTime;
      if (!(typeof data30 == "number" && isFinite(data30)) && data30 !== null || typeof data30 == "number" && isFinite(data30) && (data30 > 3e5 || isNaN(data30) || data30 < 0 || isNaN(data30)))
        break $check;
    }
    if (degradedPacketLossThreshold !== void 0) {
      let data31 = degradedPacketLossThreshold;
      if (!(typeof data31 == "number" && isFinite(data31)) && data31 !== null || typeof data31 == "number" && isFinite(data31) && (data31 > 100 || isNaN(data31) || data31 <= 0 || isNaN(data31)))
        break $check;
    }
    if (maxPacketLossThreshold !== void 0) {
      let data32 = maxPacketLossThreshold;
      if (!(typeof data32 == "number" && isFinite(data32)) && data32 !== null || typeof data32 == "number" && isFinite(data32) && (data32 > 100 || isNaN(data32) || data32 <= 0 || isNaN(data32)))
        break $check;
    }
    if (privateLocations !== void 0 && typeof privateLocations != "string")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { heartbeat, script, name, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : { frequency, frequencyOffset, degradedPacketLossThreshold, maxPacketLossThreshold };
}
function readAlertChannelSubscription($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let alertChannelId, activated, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "alertChannelId":
        alertChannelId = $item;
        break;
      case "activated":
        activated = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (alertChannelId !== void 0) {
      let data0 = alertChannelId;
      if (!(typeof data0 == "number" && isFinite(data0)))
        break $check;
    }
    if (activated !== void 0 && typeof activated != "boolean")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { alertChannelId, activated, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readAlertChannelSubscriptionList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readAlertChannelSubscription($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readEmailAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let address, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    $key === "address" ? address = $item : $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
  }
  let $sound = !1;
  $check: {
    if (address !== void 0 && typeof address != "string")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { address, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readEmailAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readEmailAlertChannel($value, $reading);
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readEmailAlertChannel($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readWebhookParameter($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let key, value, locked, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "key":
        key = $item;
        break;
      case "value":
        value = $item;
        break;
      case "locked":
        locked = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (key !== void 0 && typeof key != "string" || value !== void 0 && typeof value != "string" || locked !== void 0 && typeof locked != "boolean")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { key, value, locked, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readWebhookParameterList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return anObject;
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readWebhookParameter($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readWebhookAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let url, name, method, headers, queryParameters, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "url":
        url = $item;
        break;
      case "name":
        name = $item;
        break;
      case "method":
        method = $item;
        break;
      case "headers":
        headers = readWebhookParameterList($item, $reading);
        break;
      case "queryParameters":
        queryParameters = readWebhookParameterList($item, $reading);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (url !== void 0 && typeof url != "string" || name !== void 0 && typeof name != "string" || method !== void 0 && typeof method != "string" || headers !== void 0 && !Array.isArray(headers) || queryParameters !== void 0 && !Array.isArray(queryParameters))
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { url, name, method, headers, queryParameters, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readWebhookAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readWebhookAlertChannel($value, $reading);
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readWebhookAlertChannel($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readSlackAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let url, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    $key === "url" ? url = $item : $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
  }
  let $sound = !1;
  $check: {
    if (url !== void 0 && typeof url != "string")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { url, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readSlackAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readSlackAlertChannel($value, $reading);
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readSlackAlertChannel($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readSmsAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let number, name, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "number":
        number = $item;
        break;
      case "name":
        name = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (number !== void 0 && typeof number != "string" || name !== void 0 && typeof name != "string")
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { number, name, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readSmsAlertChannelOrList($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (!Array.isArray($value)) return readSmsAlertChannel($value, $reading);
  const $length = lengthOf($value), $items = $reading.keep ? [] : void 0;
  let $wrong = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong, $item = readSmsAlertChannel($value[$index], $reading), $sound = typeof $item == "object" && $item !== null && $item !== anArray && $reading.wrong === $before;
    if ($items !== void 0 && $items.push($item), !$sound && ++$wrong >= $reading.limit) break;
  }
  return $reading.wrong += $wrong, $items ?? anArray;
}
function readAlertChannels($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let email, webhook, slack, sms, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "email":
        email = readEmailAlertChannelOrList($item, $reading);
        break;
      case "webhook":
        webhook = readWebhookAlertChannelOrList($item, $reading);
        break;
      case "slack":
        slack = readSlackAlertChannelOrList($item, $reading);
        break;
      case "sms":
        sms = readSmsAlertChannelOrList($item, $reading);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (email !== void 0) {
      let data0 = email;
      if (!data0 || typeof data0 != "object")
        break $check;
    }
    if (webhook !== void 0) {
      let data1 = webhook;
      if (!data1 || typeof data1 != "object")
        break $check;
    }
    if (slack !== void 0) {
      let data2 = slack;
      if (!data2 || typeof data2 != "object")
        break $check;
    }
    if (sms !== void 0) {
      let data3 = sms;
      if (!data3 || typeof data3 != "object")
        break $check;
    }
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { email, webhook, slack, sms, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
}
function readIcmpMonitor($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let heartbeat, script, name, id, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, created_at, updated_at, alertChannels, checkType, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "heartbeat":
        heartbeat = readClosed($item);
        break;
      case "script":
        script = $item;
        break;
      case "name":
        name = $item;
        break;
      case "id":
        id = $item;
        break;
      case "activated":
        activated = $item;
        break;
      case "muted":
        muted = $item;
        break;
      case "doubleCheck":
        doubleCheck = $item;
        break;
      case "shouldFail":
        shouldFail = $item;
        break;
      case "locations":
        locations = readIcmpLocationList($item, $reading);
        break;
      case "tags":
        tags = readStringList($item, $reading);
        break;
      case "alertSettings":
        alertSettings = readAlertSettings($item, $reading);
        break;
      case "useGlobalAlertSettings":
        useGlobalAlertSettings = $item;
        break;
      case "groupId":
        groupId = $item;
        break;
      case "groupOrder":
        groupOrder = $item;
        break;
      case "runtimeId":
        runtimeId = $item;
        break;
      case "alertChannelSubscriptions":
        alertChannelSubscriptions = readAlertChannelSubscriptionList($item, $reading);
        break;
      case "retryStrategy":
        retryStrategy = readRetryStrategy($item, $reading);
        break;
      case "triggerIncident":
        triggerIncident = readTriggerIncident($item, $reading);
        break;
      case "runParallel":
        runParallel = $item;
        break;
      case "description":
        description = $item;
        break;
      case "frequency":
        frequency = $item;
        break;
      case "frequencyOffset":
        frequencyOffset = $item;
        break;
      case "request":
        request = readIcmpRequest($item, $reading);
        break;
      case "scriptPath":
        scriptPath = $item;
        break;
      case "sslCheckDomain":
        sslCheckDomain = $item;
        break;
      case "environmentVariables":
        environmentVariables = readUpTo50EnvironmentVariableList($item, $reading);
        break;
      case "setupSnippetId":
        setupSnippetId = $item;
        break;
      case "tearDownSnippetId":
        tearDownSnippetId = $item;
        break;
      case "localSetupScript":
        localSetupScript = $item;
        break;
      case "localTearDownScript":
        localTearDownScript = $item;
        break;
      case "degradedResponseTime":
        degradedResponseTime = $item;
        break;
      case "maxResponseTime":
        maxResponseTime = $item;
        break;
      case "degradedPacketLossThreshold":
        degradedPacketLossThreshold = $item;
        break;
      case "maxPacketLossThreshold":
        maxPacketLossThreshold = $item;
        break;
      case "privateLocations":
        privateLocations = readStringList($item, $reading);
        break;
      case "created_at":
        created_at = $item;
        break;
      case "updated_at":
        updated_at = $item;
        break;
      case "alertChannels":
        alertChannels = readAlertChannels($item, $reading);
        break;
      case "checkType":
        checkType = $item;
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (name === void 0)
      break $check;
    if (heartbeat !== void 0) {
      let data0 = heartbeat;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))
        break $check;
    }
    if (script !== void 0 && typeof script != "string" || name !== void 0 && typeof name != "string")
      break $check;
    if (id !== void 0) {
      let data3 = id;
      if (typeof data3 == "string") {
        if (!isUuid(data3))
          break $check;
      } else
        break $check;
    }
    if (activated !== void 0 && typeof activated != "boolean" || muted !== void 0 && typeof muted != "boolean" || doubleCheck !== void 0 && typeof doubleCheck != "boolean" || shouldFail !== void 0 && typeof shouldFail != "boolean")
      break $check;
    if (locations !== void 0) {
      let data8 = locations;
      if (!Array.isArray(data8) && data8 !== null)
        break $check;
    }
    if (tags !== void 0 && !Array.isArray(tags))
      break $check;
    if (alertSettings !== void 0) {
      let data10 = alertSettings;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))
        break $check;
    }
    if (useGlobalAlertSettings !== void 0 && typeof useGlobalAlertSettings != "boolean")
      break $check;
    if (groupId !== void 0) {
      let data12 = groupId;
      if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null)
        break $check;
    }
    if (groupOrder !== void 0) {
      let data13 = groupOrder;
      if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null || typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13)))
        break $check;
    }
    if (runtimeId !== void 0) {
      let data14 = runtimeId;
      if (typeof data14 != "string" && data14 !== null || !keyword3.has(data14))
        break $check;
    }
    if (alertChannelSubscriptions !== void 0 && !Array.isArray(alertChannelSubscriptions))
      break $check;
    if (retryStrategy !== void 0) {
      let data16 = retryStrategy;
      if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)))
        break $check;
    }
    if (triggerIncident !== void 0) {
      let data17 = triggerIncident;
      if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)))
        break $check;
    }
    if (runParallel !== void 0 && typeof runParallel != "boolean")
      break $check;
    if (description !== void 0) {
      let data19 = description;
      if (typeof data19 != "string" && data19 !== null || typeof data19 == "string" && isLongerThan(data19, 500))
        break $check;
    }
    if (frequency !== void 0) {
      let data20 = frequency;
      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)) || !keyword4.has(data20))
        break $check;
    }
    if (frequencyOffset !== void 0) {
      let data21 = frequencyOffset;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)) || typeof data21 == "number" && isFinite(data21) && (data21 < 1 || isNaN(data21)))
        break $check;
    }
    if (request !== void 0) {
      let data22 = request;
      if (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))
        break $check;
    }
    if (scriptPath !== void 0) {
      let data23 = scriptPath;
      if (typeof data23 != "string" && data23 !== null)
        break $check;
    }
    if (sslCheckDomain !== void 0 && typeof sslCheckDomain != "string")
      break $check;
    if (environmentVariables !== void 0) {
      let data25 = environmentVariables;
      if (!Array.isArray(data25) && data25 !== null)
        break $check;
    }
    if (setupSnippetId !== void 0) {
      let data26 = setupSnippetId;
      if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null)
        break $check;
    }
    if (tearDownSnippetId !== void 0) {
      let data27 = tearDownSnippetId;
      if (!(typeof data27 == "number" && isFinite(data27)) && data27 !== null)
        break $check;
    }
    if (localSetupScript !== void 0) {
      let data28 = localSetupScript;
      if (typeof data28 != "string" && data28 !== null)
        break $check;
    }
    if (localTearDownScript !== void 0) {
      let data29 = localTearDownScript;
      if (typeof data29 != "string" && data29 !== null)
        break $check;
    }
    if (degradedResponseTime !== void 0) {
      let data30 = degradedResponseTime;
      if (!(typeof data30 == "number" && isFinite(data30)) && data30 !== null || typeof data30 == "number" && isFinite(data30) && (data30 > 3e5 || isNaN(data30) || data30 < 0 || isNaN(data30)))
        break $check;
    }
    if (maxResponseTime !== void 0) {
      let data31 = maxResponseTime;
      if (!(typeof data31 == "number" && isFinite(data31)) && data31 !== null || typeof data31 == "number" && isFinite(data31) && (data31 > 3e5 || isNaN(data31) || data31 < 0 || isNaN(data31)))
        break $check;
    }
    if (degradedPacketLossThreshold !== void 0) {
      let data32 = degradedPacketLossThreshold;
      if (!(typeof data32 == "number" && isFinite(data32)) && data32 !== null || typeof data32 == "number" && isFinite(data32) && (data32 > 100 || isNaN(data32) || data32 <= 0 || isNaN(data32)))
        break $check;
    }
    if (maxPacketLossThreshold !== void 0) {
      let data33 = maxPacketLossThreshold;
      if (!(typeof data33 == "number" && isFinite(data33)) && data33 !== null || typeof data33 == "number" && isFinite(data33) && (data33 > 100 || isNaN(data33) || data33 <= 0 || isNaN(data33)))
        break $check;
    }
    if (privateLocations !== void 0) {
      let data34 = privateLocations;
      if (!Array.isArray(data34) && data34 !== null)
        break $check;
    }
    if (created_at !== void 0) {
      let data35 = created_at;
      if (typeof data35 == "string") {
        if (!isDate(data35))
          break $check;
      } else
        break $check;
    }
    if (updated_at !== void 0) {
      let data36 = updated_at;
      if (typeof data36 != "string" && data36 !== null || typeof data36 == "string" && !isDateTime(data36))
        break $check;
    }
    if (alertChannels !== void 0) {
      let data37 = alertChannels;
      if (!(data37 && typeof data37 == "object" && !Array.isArray(data37)))
        break $check;
    }
    if (checkType !== void 0) {
      let data38 = checkType;
      if (typeof data38 != "string" || !keyword7.has(data38))
        break $check;
    }
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { heartbeat, script, name, id, activated, muted, doubleCheck, shouldFail, locations, tags, alertSettings, useGlobalAlertSettings, groupId, groupOrder, runtimeId, alertChannelSubscriptions, retryStrategy, triggerIncident, runParallel, description, frequency, frequencyOffset, request, scriptPath, sslCheckDomain, environmentVariables, setupSnippetId, tearDownSnippetId, localSetupScript, localTearDownScript, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, privateLocations, created_at, updated_at, alertChannels, checkType, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : { frequency, frequencyOffset, degradedPacketLossThreshold, maxPacketLossThreshold };
}
function readErrorGroup($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $wrong = $reading.wrong, $names = $reading.names;
  let id, checkId, errorHash, rawErrorMessage, cleanedErrorMessage, firstSeen, lastSeen, archivedUntilNextEvent, rootCauseAnalyses, $unlisted;
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue;
    const $item = $value[$key];
    switch ($key) {
      case "id":
        id = $item;
        break;
      case "checkId":
        checkId = $item;
        break;
      case "errorHash":
        errorHash = $item;
        break;
      case "rawErrorMessage":
        rawErrorMessage = $item;
        break;
      case "cleanedErrorMessage":
        cleanedErrorMessage = $item;
        break;
      case "firstSeen":
        firstSeen = $item;
        break;
      case "lastSeen":
        lastSeen = $item;
        break;
      case "archivedUntilNextEvent":
        archivedUntilNextEvent = $item;
        break;
      case "rootCauseAnalyses":
        rootCauseAnalyses = readObjectList($item, $reading);
        break;
      default:
        $item !== void 0 && ($unlisted = keepName($unlisted, $key, $reading));
    }
  }
  let $sound = !1;
  $check: {
    if (id === void 0 || checkId === void 0 || errorHash === void 0 || rawErrorMessage === void 0 || cleanedErrorMessage === void 0 || firstSeen === void 0 || lastSeen === void 0 || archivedUntilNextEvent === void 0 || id !== void 0 && typeof id != "string" || checkId !== void 0 && typeof checkId != "string" || errorHash !== void 0 && typeof errorHash != "string")
      break $check;
    if (rawErrorMessage !== void 0) {
      let data3 = rawErrorMessage;
      if (typeof data3 != "string" && data3 !== null)
        break $check;
    }
    if (cleanedErrorMessage !== void 0 && typeof cleanedErrorMessage != "string")
      break $check;
    if (firstSeen !== void 0) {
      let data5 = firstSeen;
      if (typeof data5 == "string") {
        if (!isDate(data5))
          break $check;
      } else
        break $check;
    }
    if (lastSeen !== void 0) {
      let data6 = lastSeen;
      if (typeof data6 == "string") {
        if (!isDate(data6))
          break $check;
      } else
        break $check;
    }
    if (archivedUntilNextEvent !== void 0 && typeof archivedUntilNextEvent != "boolean" || rootCauseAnalyses !== void 0 && !Array.isArray(rootCauseAnalyses))
      break $check;
    $sound = !0;
  }
  return $sound || $reading.wrong++, $reading.keep ? { id, checkId, errorHash, rawErrorMessage, cleanedErrorMessage, firstSeen, lastSeen, archivedUntilNextEvent, rootCauseAnalyses, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names } : anObject;
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
