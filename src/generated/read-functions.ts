// Generated from schemas/ by `npm run generate`. Do not edit.
import {
  isFields,
  placeholderFor,
  readList,
  readUndescribed,
  type Reading,
} from '../schema/read-values.ts'

export function readRunBasedEscalation(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $failedRunThreshold
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'failedRunThreshold':
        $failedRunThreshold = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { failedRunThreshold: $failedRunThreshold }
}

export function readReminders(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $amount, $interval
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'amount':
        $amount = field
        break
      case 'interval':
        $interval = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { amount: $amount, interval: $interval }
}

export function readParallelRunFailureThreshold(
  value: unknown,
  reading: Reading,
  pointer: string,
): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $enabled, $percentage
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'enabled':
        $enabled = field
        break
      case 'percentage':
        $percentage = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { enabled: $enabled, percentage: $percentage }
}

export function readAlertSettings(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $escalationType, $runBasedEscalation, $reminders, $parallelRunFailureThreshold
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'escalationType':
        $escalationType = field
        break
      case 'runBasedEscalation':
        $runBasedEscalation = field
        break
      case 'reminders':
        $reminders = field
        break
      case 'parallelRunFailureThreshold':
        $parallelRunFailureThreshold = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    escalationType: $escalationType,
    runBasedEscalation: readRunBasedEscalation(
      $runBasedEscalation,
      reading,
      '/alertSettings/runBasedEscalation',
    ),
    reminders: readReminders($reminders, reading, '/alertSettings/reminders'),
    parallelRunFailureThreshold: readParallelRunFailureThreshold(
      $parallelRunFailureThreshold,
      reading,
      '/alertSettings/parallelRunFailureThreshold',
    ),
  }
}

export function readRetryStrategy(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $type, $baseBackoffSeconds, $sameRegion, $maxRetries, $maxDurationSeconds, $onlyOn
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'type':
        $type = field
        break
      case 'baseBackoffSeconds':
        $baseBackoffSeconds = field
        break
      case 'sameRegion':
        $sameRegion = field
        break
      case 'maxRetries':
        $maxRetries = field
        break
      case 'maxDurationSeconds':
        $maxDurationSeconds = field
        break
      case 'onlyOn':
        $onlyOn = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    type: $type,
    baseBackoffSeconds: $baseBackoffSeconds,
    sameRegion: $sameRegion,
    maxRetries: $maxRetries,
    maxDurationSeconds: $maxDurationSeconds,
    onlyOn: readList($onlyOn, undefined, reading, '/retryStrategy/onlyOn'),
  }
}

export function readTriggerIncident(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $serviceId, $severity, $name, $description, $notifySubscribers
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'serviceId':
        $serviceId = field
        break
      case 'severity':
        $severity = field
        break
      case 'name':
        $name = field
        break
      case 'description':
        $description = field
        break
      case 'notifySubscribers':
        $notifySubscribers = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    serviceId: $serviceId,
    severity: $severity,
    name: $name,
    description: $description,
    notifySubscribers: $notifySubscribers,
  }
}

export function readIcmpAssertion(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $source, $property, $comparison, $target
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'source':
        $source = field
        break
      case 'property':
        $property = field
        break
      case 'comparison':
        $comparison = field
        break
      case 'target':
        $target = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { source: $source, property: $property, comparison: $comparison, target: $target }
}

export function readIcmpRequest(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $hostname, $ipFamily, $pingCount, $assertions
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'hostname':
        $hostname = field
        break
      case 'ipFamily':
        $ipFamily = field
        break
      case 'pingCount':
        $pingCount = field
        break
      case 'assertions':
        $assertions = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    hostname: $hostname,
    ipFamily: $ipFamily,
    pingCount: $pingCount,
    assertions: readList($assertions, readIcmpAssertion, reading, '/request/assertions'),
  }
}

export function readEnvironmentVariable(
  value: unknown,
  reading: Reading,
  pointer: string,
): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $key, $value, $locked, $secret
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'key':
        $key = field
        break
      case 'value':
        $value = field
        break
      case 'locked':
        $locked = field
        break
      case 'secret':
        $secret = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { key: $key, value: $value, locked: $locked, secret: $secret }
}

