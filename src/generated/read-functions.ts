// Generated from schemas/ by `npm run generate`. Do not edit.
import { isFields, readList, unread, type UnknownField } from '../schema/read-parts.ts'

export function readRunBasedEscalation(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $failedRunThreshold
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'failedRunThreshold':
        $failedRunThreshold = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { failedRunThreshold: $failedRunThreshold }
}

export function readReminders(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $amount, $interval
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'amount':
        $amount = unread(field)
        break
      case 'interval':
        $interval = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { amount: $amount, interval: $interval }
}

export function readParallelRunFailureThreshold(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $enabled, $percentage
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'enabled':
        $enabled = unread(field)
        break
      case 'percentage':
        $percentage = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { enabled: $enabled, percentage: $percentage }
}

export function readAlertSettings(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $escalationType, $runBasedEscalation, $reminders, $parallelRunFailureThreshold
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'escalationType':
        $escalationType = unread(field)
        break
      case 'runBasedEscalation':
        $runBasedEscalation = readRunBasedEscalation(field, unknown, maxHoles, '/alertSettings/runBasedEscalation')
        break
      case 'reminders':
        $reminders = readReminders(field, unknown, maxHoles, '/alertSettings/reminders')
        break
      case 'parallelRunFailureThreshold':
        $parallelRunFailureThreshold = readParallelRunFailureThreshold(
          field,
          unknown,
          maxHoles,
          '/alertSettings/parallelRunFailureThreshold',
        )
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return {
    escalationType: $escalationType,
    runBasedEscalation: $runBasedEscalation,
    reminders: $reminders,
    parallelRunFailureThreshold: $parallelRunFailureThreshold,
  }
}

export function readRetryStrategy(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $type, $baseBackoffSeconds, $sameRegion, $maxRetries, $maxDurationSeconds, $onlyOn
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'type':
        $type = unread(field)
        break
      case 'baseBackoffSeconds':
        $baseBackoffSeconds = unread(field)
        break
      case 'sameRegion':
        $sameRegion = unread(field)
        break
      case 'maxRetries':
        $maxRetries = unread(field)
        break
      case 'maxDurationSeconds':
        $maxDurationSeconds = unread(field)
        break
      case 'onlyOn':
        $onlyOn = readList(field, unread, unread, unknown, maxHoles, '/retryStrategy/onlyOn')
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return {
    type: $type,
    baseBackoffSeconds: $baseBackoffSeconds,
    sameRegion: $sameRegion,
    maxRetries: $maxRetries,
    maxDurationSeconds: $maxDurationSeconds,
    onlyOn: $onlyOn,
  }
}

