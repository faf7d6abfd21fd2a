// Generated from schemas/ by `npm run generate`. Do not edit.
import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { readList } from '../reader/read-list.ts'
import {
  aCleanRecord,
  aFilledArray,
  aWrongArray,
  anArray,
  append,
  isPlainList,
  keepItem,
  keepMissing,
  keepName,
  keepPart,
  keepWrong,
  lengthOf,
  longerThan,
  readClosed,
  recordOf,
} from '../reader/reading.ts'
import { checkIcmpLocation, checkObject, checkString } from './checks.js'

const keyword3 = /* @__PURE__ */ new Set([
    '2026.04',
    '2025.04',
    '2024.09',
    '2024.02',
    '2023.09',
    '2023.02',
    '2022.10',
    null,
  ]),
  keyword5 = /* @__PURE__ */ new Set(['ICMP'])
function readIcmpLocationList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value)
  const $length = lengthOf($value),
    $plain = isPlainList($value)
  let $items,
    $wrong = 0,
    $holes = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item =
      ($plain && !($index in Array.prototype)) || Object.prototype.hasOwnProperty.call($value, $index)
        ? $value[$index]
        : void 0
    if (
      !checkIcmpLocation($item) &&
      ($reading.keep && ($items = keepItem($items, $index, readClosed($item))),
      ++$wrong >= $reading.limit || ($item === void 0 && ++$holes >= $reading.holes))
    )
      break
  }
  return (($reading.wrong += $wrong), $items ?? ($wrong > 0 ? aWrongArray : $length === 0 ? anArray : aFilledArray))
}
function readStringList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value)
  const $length = lengthOf($value),
    $plain = isPlainList($value)
  let $items,
    $wrong = 0,
    $holes = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item =
      ($plain && !($index in Array.prototype)) || Object.prototype.hasOwnProperty.call($value, $index)
        ? $value[$index]
        : void 0
    if (
      !checkString($item) &&
      ($reading.keep && ($items = keepItem($items, $index, readClosed($item))),
      ++$wrong >= $reading.limit || ($item === void 0 && ++$holes >= $reading.holes))
    )
      break
  }
  return (($reading.wrong += $wrong), $items ?? ($wrong > 0 ? aWrongArray : $length === 0 ? anArray : aFilledArray))
}
function readRunBasedEscalation($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'failedRunThreshold':
          if ((($item = $value[$key]), !Number.isFinite($item))) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readReminders($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'amount':
        case 'interval':
          if ((($item = $value[$key]), !Number.isFinite($item))) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readParallelRunFailureThreshold($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'enabled':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'percentage':
          if ((($item = $value[$key]), !Number.isFinite($item))) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readAlertSettings($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'escalationType':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'runBasedEscalation':
          if ((($item = readRunBasedEscalation($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'reminders':
          if ((($item = readReminders($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'parallelRunFailureThreshold':
          if ((($item = readParallelRunFailureThreshold($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readObjectList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value)
  const $length = lengthOf($value),
    $plain = isPlainList($value)
  let $items,
    $wrong = 0,
    $holes = 0
  for (let $index = 0; $index < $length; $index++) {
    const $item =
      ($plain && !($index in Array.prototype)) || Object.prototype.hasOwnProperty.call($value, $index)
        ? $value[$index]
        : void 0
    if (
      !checkObject(readClosed($item)) &&
      ($reading.keep && ($items = keepItem($items, $index, readClosed($item))),
      ++$wrong >= $reading.limit || ($item === void 0 && ++$holes >= $reading.holes))
    )
      break
  }
  return (($reading.wrong += $wrong), $items ?? ($wrong > 0 ? aWrongArray : $length === 0 ? anArray : aFilledArray))
}
function readRetryStrategy($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'type':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'baseBackoffSeconds':
        case 'maxRetries':
        case 'maxDurationSeconds':
          if ((($item = $value[$key]), !Number.isFinite($item))) break
          continue
        case 'sameRegion':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'onlyOn':
          if ((($item = readStringList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readTriggerIncident($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'serviceId':
        case 'severity':
        case 'name':
        case 'description':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'notifySubscribers':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readIcmpAssertion($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let source, target, $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'source':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          source = $item
          continue
        case 'property':
        case 'comparison':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'target':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          target = $item
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return $reading.keep
    ? { source, target, $parts, $unlisted, $clean: $parts === void 0 && $unlisted === void 0 }
    : recordOf($parts, $unlisted)
}
function readIcmpAssertionList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value)
  const $length = lengthOf($value),
    $plain = isPlainList($value)
  let $items = $reading.keep ? [] : void 0,
    $wrong = 0,
    $holes = 0
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong,
      $item = readIcmpAssertion(
        ($plain && !($index in Array.prototype)) || Object.prototype.hasOwnProperty.call($value, $index)
          ? $value[$index]
          : void 0,
        $reading,
      )
    if (
      $item !== aCleanRecord &&
      ($items !== void 0 && append($items, $item),
      !(typeof $item == 'object' && $item !== null && $item !== anArray && $reading.wrong === $before) &&
        (++$wrong >= $reading.limit || ($item === void 0 && ++$holes >= $reading.holes)))
    )
      break
  }
  return (($reading.wrong += $wrong), $items ?? ($wrong > 0 ? aWrongArray : $length === 0 ? anArray : aFilledArray))
}
function readIcmpRequest($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let assertions, $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'hostname':
        case 'ipFamily':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'pingCount':
          if ((($item = $value[$key]), !Number.isFinite($item))) break
          continue
        case 'assertions':
          if ((($item = assertions = readIcmpAssertionList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return $reading.keep
    ? { assertions, $parts, $unlisted, $clean: $parts === void 0 && $unlisted === void 0 }
    : recordOf($parts, $unlisted)
}
function readEnvironmentVariable($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'key':
        case 'value':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'locked':
        case 'secret':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readUpTo50EnvironmentVariableList($value, $reading) {
  if (!Array.isArray($value)) return readClosed($value)
  const $length = lengthOf($value),
    $plain = isPlainList($value)
  let $items,
    $wrong = 0,
    $holes = 0
  for (let $index = 0; $index < $length; $index++) {
    const $before = $reading.wrong,
      $item = readEnvironmentVariable(
        ($plain && !($index in Array.prototype)) || Object.prototype.hasOwnProperty.call($value, $index)
          ? $value[$index]
          : void 0,
        $reading,
      )
    if (
      $item !== aCleanRecord &&
      ($reading.keep && ($items = keepItem($items, $index, $item)),
      !(typeof $item == 'object' && $item !== null && $item !== anArray && $reading.wrong === $before) &&
        (++$wrong >= $reading.limit || ($item === void 0 && ++$holes >= $reading.holes)))
    )
      break
  }
  return (
    $length > 50 && ($wrong++, $reading.keep && ($items = longerThan(50, $items))),
    ($reading.wrong += $wrong),
    $items ?? ($wrong > 0 ? aWrongArray : $length === 0 ? anArray : aFilledArray)
  )
}
function readIcmpMonitorUpdate($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let doubleCheck,
    alertSettings,
    useGlobalAlertSettings,
    frequency,
    frequencyOffset,
    request,
    environmentVariables,
    setupSnippetId,
    tearDownSnippetId,
    degradedResponseTime,
    maxResponseTime,
    degradedPacketLossThreshold,
    maxPacketLossThreshold,
    heartbeat,
    script,
    $item,
    $parts,
    $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'heartbeat':
          if (
            (($item = heartbeat = readClosed($value[$key])),
            !($item && typeof $item == 'object' && !Array.isArray($item)))
          )
            break
          continue
        case 'script':
          if ((($item = script = $value[$key]), typeof $item != 'string')) break
          continue
        case 'name':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'activated':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'muted':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'doubleCheck':
          $item = $value[$key]
          $unsound: {
            if (typeof $item != 'boolean') break $unsound
            doubleCheck = $item
            continue
          }
          doubleCheck = readClosed($item)
          break
        case 'shouldFail':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'locations':
          if ((($item = readIcmpLocationList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item) && $item !== null) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'tags':
          if ((($item = readStringList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'alertSettings':
          if ((($item = alertSettings = readAlertSettings($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'useGlobalAlertSettings':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          useGlobalAlertSettings = $item
          continue
        case 'groupId':
          if ((($item = $value[$key]), !Number.isFinite($item) && $item !== null)) break
          continue
        case 'groupOrder':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && $item < 0))
          )
            break
          continue
        case 'runtimeId':
          if ((($item = $value[$key]), (typeof $item != 'string' && $item !== null) || !keyword3.has($item))) break
          continue
        case 'alertChannelSubscriptions':
          if ((($item = readObjectList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'retryStrategy':
          if ((($item = readRetryStrategy($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'triggerIncident':
          if ((($item = readTriggerIncident($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'runParallel':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'description':
          if (
            (($item = $value[$key]),
            (typeof $item != 'string' && $item !== null) || (typeof $item == 'string' && isLongerThan($item, 500)))
          )
            break
          continue
        case 'frequency':
          if (
            (($item = $value[$key]),
            !Number.isInteger($item) ||
              ($item !== 0 &&
                $item !== 1 &&
                $item !== 2 &&
                $item !== 5 &&
                $item !== 10 &&
                $item !== 15 &&
                $item !== 30 &&
                $item !== 60 &&
                $item !== 120 &&
                $item !== 180 &&
                $item !== 360 &&
                $item !== 720 &&
                $item !== 1440))
          )
            break
          frequency = $item
          continue
        case 'frequencyOffset':
          if ((($item = $value[$key]), !Number.isInteger($item) || (Number.isFinite($item) && $item < 1))) break
          frequencyOffset = $item
          continue
        case 'request':
          if ((($item = request = readIcmpRequest($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'scriptPath':
          if ((($item = $value[$key]), typeof $item != 'string' && $item !== null)) break
          continue
        case 'sslCheckDomain':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'environmentVariables':
          if (
            (($item = environmentVariables = readUpTo50EnvironmentVariableList($value[$key], $reading)),
            $item === aFilledArray)
          )
            continue
          if (!Array.isArray($item) && $item !== null) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'setupSnippetId':
          $item = $value[$key]
          $unsound: {
            if (!Number.isFinite($item) && $item !== null) break $unsound
            setupSnippetId = $item
            continue
          }
          setupSnippetId = readClosed($item)
          break
        case 'tearDownSnippetId':
          $item = $value[$key]
          $unsound: {
            if (!Number.isFinite($item) && $item !== null) break $unsound
            tearDownSnippetId = $item
            continue
          }
          tearDownSnippetId = readClosed($item)
          break
        case 'localSetupScript':
          if ((($item = $value[$key]), typeof $item != 'string' && $item !== null)) break
          continue
        case 'localTearDownScript':
          if ((($item = $value[$key]), typeof $item != 'string' && $item !== null)) break
          continue
        case 'degradedResponseTime':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 3e5 || $item < 0)))
          )
            break
          degradedResponseTime = $item
          continue
        case 'maxResponseTime':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 3e5 || $item < 0)))
          )
            break
          maxResponseTime = $item
          continue
        case 'degradedPacketLossThreshold':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 100 || $item <= 0)))
          )
            break
          degradedPacketLossThreshold = $item
          continue
        case 'maxPacketLossThreshold':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 100 || $item <= 0)))
          )
            break
          maxPacketLossThreshold = $item
          continue
        case 'privateLocations':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'id':
        case 'created_at':
        case 'updated_at':
        case 'alertChannels':
        case 'checkType':
          $value[$key] !== void 0 && append(($unlisted ??= []), $key)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return (
    heartbeat === void 0 && ($parts = keepMissing($parts, 'heartbeat', $reading)),
    script === void 0 && ($parts = keepMissing($parts, 'script', $reading)),
    {
      doubleCheck,
      alertSettings,
      useGlobalAlertSettings,
      frequency,
      frequencyOffset,
      request,
      environmentVariables,
      setupSnippetId,
      tearDownSnippetId,
      degradedResponseTime,
      maxResponseTime,
      degradedPacketLossThreshold,
      maxPacketLossThreshold,
      $parts,
      $unlisted,
      $clean: $parts === void 0 && $unlisted === void 0,
    }
  )
}
function readAlertChannelSubscription($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'alertChannelId':
          if ((($item = $value[$key]), !Number.isFinite($item))) break
          continue
        case 'activated':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readAlertChannelSubscriptionList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readAlertChannelSubscription) : readClosed($value)
}
function readEmailAlertChannel($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'address':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readEmailAlertChannelOrList($value, $reading) {
  return Array.isArray($value)
    ? readList($value, $reading, readEmailAlertChannel)
    : readEmailAlertChannel($value, $reading)
}
function readWebhookParameter($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'key':
        case 'value':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'locked':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readWebhookParameterList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readWebhookParameter) : readClosed($value)
}
function readWebhookAlertChannel($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'url':
        case 'name':
        case 'method':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'headers':
        case 'queryParameters':
          if ((($item = readWebhookParameterList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readWebhookAlertChannelOrList($value, $reading) {
  return Array.isArray($value)
    ? readList($value, $reading, readWebhookAlertChannel)
    : readWebhookAlertChannel($value, $reading)
}
function readSlackAlertChannel($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'url':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readSlackAlertChannelOrList($value, $reading) {
  return Array.isArray($value)
    ? readList($value, $reading, readSlackAlertChannel)
    : readSlackAlertChannel($value, $reading)
}
function readSmsAlertChannel($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'number':
        case 'name':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readSmsAlertChannelOrList($value, $reading) {
  return Array.isArray($value) ? readList($value, $reading, readSmsAlertChannel) : readSmsAlertChannel($value, $reading)
}
function readAlertChannels($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let $item, $parts, $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'email':
          if ((($item = readEmailAlertChannelOrList($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!$item || typeof $item != 'object') break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'webhook':
          if ((($item = readWebhookAlertChannelOrList($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!$item || typeof $item != 'object') break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'slack':
          if ((($item = readSlackAlertChannelOrList($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!$item || typeof $item != 'object') break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'sms':
          if ((($item = readSmsAlertChannelOrList($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!$item || typeof $item != 'object') break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return recordOf($parts, $unlisted)
}
function readIcmpMonitor($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let doubleCheck,
    alertSettings,
    useGlobalAlertSettings,
    frequency,
    frequencyOffset,
    request,
    environmentVariables,
    setupSnippetId,
    tearDownSnippetId,
    degradedResponseTime,
    maxResponseTime,
    degradedPacketLossThreshold,
    maxPacketLossThreshold,
    name,
    $item,
    $parts,
    $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'heartbeat':
          if ((($item = readClosed($value[$key])), !($item && typeof $item == 'object' && !Array.isArray($item)))) break
          continue
        case 'script':
        case 'sslCheckDomain':
          if ((($item = $value[$key]), typeof $item != 'string')) break
          continue
        case 'name':
          if ((($item = name = $value[$key]), typeof $item != 'string')) break
          continue
        case 'id':
          if ((($item = $value[$key]), typeof $item == 'string')) {
            if (!isUuid($item)) break
          } else break
          continue
        case 'activated':
        case 'muted':
        case 'shouldFail':
        case 'runParallel':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'doubleCheck':
          $item = $value[$key]
          $unsound: {
            if (typeof $item != 'boolean') break $unsound
            doubleCheck = $item
            continue
          }
          doubleCheck = readClosed($item)
          break
        case 'locations':
          if ((($item = readIcmpLocationList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item) && $item !== null) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'tags':
          if ((($item = readStringList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'alertSettings':
          if ((($item = alertSettings = readAlertSettings($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'useGlobalAlertSettings':
          if ((($item = $value[$key]), typeof $item != 'boolean')) break
          useGlobalAlertSettings = $item
          continue
        case 'groupId':
          if ((($item = $value[$key]), !Number.isFinite($item) && $item !== null)) break
          continue
        case 'groupOrder':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && $item < 0))
          )
            break
          continue
        case 'runtimeId':
          if ((($item = $value[$key]), (typeof $item != 'string' && $item !== null) || !keyword3.has($item))) break
          continue
        case 'alertChannelSubscriptions':
          if ((($item = readAlertChannelSubscriptionList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'retryStrategy':
          if ((($item = readRetryStrategy($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'triggerIncident':
          if ((($item = readTriggerIncident($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'description':
          if (
            (($item = $value[$key]),
            (typeof $item != 'string' && $item !== null) || (typeof $item == 'string' && isLongerThan($item, 500)))
          )
            break
          continue
        case 'frequency':
          if (
            (($item = $value[$key]),
            !Number.isInteger($item) ||
              ($item !== 0 &&
                $item !== 1 &&
                $item !== 2 &&
                $item !== 5 &&
                $item !== 10 &&
                $item !== 15 &&
                $item !== 30 &&
                $item !== 60 &&
                $item !== 120 &&
                $item !== 180 &&
                $item !== 360 &&
                $item !== 720 &&
                $item !== 1440))
          )
            break
          frequency = $item
          continue
        case 'frequencyOffset':
          if ((($item = $value[$key]), !Number.isInteger($item) || (Number.isFinite($item) && $item < 1))) break
          frequencyOffset = $item
          continue
        case 'request':
          if ((($item = request = readIcmpRequest($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'scriptPath':
        case 'localSetupScript':
        case 'localTearDownScript':
          if ((($item = $value[$key]), typeof $item != 'string' && $item !== null)) break
          continue
        case 'environmentVariables':
          if (
            (($item = environmentVariables = readUpTo50EnvironmentVariableList($value[$key], $reading)),
            $item === aFilledArray)
          )
            continue
          if (!Array.isArray($item) && $item !== null) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'setupSnippetId':
          $item = $value[$key]
          $unsound: {
            if (!Number.isFinite($item) && $item !== null) break $unsound
            setupSnippetId = $item
            continue
          }
          setupSnippetId = readClosed($item)
          break
        case 'tearDownSnippetId':
          $item = $value[$key]
          $unsound: {
            if (!Number.isFinite($item) && $item !== null) break $unsound
            tearDownSnippetId = $item
            continue
          }
          tearDownSnippetId = readClosed($item)
          break
        case 'degradedResponseTime':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 3e5 || $item < 0)))
          )
            break
          degradedResponseTime = $item
          continue
        case 'maxResponseTime':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 3e5 || $item < 0)))
          )
            break
          maxResponseTime = $item
          continue
        case 'degradedPacketLossThreshold':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 100 || $item <= 0)))
          )
            break
          degradedPacketLossThreshold = $item
          continue
        case 'maxPacketLossThreshold':
          if (
            (($item = $value[$key]),
            (!Number.isFinite($item) && $item !== null) || (Number.isFinite($item) && ($item > 100 || $item <= 0)))
          )
            break
          maxPacketLossThreshold = $item
          continue
        case 'privateLocations':
          if ((($item = readStringList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item) && $item !== null) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'created_at':
          if ((($item = $value[$key]), typeof $item == 'string')) {
            if (!isDate($item)) break
          } else break
          continue
        case 'updated_at':
          if (
            (($item = $value[$key]),
            (typeof $item != 'string' && $item !== null) || (typeof $item == 'string' && !isDateTime($item)))
          )
            break
          continue
        case 'alertChannels':
          if ((($item = readAlertChannels($value[$key], $reading)), $item === aCleanRecord)) continue
          if (!($item && typeof $item == 'object' && !Array.isArray($item))) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        case 'checkType':
          if ((($item = $value[$key]), typeof $item != 'string' || !keyword5.has($item))) break
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return (
    name === void 0 && ($parts = keepMissing($parts, 'name', $reading)),
    {
      doubleCheck,
      alertSettings,
      useGlobalAlertSettings,
      frequency,
      frequencyOffset,
      request,
      environmentVariables,
      setupSnippetId,
      tearDownSnippetId,
      degradedResponseTime,
      maxResponseTime,
      degradedPacketLossThreshold,
      maxPacketLossThreshold,
      $parts,
      $unlisted,
      $clean: $parts === void 0 && $unlisted === void 0,
    }
  )
}
function readErrorGroup($value, $reading) {
  if (typeof $value != 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let checkId,
    errorHash,
    firstSeen,
    lastSeen,
    id,
    rawErrorMessage,
    cleanedErrorMessage,
    archivedUntilNextEvent,
    $item,
    $parts,
    $unlisted
  for (const $key in $value)
    if (Object.prototype.hasOwnProperty.call($value, $key)) {
      switch ($key) {
        case 'id':
          if ((($item = id = $value[$key]), typeof $item != 'string')) break
          continue
        case 'checkId':
          $item = $value[$key]
          $unsound: {
            if (typeof $item != 'string') break $unsound
            checkId = $item
            continue
          }
          checkId = readClosed($item)
          break
        case 'errorHash':
          $item = $value[$key]
          $unsound: {
            if (typeof $item != 'string') break $unsound
            errorHash = $item
            continue
          }
          errorHash = readClosed($item)
          break
        case 'rawErrorMessage':
          if ((($item = rawErrorMessage = $value[$key]), typeof $item != 'string' && $item !== null)) break
          continue
        case 'cleanedErrorMessage':
          if ((($item = cleanedErrorMessage = $value[$key]), typeof $item != 'string')) break
          continue
        case 'firstSeen':
          $item = $value[$key]
          $unsound: {
            if (typeof $item == 'string') {
              if (!isDate($item)) break $unsound
            } else break $unsound
            firstSeen = $item
            continue
          }
          firstSeen = readClosed($item)
          break
        case 'lastSeen':
          $item = $value[$key]
          $unsound: {
            if (typeof $item == 'string') {
              if (!isDate($item)) break $unsound
            } else break $unsound
            lastSeen = $item
            continue
          }
          lastSeen = readClosed($item)
          break
        case 'archivedUntilNextEvent':
          if ((($item = archivedUntilNextEvent = $value[$key]), typeof $item != 'boolean')) break
          continue
        case 'rootCauseAnalyses':
          if ((($item = readObjectList($value[$key], $reading)), $item === aFilledArray)) continue
          if (!Array.isArray($item)) break
          $parts = keepPart($parts, $key, $item, $reading)
          continue
        default:
          $unlisted = keepName($unlisted, $key, $value[$key], $reading)
          continue
      }
      $parts = keepWrong($parts, $key, $item, $reading)
    }
  return (
    id === void 0 && ($parts = keepMissing($parts, 'id', $reading)),
    checkId === void 0 && ($parts = keepMissing($parts, 'checkId', $reading)),
    errorHash === void 0 && ($parts = keepMissing($parts, 'errorHash', $reading)),
    rawErrorMessage === void 0 && ($parts = keepMissing($parts, 'rawErrorMessage', $reading)),
    cleanedErrorMessage === void 0 && ($parts = keepMissing($parts, 'cleanedErrorMessage', $reading)),
    firstSeen === void 0 && ($parts = keepMissing($parts, 'firstSeen', $reading)),
    lastSeen === void 0 && ($parts = keepMissing($parts, 'lastSeen', $reading)),
    archivedUntilNextEvent === void 0 && ($parts = keepMissing($parts, 'archivedUntilNextEvent', $reading)),
    $reading.keep
      ? {
          checkId,
          errorHash,
          firstSeen,
          lastSeen,
          $parts,
          $unlisted,
          $clean: $parts === void 0 && $unlisted === void 0,
        }
      : recordOf($parts, $unlisted)
  )
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
  readWebhookParameterList,
}