export function readIcmpMonitorUpdate(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $heartbeat,
    $script,
    $name,
    $activated,
    $muted,
    $doubleCheck,
    $shouldFail,
    $locations,
    $tags,
    $alertSettings,
    $useGlobalAlertSettings,
    $groupId,
    $groupOrder,
    $runtimeId,
    $alertChannelSubscriptions,
    $retryStrategy,
    $triggerIncident,
    $runParallel,
    $description,
    $frequency,
    $frequencyOffset,
    $request,
    $scriptPath,
    $sslCheckDomain,
    $environmentVariables,
    $setupSnippetId,
    $tearDownSnippetId,
    $localSetupScript,
    $localTearDownScript,
    $degradedResponseTime,
    $maxResponseTime,
    $degradedPacketLossThreshold,
    $maxPacketLossThreshold,
    $privateLocations
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'heartbeat':
        $heartbeat = field
        break
      case 'script':
        $script = field
        break
      case 'name':
        $name = field
        break
      case 'activated':
        $activated = field
        break
      case 'muted':
        $muted = field
        break
      case 'doubleCheck':
        $doubleCheck = field
        break
      case 'shouldFail':
        $shouldFail = field
        break
      case 'locations':
        $locations = field
        break
      case 'tags':
        $tags = field
        break
      case 'alertSettings':
        $alertSettings = field
        break
      case 'useGlobalAlertSettings':
        $useGlobalAlertSettings = field
        break
      case 'groupId':
        $groupId = field
        break
      case 'groupOrder':
        $groupOrder = field
        break
      case 'runtimeId':
        $runtimeId = field
        break
      case 'alertChannelSubscriptions':
        $alertChannelSubscriptions = field
        break
      case 'retryStrategy':
        $retryStrategy = field
        break
      case 'triggerIncident':
        $triggerIncident = field
        break
      case 'runParallel':
        $runParallel = field
        break
      case 'description':
        $description = field
        break
      case 'frequency':
        $frequency = field
        break
      case 'frequencyOffset':
        $frequencyOffset = field
        break
      case 'request':
        $request = field
        break
      case 'scriptPath':
        $scriptPath = field
        break
      case 'sslCheckDomain':
        $sslCheckDomain = field
        break
      case 'environmentVariables':
        $environmentVariables = field
        break
      case 'setupSnippetId':
        $setupSnippetId = field
        break
      case 'tearDownSnippetId':
        $tearDownSnippetId = field
        break
      case 'localSetupScript':
        $localSetupScript = field
        break
      case 'localTearDownScript':
        $localTearDownScript = field
        break
      case 'degradedResponseTime':
        $degradedResponseTime = field
        break
      case 'maxResponseTime':
        $maxResponseTime = field
        break
      case 'degradedPacketLossThreshold':
        $degradedPacketLossThreshold = field
        break
      case 'maxPacketLossThreshold':
        $maxPacketLossThreshold = field
        break
      case 'privateLocations':
        $privateLocations = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    heartbeat: readUndescribed($heartbeat),
    script: $script,
    name: $name,
    activated: $activated,
    muted: $muted,
    doubleCheck: $doubleCheck,
    shouldFail: $shouldFail,
    locations: readList($locations, undefined, reading, '/locations'),
    tags: readList($tags, undefined, reading, '/tags'),
    alertSettings: readAlertSettings($alertSettings, reading, '/alertSettings'),
    useGlobalAlertSettings: $useGlobalAlertSettings,
    groupId: $groupId,
    groupOrder: $groupOrder,
    runtimeId: $runtimeId,
    alertChannelSubscriptions: readList(
      $alertChannelSubscriptions,
      readUndescribed,
      reading,
      '/alertChannelSubscriptions',
    ),
    retryStrategy: readRetryStrategy($retryStrategy, reading, '/retryStrategy'),
    triggerIncident: readTriggerIncident($triggerIncident, reading, '/triggerIncident'),
    runParallel: $runParallel,
    description: $description,
    frequency: $frequency,
    frequencyOffset: $frequencyOffset,
    request: readIcmpRequest($request, reading, '/request'),
    scriptPath: $scriptPath,
    sslCheckDomain: $sslCheckDomain,
    environmentVariables: readList(
      $environmentVariables,
      readEnvironmentVariable,
      reading,
      '/environmentVariables',
    ),
    setupSnippetId: $setupSnippetId,
    tearDownSnippetId: $tearDownSnippetId,
    localSetupScript: $localSetupScript,
    localTearDownScript: $localTearDownScript,
    degradedResponseTime: $degradedResponseTime,
    maxResponseTime: $maxResponseTime,
    degradedPacketLossThreshold: $degradedPacketLossThreshold,
    maxPacketLossThreshold: $maxPacketLossThreshold,
    privateLocations: $privateLocations,
  }
}

export function readAlertChannelSubscription(
  value: unknown,
  reading: Reading,
  pointer: string,
): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $alertChannelId, $activated
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'alertChannelId':
        $alertChannelId = field
        break
      case 'activated':
        $activated = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { alertChannelId: $alertChannelId, activated: $activated }
}

