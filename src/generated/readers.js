// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { readList } from '../reader/read-list.ts'
import { aFilledArray, anArray, isClean, isPlainList, keepItem, keepMissing, keepName, keepPart, keepWrong, lengthOf, longerThan, met, readClosed, recordOf } from '../reader/reading.ts'
import { checkIcmpLocation, checkObject, checkString } from './checks.js'

const keyword3 = /* @__PURE__ */ new Set(["2026.04", "2025.04", "2024.09", "2024.02", "2023.09", "2023.02", "2022.10", null]), keyword5 = /* @__PURE__ */ new Set(["ICMP"]);
function readIcmpLocationList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value);
  const $length = lengthOf($value), $plain = isPlainList($value);
  let $items, $wrong = 0, $holes = 0;
  for (let $index = 0; $index < $length; $index++) {
    const $item = $plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index) ? $value[$index] : void 0, $sound = checkIcmpLocation($item);
    if ($reading.keep && !$sound && ($items = keepItem($items, $index, readClosed($item))), !$sound && (++$wrong >= $reading.limit || $item === void 0 && ++$holes >= $reading.holes)) break;
  }
  return $reading.wrong += $wrong, $wrong === 0 ? $length === 0 ? anArray : aFilledArray : $items ?? anArray;
}
function readStringList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value);
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
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "failedRunThreshold":
          if ($item = $value[$key], !Number.isFinite($item))
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readReminders($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "amount":
        case "interval":
          if ($item = $value[$key], !Number.isFinite($item))
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readParallelRunFailureThreshold($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "enabled":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "percentage":
          if ($item = $value[$key], !Number.isFinite($item))
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readAlertSettings($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "escalationType":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "runBasedEscalation":
          if ($soFar = met($reading), $item = readRunBasedEscalation($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "reminders":
          if ($soFar = met($reading), $item = readReminders($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "parallelRunFailureThreshold":
          if ($soFar = met($reading), $item = readParallelRunFailureThreshold($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readObjectList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value);
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
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "type":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "baseBackoffSeconds":
        case "maxRetries":
        case "maxDurationSeconds":
          if ($item = $value[$key], !Number.isFinite($item))
            break;
          continue;
        case "sameRegion":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "onlyOn":
          if ($soFar = met($reading), $item = readStringList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readTriggerIncident($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "serviceId":
        case "severity":
        case "name":
        case "description":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "notifySubscribers":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readIcmpAssertion($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, source, target, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "source":
          if ($item = $value[$key], typeof $item != "string") {
            source = readClosed($item);
            break;
          }
          source = $item;
          continue;
        case "property":
        case "comparison":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "target":
          if ($item = $value[$key], typeof $item != "string") {
            target = readClosed($item);
            break;
          }
          target = $item;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return $reading.keep ? { source, target, $parts, $unlisted, $clean: isClean($unlisted, $reading, $before) } : recordOf($parts, $unlisted, $reading, $before);
}
function readIcmpAssertionList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value);
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
  const $before = met($reading);
  let $soFar, assertions, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "hostname":
        case "ipFamily":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "pingCount":
          if ($item = $value[$key], !Number.isFinite($item))
            break;
          continue;
        case "assertions":
          if ($soFar = met($reading), $item = assertions = readIcmpAssertionList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return $reading.keep ? { assertions, $parts, $unlisted, $clean: isClean($unlisted, $reading, $before) } : recordOf($parts, $unlisted, $reading, $before);
}
function readEnvironmentVariable($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "key":
        case "value":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "locked":
        case "secret":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readUpTo50EnvironmentVariableList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value);
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
  const $before = met($reading);
  let $soFar, doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, heartbeat, script, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "heartbeat":
          if ($item = heartbeat = readClosed($value[$key]), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          continue;
        case "script":
          if ($item = script = $value[$key], typeof $item != "string")
            break;
          continue;
        case "name":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "activated":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "muted":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "doubleCheck":
          if ($item = $value[$key], typeof $item != "boolean") {
            doubleCheck = readClosed($item);
            break;
          }
          doubleCheck = $item;
          continue;
        case "shouldFail":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "locations":
          if ($soFar = met($reading), $item = readIcmpLocationList($value[$key], $reading), !Array.isArray($item) && $item !== null)
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "tags":
          if ($soFar = met($reading), $item = readStringList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "alertSettings":
          if ($soFar = met($reading), $item = alertSettings = readAlertSettings($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "useGlobalAlertSettings":
          if ($item = $value[$key], typeof $item != "boolean") {
            useGlobalAlertSettings = readClosed($item);
            break;
          }
          useGlobalAlertSettings = $item;
          continue;
        case "groupId":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null)
            break;
          continue;
        case "groupOrder":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null || Number.isFinite($item) && $item < 0)
            break;
          continue;
        case "runtimeId":
          if ($item = $value[$key], typeof $item != "string" && $item !== null || !keyword3.has($item))
            break;
          continue;
        case "alertChannelSubscriptions":
          if ($soFar = met($reading), $item = readObjectList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "retryStrategy":
          if ($soFar = met($reading), $item = readRetryStrategy($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "triggerIncident":
          if ($soFar = met($reading), $item = readTriggerIncident($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "runParallel":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "description":
          if ($item = $value[$key], typeof $item != "string" && $item !== null || typeof $item == "string" && isLongerThan($item, 500))
            break;
          continue;
        case "frequency":
          $item = $value[$key];
          {
            if (!Number.isInteger($item)) {
              frequency = readClosed($item);
              break;
            }
            if ($item !== 0 && $item !== 1 && $item !== 2 && $item !== 5 && $item !== 10 && $item !== 15 && $item !== 30 && $item !== 60 && $item !== 120 && $item !== 180 && $item !== 360 && $item !== 720 && $item !== 1440) {
              frequency = readClosed($item);
              break;
            }
          }
          frequency = $item;
          continue;
        case "frequencyOffset":
          $item = $value[$key];
          {
            if (!Number.isInteger($item)) {
              frequencyOffset = readClosed($item);
              break;
            }
            if (Number.isFinite($item) && $item < 1) {
              frequencyOffset = readClosed($item);
              break;
            }
          }
          frequencyOffset = $item;
          continue;
        case "request":
          if ($soFar = met($reading), $item = request = readIcmpRequest($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "scriptPath":
          if ($item = $value[$key], typeof $item != "string" && $item !== null)
            break;
          continue;
        case "sslCheckDomain":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "environmentVariables":
          if ($soFar = met($reading), $item = environmentVariables = readUpTo50EnvironmentVariableList($value[$key], $reading), !Array.isArray($item) && $item !== null)
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "setupSnippetId":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null) {
            setupSnippetId = readClosed($item);
            break;
          }
          setupSnippetId = $item;
          continue;
        case "tearDownSnippetId":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null) {
            tearDownSnippetId = readClosed($item);
            break;
          }
          tearDownSnippetId = $item;
          continue;
        case "localSetupScript":
          if ($item = $value[$key], typeof $item != "string" && $item !== null)
            break;
          continue;
        case "localTearDownScript":
          if ($item = $value[$key], typeof $item != "string" && $item !== null)
            break;
          continue;
        case "degradedResponseTime":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              degradedResponseTime = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 3e5) {
                degradedResponseTime = readClosed($item);
                break;
              }
              if ($item < 0) {
                degradedResponseTime = readClosed($item);
                break;
              }
            }
          }
          degradedResponseTime = $item;
          continue;
        case "maxResponseTime":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              maxResponseTime = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 3e5) {
                maxResponseTime = readClosed($item);
                break;
              }
              if ($item < 0) {
                maxResponseTime = readClosed($item);
                break;
              }
            }
          }
          maxResponseTime = $item;
          continue;
        case "degradedPacketLossThreshold":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              degradedPacketLossThreshold = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 100) {
                degradedPacketLossThreshold = readClosed($item);
                break;
              }
              if ($item <= 0) {
                degradedPacketLossThreshold = readClosed($item);
                break;
              }
            }
          }
          degradedPacketLossThreshold = $item;
          continue;
        case "maxPacketLossThreshold":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              maxPacketLossThreshold = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 100) {
                maxPacketLossThreshold = readClosed($item);
                break;
              }
              if ($item <= 0) {
                maxPacketLossThreshold = readClosed($item);
                break;
              }
            }
          }
          maxPacketLossThreshold = $item;
          continue;
        case "privateLocations":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "id":
        case "created_at":
        case "updated_at":
        case "alertChannels":
        case "checkType":
          $value[$key] !== void 0 && ($unlisted ??= []).push($key);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return heartbeat === void 0 && ($parts = keepMissing($parts, "heartbeat", $reading)), script === void 0 && ($parts = keepMissing($parts, "script", $reading)), { doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, $parts, $unlisted, $clean: isClean($unlisted, $reading, $before) };
}
function readAlertChannelSubscription($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "alertChannelId":
          if ($item = $value[$key], !Number.isFinite($item))
            break;
          continue;
        case "activated":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readAlertChannelSubscriptionList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readAlertChannelSubscription) : readClosed($value);
}
function readEmailAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "address":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readEmailAlertChannelOrList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readEmailAlertChannel) : readEmailAlertChannel($value, $reading);
}
function readWebhookParameter($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "key":
        case "value":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "locked":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readWebhookParameterList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readWebhookParameter) : readClosed($value);
}
function readWebhookAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "url":
        case "name":
        case "method":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "headers":
        case "queryParameters":
          if ($soFar = met($reading), $item = readWebhookParameterList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readWebhookAlertChannelOrList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readWebhookAlertChannel) : readWebhookAlertChannel($value, $reading);
}
function readSlackAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "url":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readSlackAlertChannelOrList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readSlackAlertChannel) : readSlackAlertChannel($value, $reading);
}
function readSmsAlertChannel($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "number":
        case "name":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readSmsAlertChannelOrList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readSmsAlertChannel) : readSmsAlertChannel($value, $reading);
}
function readAlertChannels($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "email":
          if ($soFar = met($reading), $item = readEmailAlertChannelOrList($value[$key], $reading), !$item || typeof $item != "object")
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "webhook":
          if ($soFar = met($reading), $item = readWebhookAlertChannelOrList($value[$key], $reading), !$item || typeof $item != "object")
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "slack":
          if ($soFar = met($reading), $item = readSlackAlertChannelOrList($value[$key], $reading), !$item || typeof $item != "object")
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "sms":
          if ($soFar = met($reading), $item = readSmsAlertChannelOrList($value[$key], $reading), !$item || typeof $item != "object")
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return recordOf($parts, $unlisted, $reading, $before);
}
function readIcmpMonitor($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, name, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "heartbeat":
          if ($item = readClosed($value[$key]), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          continue;
        case "script":
        case "sslCheckDomain":
          if ($item = $value[$key], typeof $item != "string")
            break;
          continue;
        case "name":
          if ($item = name = $value[$key], typeof $item != "string")
            break;
          continue;
        case "id":
          if ($item = $value[$key], typeof $item == "string") {
            if (!isUuid($item))
              break;
          } else
            break;
          continue;
        case "activated":
        case "muted":
        case "shouldFail":
        case "runParallel":
          if ($item = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "doubleCheck":
          if ($item = $value[$key], typeof $item != "boolean") {
            doubleCheck = readClosed($item);
            break;
          }
          doubleCheck = $item;
          continue;
        case "locations":
          if ($soFar = met($reading), $item = readIcmpLocationList($value[$key], $reading), !Array.isArray($item) && $item !== null)
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "tags":
          if ($soFar = met($reading), $item = readStringList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "alertSettings":
          if ($soFar = met($reading), $item = alertSettings = readAlertSettings($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "useGlobalAlertSettings":
          if ($item = $value[$key], typeof $item != "boolean") {
            useGlobalAlertSettings = readClosed($item);
            break;
          }
          useGlobalAlertSettings = $item;
          continue;
        case "groupId":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null)
            break;
          continue;
        case "groupOrder":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null || Number.isFinite($item) && $item < 0)
            break;
          continue;
        case "runtimeId":
          if ($item = $value[$key], typeof $item != "string" && $item !== null || !keyword3.has($item))
            break;
          continue;
        case "alertChannelSubscriptions":
          if ($soFar = met($reading), $item = readAlertChannelSubscriptionList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "retryStrategy":
          if ($soFar = met($reading), $item = readRetryStrategy($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "triggerIncident":
          if ($soFar = met($reading), $item = readTriggerIncident($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "description":
          if ($item = $value[$key], typeof $item != "string" && $item !== null || typeof $item == "string" && isLongerThan($item, 500))
            break;
          continue;
        case "frequency":
          $item = $value[$key];
          {
            if (!Number.isInteger($item)) {
              frequency = readClosed($item);
              break;
            }
            if ($item !== 0 && $item !== 1 && $item !== 2 && $item !== 5 && $item !== 10 && $item !== 15 && $item !== 30 && $item !== 60 && $item !== 120 && $item !== 180 && $item !== 360 && $item !== 720 && $item !== 1440) {
              frequency = readClosed($item);
              break;
            }
          }
          frequency = $item;
          continue;
        case "frequencyOffset":
          $item = $value[$key];
          {
            if (!Number.isInteger($item)) {
              frequencyOffset = readClosed($item);
              break;
            }
            if (Number.isFinite($item) && $item < 1) {
              frequencyOffset = readClosed($item);
              break;
            }
          }
          frequencyOffset = $item;
          continue;
        case "request":
          if ($soFar = met($reading), $item = request = readIcmpRequest($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "scriptPath":
        case "localSetupScript":
        case "localTearDownScript":
          if ($item = $value[$key], typeof $item != "string" && $item !== null)
            break;
          continue;
        case "environmentVariables":
          if ($soFar = met($reading), $item = environmentVariables = readUpTo50EnvironmentVariableList($value[$key], $reading), !Array.isArray($item) && $item !== null)
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "setupSnippetId":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null) {
            setupSnippetId = readClosed($item);
            break;
          }
          setupSnippetId = $item;
          continue;
        case "tearDownSnippetId":
          if ($item = $value[$key], !Number.isFinite($item) && $item !== null) {
            tearDownSnippetId = readClosed($item);
            break;
          }
          tearDownSnippetId = $item;
          continue;
        case "degradedResponseTime":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              degradedResponseTime = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 3e5) {
                degradedResponseTime = readClosed($item);
                break;
              }
              if ($item < 0) {
                degradedResponseTime = readClosed($item);
                break;
              }
            }
          }
          degradedResponseTime = $item;
          continue;
        case "maxResponseTime":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              maxResponseTime = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 3e5) {
                maxResponseTime = readClosed($item);
                break;
              }
              if ($item < 0) {
                maxResponseTime = readClosed($item);
                break;
              }
            }
          }
          maxResponseTime = $item;
          continue;
        case "degradedPacketLossThreshold":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              degradedPacketLossThreshold = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 100) {
                degradedPacketLossThreshold = readClosed($item);
                break;
              }
              if ($item <= 0) {
                degradedPacketLossThreshold = readClosed($item);
                break;
              }
            }
          }
          degradedPacketLossThreshold = $item;
          continue;
        case "maxPacketLossThreshold":
          $item = $value[$key];
          {
            if (!Number.isFinite($item) && $item !== null) {
              maxPacketLossThreshold = readClosed($item);
              break;
            }
            if (Number.isFinite($item)) {
              if ($item > 100) {
                maxPacketLossThreshold = readClosed($item);
                break;
              }
              if ($item <= 0) {
                maxPacketLossThreshold = readClosed($item);
                break;
              }
            }
          }
          maxPacketLossThreshold = $item;
          continue;
        case "privateLocations":
          if ($soFar = met($reading), $item = readStringList($value[$key], $reading), !Array.isArray($item) && $item !== null)
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "created_at":
          if ($item = $value[$key], typeof $item == "string") {
            if (!isDate($item))
              break;
          } else
            break;
          continue;
        case "updated_at":
          if ($item = $value[$key], typeof $item != "string" && $item !== null || typeof $item == "string" && !isDateTime($item))
            break;
          continue;
        case "alertChannels":
          if ($soFar = met($reading), $item = readAlertChannels($value[$key], $reading), !($item && typeof $item == "object" && !Array.isArray($item)))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        case "checkType":
          if ($item = $value[$key], typeof $item != "string" || !keyword5.has($item))
            break;
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return name === void 0 && ($parts = keepMissing($parts, "name", $reading)), { doubleCheck, alertSettings, useGlobalAlertSettings, frequency, frequencyOffset, request, environmentVariables, setupSnippetId, tearDownSnippetId, degradedResponseTime, maxResponseTime, degradedPacketLossThreshold, maxPacketLossThreshold, $parts, $unlisted, $clean: isClean($unlisted, $reading, $before) };
}
function readErrorGroup($value, $reading) {
  if (typeof $value != "object" || $value === null) return readClosed($value);
  if (Array.isArray($value)) return anArray;
  const $before = met($reading);
  let $soFar, checkId, errorHash, firstSeen, lastSeen, id, rawErrorMessage, cleanedErrorMessage, archivedUntilNextEvent, $item, $parts, $unlisted;
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case "id":
          if ($item = id = $value[$key], typeof $item != "string")
            break;
          continue;
        case "checkId":
          if ($item = $value[$key], typeof $item != "string") {
            checkId = readClosed($item);
            break;
          }
          checkId = $item;
          continue;
        case "errorHash":
          if ($item = $value[$key], typeof $item != "string") {
            errorHash = readClosed($item);
            break;
          }
          errorHash = $item;
          continue;
        case "rawErrorMessage":
          if ($item = rawErrorMessage = $value[$key], typeof $item != "string" && $item !== null)
            break;
          continue;
        case "cleanedErrorMessage":
          if ($item = cleanedErrorMessage = $value[$key], typeof $item != "string")
            break;
          continue;
        case "firstSeen":
          if ($item = $value[$key], typeof $item == "string") {
            if (!isDate($item)) {
              firstSeen = readClosed($item);
              break;
            }
          } else {
            firstSeen = readClosed($item);
            break;
          }
          firstSeen = $item;
          continue;
        case "lastSeen":
          if ($item = $value[$key], typeof $item == "string") {
            if (!isDate($item)) {
              lastSeen = readClosed($item);
              break;
            }
          } else {
            lastSeen = readClosed($item);
            break;
          }
          lastSeen = $item;
          continue;
        case "archivedUntilNextEvent":
          if ($item = archivedUntilNextEvent = $value[$key], typeof $item != "boolean")
            break;
          continue;
        case "rootCauseAnalyses":
          if ($soFar = met($reading), $item = readObjectList($value[$key], $reading), !Array.isArray($item))
            break;
          $parts = keepPart($parts, $key, $item, $reading, $soFar);
          continue;
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading);
          continue;
      }
      $parts = keepWrong($parts, $key, $item, $reading);
    }
  return id === void 0 && ($parts = keepMissing($parts, "id", $reading)), checkId === void 0 && ($parts = keepMissing($parts, "checkId", $reading)), errorHash === void 0 && ($parts = keepMissing($parts, "errorHash", $reading)), rawErrorMessage === void 0 && ($parts = keepMissing($parts, "rawErrorMessage", $reading)), cleanedErrorMessage === void 0 && ($parts = keepMissing($parts, "cleanedErrorMessage", $reading)), firstSeen === void 0 && ($parts = keepMissing($parts, "firstSeen", $reading)), lastSeen === void 0 && ($parts = keepMissing($parts, "lastSeen", $reading)), archivedUntilNextEvent === void 0 && ($parts = keepMissing($parts, "archivedUntilNextEvent", $reading)), $reading.keep ? { checkId, errorHash, firstSeen, lastSeen, $parts, $unlisted, $clean: isClean($unlisted, $reading, $before) } : recordOf($parts, $unlisted, $reading, $before);
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