export function readTriggerIncident(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $serviceId, $severity, $name, $description, $notifySubscribers
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'serviceId':
        $serviceId = unread(field)
        break
      case 'severity':
        $severity = unread(field)
        break
      case 'name':
        $name = unread(field)
        break
      case 'description':
        $description = unread(field)
        break
      case 'notifySubscribers':
        $notifySubscribers = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
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

export function readIcmpAssertion(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $source, $property, $comparison, $target
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'source':
        $source = unread(field)
        break
      case 'property':
        $property = unread(field)
        break
      case 'comparison':
        $comparison = unread(field)
        break
      case 'target':
        $target = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { source: $source, property: $property, comparison: $comparison, target: $target }
}

export function readIcmpRequest(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $hostname, $ipFamily, $pingCount, $assertions
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'hostname':
        $hostname = unread(field)
        break
      case 'ipFamily':
        $ipFamily = unread(field)
        break
      case 'pingCount':
        $pingCount = unread(field)
        break
      case 'assertions':
        $assertions = readList(field, readIcmpAssertion, unread, unknown, maxHoles, '/request/assertions')
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { hostname: $hostname, ipFamily: $ipFamily, pingCount: $pingCount, assertions: $assertions }
}

export function readEnvironmentVariable(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $key, $value, $locked, $secret
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'key':
        $key = unread(field)
        break
      case 'value':
        $value = unread(field)
        break
      case 'locked':
        $locked = unread(field)
        break
      case 'secret':
        $secret = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { key: $key, value: $value, locked: $locked, secret: $secret }
}

export function readIcmpMonitorUpdate(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
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
        $heartbeat = unread(field)
        break
      case 'script':
        $script = unread(field)
        break
      case 'name':
        $name = unread(field)
        break
      case 'activated':
        $activated = unread(field)
        break
      case 'muted':
        $muted = unread(field)
        break
      case 'doubleCheck':
        $doubleCheck = unread(field)
        break
      case 'shouldFail':
        $shouldFail = unread(field)
        break
      case 'locations':
        $locations = readList(field, unread, unread, unknown, maxHoles, '/locations')
        break
      case 'tags':
        $tags = readList(field, unread, unread, unknown, maxHoles, '/tags')
        break
      case 'alertSettings':
        $alertSettings = readAlertSettings(field, unknown, maxHoles, '/alertSettings')
        break
      case 'useGlobalAlertSettings':
        $useGlobalAlertSettings = unread(field)
        break
      case 'groupId':
        $groupId = unread(field)
        break
      case 'groupOrder':
        $groupOrder = unread(field)
        break
      case 'runtimeId':
        $runtimeId = unread(field)
        break
      case 'alertChannelSubscriptions':
        $alertChannelSubscriptions = readList(field, unread, unread, unknown, maxHoles, '/alertChannelSubscriptions')
        break
      case 'retryStrategy':
        $retryStrategy = readRetryStrategy(field, unknown, maxHoles, '/retryStrategy')
        break
      case 'triggerIncident':
        $triggerIncident = readTriggerIncident(field, unknown, maxHoles, '/triggerIncident')
        break
      case 'runParallel':
        $runParallel = unread(field)
        break
      case 'description':
        $description = unread(field)
        break
      case 'frequency':
        $frequency = unread(field)
        break
      case 'frequencyOffset':
        $frequencyOffset = unread(field)
        break
      case 'request':
        $request = readIcmpRequest(field, unknown, maxHoles, '/request')
        break
      case 'scriptPath':
        $scriptPath = unread(field)
        break
      case 'sslCheckDomain':
        $sslCheckDomain = unread(field)
        break
      case 'environmentVariables':
        $environmentVariables = readList(
          field,
          readEnvironmentVariable,
          unread,
          unknown,
          Math.max(maxHoles, 51),
          '/environmentVariables',
        )
        break
      case 'setupSnippetId':
        $setupSnippetId = unread(field)
        break
      case 'tearDownSnippetId':
        $tearDownSnippetId = unread(field)
        break
      case 'localSetupScript':
        $localSetupScript = unread(field)
        break
      case 'localTearDownScript':
        $localTearDownScript = unread(field)
        break
      case 'degradedResponseTime':
        $degradedResponseTime = unread(field)
        break
      case 'maxResponseTime':
        $maxResponseTime = unread(field)
        break
      case 'degradedPacketLossThreshold':
        $degradedPacketLossThreshold = unread(field)
        break
      case 'maxPacketLossThreshold':
        $maxPacketLossThreshold = unread(field)
        break
      case 'privateLocations':
        $privateLocations = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return {
    heartbeat: $heartbeat,
    script: $script,
    name: $name,
    activated: $activated,
    muted: $muted,
    doubleCheck: $doubleCheck,
    shouldFail: $shouldFail,
    locations: $locations,
    tags: $tags,
    alertSettings: $alertSettings,
    useGlobalAlertSettings: $useGlobalAlertSettings,
    groupId: $groupId,
    groupOrder: $groupOrder,
    runtimeId: $runtimeId,
    alertChannelSubscriptions: $alertChannelSubscriptions,
    retryStrategy: $retryStrategy,
    triggerIncident: $triggerIncident,
    runParallel: $runParallel,
    description: $description,
    frequency: $frequency,
    frequencyOffset: $frequencyOffset,
    request: $request,
    scriptPath: $scriptPath,
    sslCheckDomain: $sslCheckDomain,
    environmentVariables: $environmentVariables,
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
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $alertChannelId, $activated
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'alertChannelId':
        $alertChannelId = unread(field)
        break
      case 'activated':
        $activated = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { alertChannelId: $alertChannelId, activated: $activated }
}

export function readEmailAlertChannel(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $address
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'address':
        $address = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { address: $address }
}

export function readWebhookParameter(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $key, $value, $locked
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'key':
        $key = unread(field)
        break
      case 'value':
        $value = unread(field)
        break
      case 'locked':
        $locked = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { key: $key, value: $value, locked: $locked }
}

export function readWebhookAlertChannel(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $url, $name, $method, $headers, $queryParameters
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'url':
        $url = unread(field)
        break
      case 'name':
        $name = unread(field)
        break
      case 'method':
        $method = unread(field)
        break
      case 'headers':
        $headers = readList(field, readWebhookParameter, unread, unknown, maxHoles, `${pointer}/headers`)
        break
      case 'queryParameters':
        $queryParameters = readList(
          field,
          readWebhookParameter,
          unread,
          unknown,
          maxHoles,
          `${pointer}/queryParameters`,
        )
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { url: $url, name: $name, method: $method, headers: $headers, queryParameters: $queryParameters }
}

export function readSlackAlertChannel(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $url
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'url':
        $url = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { url: $url }
}

export function readSmsAlertChannel(
  value: unknown,
  unknown: UnknownField[] | undefined,
  _maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $number, $name
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'number':
        $number = unread(field)
        break
      case 'name':
        $name = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { number: $number, name: $name }
}

export function readAlertChannels(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
  let $email, $webhook, $slack, $sms
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    const field = value[key]
    switch (key) {
      case 'email':
        $email = readList(
          field,
          readEmailAlertChannel,
          readEmailAlertChannel,
          unknown,
          maxHoles,
          '/alertChannels/email',
        )
        break
      case 'webhook':
        $webhook = readList(
          field,
          readWebhookAlertChannel,
          readWebhookAlertChannel,
          unknown,
          maxHoles,
          '/alertChannels/webhook',
        )
        break
      case 'slack':
        $slack = readList(
          field,
          readSlackAlertChannel,
          readSlackAlertChannel,
          unknown,
          maxHoles,
          '/alertChannels/slack',
        )
        break
      case 'sms':
        $sms = readList(field, readSmsAlertChannel, readSmsAlertChannel, unknown, maxHoles, '/alertChannels/sms')
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return { email: $email, webhook: $webhook, slack: $slack, sms: $sms }
}

export function readIcmpMonitor(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
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
        $heartbeat = unread(field)
        break
      case 'script':
        $script = unread(field)
        break
      case 'name':
        $name = unread(field)
        break
      case 'id':
        $id = unread(field)
        break
      case 'activated':
        $activated = unread(field)
        break
      case 'muted':
        $muted = unread(field)
        break
      case 'doubleCheck':
        $doubleCheck = unread(field)
        break
      case 'shouldFail':
        $shouldFail = unread(field)
        break
      case 'locations':
        $locations = readList(field, unread, unread, unknown, maxHoles, '/locations')
        break
      case 'tags':
        $tags = readList(field, unread, unread, unknown, maxHoles, '/tags')
        break
      case 'alertSettings':
        $alertSettings = readAlertSettings(field, unknown, maxHoles, '/alertSettings')
        break
      case 'useGlobalAlertSettings':
        $useGlobalAlertSettings = unread(field)
        break
      case 'groupId':
        $groupId = unread(field)
        break
      case 'groupOrder':
        $groupOrder = unread(field)
        break
      case 'runtimeId':
        $runtimeId = unread(field)
        break
      case 'alertChannelSubscriptions':
        $alertChannelSubscriptions = readList(
          field,
          readAlertChannelSubscription,
          unread,
          unknown,
          maxHoles,
          '/alertChannelSubscriptions',
        )
        break
      case 'retryStrategy':
        $retryStrategy = readRetryStrategy(field, unknown, maxHoles, '/retryStrategy')
        break
      case 'triggerIncident':
        $triggerIncident = readTriggerIncident(field, unknown, maxHoles, '/triggerIncident')
        break
      case 'runParallel':
        $runParallel = unread(field)
        break
      case 'description':
        $description = unread(field)
        break
      case 'frequency':
        $frequency = unread(field)
        break
      case 'frequencyOffset':
        $frequencyOffset = unread(field)
        break
      case 'request':
        $request = readIcmpRequest(field, unknown, maxHoles, '/request')
        break
      case 'scriptPath':
        $scriptPath = unread(field)
        break
      case 'sslCheckDomain':
        $sslCheckDomain = unread(field)
        break
      case 'environmentVariables':
        $environmentVariables = readList(
          field,
          readEnvironmentVariable,
          unread,
          unknown,
          Math.max(maxHoles, 51),
          '/environmentVariables',
        )
        break
      case 'setupSnippetId':
        $setupSnippetId = unread(field)
        break
      case 'tearDownSnippetId':
        $tearDownSnippetId = unread(field)
        break
      case 'localSetupScript':
        $localSetupScript = unread(field)
        break
      case 'localTearDownScript':
        $localTearDownScript = unread(field)
        break
      case 'degradedResponseTime':
        $degradedResponseTime = unread(field)
        break
      case 'maxResponseTime':
        $maxResponseTime = unread(field)
        break
      case 'degradedPacketLossThreshold':
        $degradedPacketLossThreshold = unread(field)
        break
      case 'maxPacketLossThreshold':
        $maxPacketLossThreshold = unread(field)
        break
      case 'privateLocations':
        $privateLocations = readList(field, unread, unread, unknown, maxHoles, '/privateLocations')
        break
      case 'created_at':
        $created_at = unread(field)
        break
      case 'updated_at':
        $updated_at = unread(field)
        break
      case 'alertChannels':
        $alertChannels = readAlertChannels(field, unknown, maxHoles, '/alertChannels')
        break
      case 'checkType':
        $checkType = unread(field)
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
    }
  }
  return {
    heartbeat: $heartbeat,
    script: $script,
    name: $name,
    id: $id,
    activated: $activated,
    muted: $muted,
    doubleCheck: $doubleCheck,
    shouldFail: $shouldFail,
    locations: $locations,
    tags: $tags,
    alertSettings: $alertSettings,
    useGlobalAlertSettings: $useGlobalAlertSettings,
    groupId: $groupId,
    groupOrder: $groupOrder,
    runtimeId: $runtimeId,
    alertChannelSubscriptions: $alertChannelSubscriptions,
    retryStrategy: $retryStrategy,
    triggerIncident: $triggerIncident,
    runParallel: $runParallel,
    description: $description,
    frequency: $frequency,
    frequencyOffset: $frequencyOffset,
    request: $request,
    scriptPath: $scriptPath,
    sslCheckDomain: $sslCheckDomain,
    environmentVariables: $environmentVariables,
    setupSnippetId: $setupSnippetId,
    tearDownSnippetId: $tearDownSnippetId,
    localSetupScript: $localSetupScript,
    localTearDownScript: $localTearDownScript,
    degradedResponseTime: $degradedResponseTime,
    maxResponseTime: $maxResponseTime,
    degradedPacketLossThreshold: $degradedPacketLossThreshold,
    maxPacketLossThreshold: $maxPacketLossThreshold,
    privateLocations: $privateLocations,
    created_at: $created_at,
    updated_at: $updated_at,
    alertChannels: $alertChannels,
    checkType: $checkType,
  }
}

export function readErrorGroup(
  value: unknown,
  unknown: UnknownField[] | undefined,
  maxHoles: number,
  pointer: string,
): unknown {
  if (!isFields(value)) return unread(value)
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
        $id = unread(field)
        break
      case 'checkId':
        $checkId = unread(field)
        break
      case 'errorHash':
        $errorHash = unread(field)
        break
      case 'rawErrorMessage':
        $rawErrorMessage = unread(field)
        break
      case 'cleanedErrorMessage':
        $cleanedErrorMessage = unread(field)
        break
      case 'firstSeen':
        $firstSeen = unread(field)
        break
      case 'lastSeen':
        $lastSeen = unread(field)
        break
      case 'archivedUntilNextEvent':
        $archivedUntilNextEvent = unread(field)
        break
      case 'rootCauseAnalyses':
        $rootCauseAnalyses = readList(field, unread, unread, unknown, maxHoles, '/rootCauseAnalyses')
        break
      default:
        if (field !== undefined) unknown?.push({ pointer, name: key })
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
    rootCauseAnalyses: $rootCauseAnalyses,
  }
}