export function readEmailAlertChannel(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $address
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'address':
        $address = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { address: $address }
}

export function readWebhookParameter(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $key, $value, $locked
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'key':
        $key = field
        break
      case 'value':
        $value = field
        break
      case 'locked':
        $locked = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { key: $key, value: $value, locked: $locked }
}

export function readWebhookAlertChannel(
  value: unknown,
  reading: Reading,
  pointer: string,
): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $url, $name, $method, $headers, $queryParameters
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'url':
        $url = field
        break
      case 'name':
        $name = field
        break
      case 'method':
        $method = field
        break
      case 'headers':
        $headers = field
        break
      case 'queryParameters':
        $queryParameters = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    url: $url,
    name: $name,
    method: $method,
    headers: readList($headers, readWebhookParameter, reading, `${pointer}/headers`),
    queryParameters: readList(
      $queryParameters,
      readWebhookParameter,
      reading,
      `${pointer}/queryParameters`,
    ),
  }
}

export function readSlackAlertChannel(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $url
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'url':
        $url = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { url: $url }
}

export function readSmsAlertChannel(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $number, $name
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'number':
        $number = field
        break
      case 'name':
        $name = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return { number: $number, name: $name }
}

export function readAlertChannels(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $email, $webhook, $slack, $sms
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'email':
        $email = field
        break
      case 'webhook':
        $webhook = field
        break
      case 'slack':
        $slack = field
        break
      case 'sms':
        $sms = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    email: Array.isArray($email)
      ? readList($email, readEmailAlertChannel, reading, '/alertChannels/email')
      : readEmailAlertChannel($email, reading, '/alertChannels/email'),
    webhook: Array.isArray($webhook)
      ? readList($webhook, readWebhookAlertChannel, reading, '/alertChannels/webhook')
      : readWebhookAlertChannel($webhook, reading, '/alertChannels/webhook'),
    slack: Array.isArray($slack)
      ? readList($slack, readSlackAlertChannel, reading, '/alertChannels/slack')
      : readSlackAlertChannel($slack, reading, '/alertChannels/slack'),
    sms: Array.isArray($sms)
      ? readList($sms, readSmsAlertChannel, reading, '/alertChannels/sms')
      : readSmsAlertChannel($sms, reading, '/alertChannels/sms'),
  }
}

export function readIcmpMonitor(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $heartbeat,
    $script,
    $name,
    $id,
    $activated,
    $muted,
    $doubleCheck,
    $shouldFail,
    $locations,
    $tags,
    $alertSettings,
    $useGlobalAlertSettings,
    $groupId,
    $groupOrder,
    $runtimeId,
    $alertChannelSubscriptions,
    $retryStrategy,
    $triggerIncident,
    $runParallel,
    $description,
    $frequency,
    $frequencyOffset,
    $request,
    $scriptPath,
    $sslCheckDomain,
    $environmentVariables,
    $setupSnippetId,
    $tearDownSnippetId,
    $localSetupScript,
    $localTearDownScript,
    $degradedResponseTime,
    $maxResponseTime,
    $degradedPacketLossThreshold,
    $maxPacketLossThreshold,
    $privateLocations,
    $created_at,
    $updated_at,
    $alertChannels,
    $checkType
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'heartbeat':
        $heartbeat = field
        break
      case 'script':
        $script = field
        break
      case 'name':
        $name = field
        break
      case 'id':
        $id = field
        break
      case 'activated':
        $activated = field
        break
      case 'muted':
        $muted = field
        break
      case 'doubleCheck':
        $doubleCheck = field
        break
      case 'shouldFail':
        $shouldFail = field
        break
      case 'locations':
        $locations = field
        break
      case 'tags':
        $tags = field
        break
      case 'alertSettings':
        $alertSettings = field
        break
      case 'useGlobalAlertSettings':
        $useGlobalAlertSettings = field
        break
      case 'groupId':
        $groupId = field
        break
      case 'groupOrder':
        $groupOrder = field
        break
      case 'runtimeId':
        $runtimeId = field
        break
      case 'alertChannelSubscriptions':
        $alertChannelSubscriptions = field
        break
      case 'retryStrategy':
        $retryStrategy = field
        break
      case 'triggerIncident':
        $triggerIncident = field
        break
      case 'runParallel':
        $runParallel = field
        break
      case 'description':
        $description = field
        break
      case 'frequency':
        $frequency = field
        break
      case 'frequencyOffset':
        $frequencyOffset = field
        break
      case 'request':
        $request = field
        break
      case 'scriptPath':
        $scriptPath = field
        break
      case 'sslCheckDomain':
        $sslCheckDomain = field
        break
      case 'environmentVariables':
        $environmentVariables = field
        break
      case 'setupSnippetId':
        $setupSnippetId = field
        break
      case 'tearDownSnippetId':
        $tearDownSnippetId = field
        break
      case 'localSetupScript':
        $localSetupScript = field
        break
      case 'localTearDownScript':
        $localTearDownScript = field
        break
      case 'degradedResponseTime':
        $degradedResponseTime = field
        break
      case 'maxResponseTime':
        $maxResponseTime = field
        break
      case 'degradedPacketLossThreshold':
        $degradedPacketLossThreshold = field
        break
      case 'maxPacketLossThreshold':
        $maxPacketLossThreshold = field
        break
      case 'privateLocations':
        $privateLocations = field
        break
      case 'created_at':
        $created_at = field
        break
      case 'updated_at':
        $updated_at = field
        break
      case 'alertChannels':
        $alertChannels = field
        break
      case 'checkType':
        $checkType = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    heartbeat: readUndescribed($heartbeat),
    script: $script,
    name: $name,
    id: $id,
    activated: $activated,
    muted: $muted,
    doubleCheck: $doubleCheck,
    shouldFail: $shouldFail,
    locations: readList($locations, undefined, reading, '/locations'),
    tags: readList($tags, undefined, reading, '/tags'),
    alertSettings: readAlertSettings($alertSettings, reading, '/alertSettings'),
    useGlobalAlertSettings: $useGlobalAlertSettings,
    groupId: $groupId,
    groupOrder: $groupOrder,
    runtimeId: $runtimeId,
    alertChannelSubscriptions: readList(
      $alertChannelSubscriptions,
      readAlertChannelSubscription,
      reading,
      '/alertChannelSubscriptions',
    ),
    retryStrategy: readRetryStrategy($retryStrategy, reading, '/retryStrategy'),
    triggerIncident: readTriggerIncident($triggerIncident, reading, '/triggerIncident'),
    runParallel: $runParallel,
    description: $description,
    frequency: $frequency,
    frequencyOffset: $frequencyOffset,
    request: readIcmpRequest($request, reading, '/request'),
    scriptPath: $scriptPath,
    sslCheckDomain: $sslCheckDomain,
    environmentVariables: readList(
      $environmentVariables,
      readEnvironmentVariable,
      reading,
      '/environmentVariables',
    ),
    setupSnippetId: $setupSnippetId,
    tearDownSnippetId: $tearDownSnippetId,
    localSetupScript: $localSetupScript,
    localTearDownScript: $localTearDownScript,
    degradedResponseTime: $degradedResponseTime,
    maxResponseTime: $maxResponseTime,
    degradedPacketLossThreshold: $degradedPacketLossThreshold,
    maxPacketLossThreshold: $maxPacketLossThreshold,
    privateLocations: readList($privateLocations, undefined, reading, '/privateLocations'),
    created_at: $created_at,
    updated_at: $updated_at,
    alertChannels: readAlertChannels($alertChannels, reading, '/alertChannels'),
    checkType: $checkType,
  }
}

export function readErrorGroup(value: unknown, reading: Reading, pointer: string): unknown {
  if (!isFields(value)) return placeholderFor(value)
  let $id,
    $checkId,
    $errorHash,
    $rawErrorMessage,
    $cleanedErrorMessage,
    $firstSeen,
    $lastSeen,
    $archivedUntilNextEvent,
    $rootCauseAnalyses
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'id':
        $id = field
        break
      case 'checkId':
        $checkId = field
        break
      case 'errorHash':
        $errorHash = field
        break
      case 'rawErrorMessage':
        $rawErrorMessage = field
        break
      case 'cleanedErrorMessage':
        $cleanedErrorMessage = field
        break
      case 'firstSeen':
        $firstSeen = field
        break
      case 'lastSeen':
        $lastSeen = field
        break
      case 'archivedUntilNextEvent':
        $archivedUntilNextEvent = field
        break
      case 'rootCauseAnalyses':
        $rootCauseAnalyses = field
        break
      default:
        if (field !== undefined) reading.unknownFields?.push({ pointer, name: key })
    }
  }
  return {
    id: $id,
    checkId: $checkId,
    errorHash: $errorHash,
    rawErrorMessage: $rawErrorMessage,
    cleanedErrorMessage: $cleanedErrorMessage,
    firstSeen: $firstSeen,
    lastSeen: $lastSeen,
    archivedUntilNextEvent: $archivedUntilNextEvent,
    rootCauseAnalyses: readList($rootCauseAnalyses, readUndescribed, reading, '/rootCauseAnalyses'),
  }
}
