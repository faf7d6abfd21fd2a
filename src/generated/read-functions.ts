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
    switch (key) {
      case 'failedRunThreshold':
        $failedRunThreshold = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'amount':
        $amount = unread(value[key])
        break
      case 'interval':
        $interval = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'enabled':
        $enabled = unread(value[key])
        break
      case 'percentage':
        $percentage = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'escalationType':
        $escalationType = unread(value[key])
        break
      case 'runBasedEscalation':
        $runBasedEscalation = readRunBasedEscalation(value[key], unknown, maxHoles, '/alertSettings/runBasedEscalation')
        break
      case 'reminders':
        $reminders = readReminders(value[key], unknown, maxHoles, '/alertSettings/reminders')
        break
      case 'parallelRunFailureThreshold':
        $parallelRunFailureThreshold = readParallelRunFailureThreshold(
          value[key],
          unknown,
          maxHoles,
          '/alertSettings/parallelRunFailureThreshold',
        )
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'type':
        $type = unread(value[key])
        break
      case 'baseBackoffSeconds':
        $baseBackoffSeconds = unread(value[key])
        break
      case 'sameRegion':
        $sameRegion = unread(value[key])
        break
      case 'maxRetries':
        $maxRetries = unread(value[key])
        break
      case 'maxDurationSeconds':
        $maxDurationSeconds = unread(value[key])
        break
      case 'onlyOn':
        $onlyOn = readList(value[key], unread, unread, unknown, maxHoles, '/retryStrategy/onlyOn')
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'serviceId':
        $serviceId = unread(value[key])
        break
      case 'severity':
        $severity = unread(value[key])
        break
      case 'name':
        $name = unread(value[key])
        break
      case 'description':
        $description = unread(value[key])
        break
      case 'notifySubscribers':
        $notifySubscribers = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'source':
        $source = unread(value[key])
        break
      case 'property':
        $property = unread(value[key])
        break
      case 'comparison':
        $comparison = unread(value[key])
        break
      case 'target':
        $target = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'hostname':
        $hostname = unread(value[key])
        break
      case 'ipFamily':
        $ipFamily = unread(value[key])
        break
      case 'pingCount':
        $pingCount = unread(value[key])
        break
      case 'assertions':
        $assertions = readList(value[key], readIcmpAssertion, unread, unknown, maxHoles, '/request/assertions')
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'key':
        $key = unread(value[key])
        break
      case 'value':
        $value = unread(value[key])
        break
      case 'locked':
        $locked = unread(value[key])
        break
      case 'secret':
        $secret = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'heartbeat':
        $heartbeat = unread(value[key])
        break
      case 'script':
        $script = unread(value[key])
        break
      case 'name':
        $name = unread(value[key])
        break
      case 'activated':
        $activated = unread(value[key])
        break
      case 'muted':
        $muted = unread(value[key])
        break
      case 'doubleCheck':
        $doubleCheck = unread(value[key])
        break
      case 'shouldFail':
        $shouldFail = unread(value[key])
        break
      case 'locations':
        $locations = readList(value[key], unread, unread, unknown, maxHoles, '/locations')
        break
      case 'tags':
        $tags = readList(value[key], unread, unread, unknown, maxHoles, '/tags')
        break
      case 'alertSettings':
        $alertSettings = readAlertSettings(value[key], unknown, maxHoles, '/alertSettings')
        break
      case 'useGlobalAlertSettings':
        $useGlobalAlertSettings = unread(value[key])
        break
      case 'groupId':
        $groupId = unread(value[key])
        break
      case 'groupOrder':
        $groupOrder = unread(value[key])
        break
      case 'runtimeId':
        $runtimeId = unread(value[key])
        break
      case 'alertChannelSubscriptions':
        $alertChannelSubscriptions = readList(
          value[key],
          unread,
          unread,
          unknown,
          maxHoles,
          '/alertChannelSubscriptions',
        )
        break
      case 'retryStrategy':
        $retryStrategy = readRetryStrategy(value[key], unknown, maxHoles, '/retryStrategy')
        break
      case 'triggerIncident':
        $triggerIncident = readTriggerIncident(value[key], unknown, maxHoles, '/triggerIncident')
        break
      case 'runParallel':
        $runParallel = unread(value[key])
        break
      case 'description':
        $description = unread(value[key])
        break
      case 'frequency':
        $frequency = unread(value[key])
        break
      case 'frequencyOffset':
        $frequencyOffset = unread(value[key])
        break
      case 'request':
        $request = readIcmpRequest(value[key], unknown, maxHoles, '/request')
        break
      case 'scriptPath':
        $scriptPath = unread(value[key])
        break
      case 'sslCheckDomain':
        $sslCheckDomain = unread(value[key])
        break
      case 'environmentVariables':
        $environmentVariables = readList(
          value[key],
          readEnvironmentVariable,
          unread,
          unknown,
          Math.max(maxHoles, 51),
          '/environmentVariables',
        )
        break
      case 'setupSnippetId':
        $setupSnippetId = unread(value[key])
        break
      case 'tearDownSnippetId':
        $tearDownSnippetId = unread(value[key])
        break
      case 'localSetupScript':
        $localSetupScript = unread(value[key])
        break
      case 'localTearDownScript':
        $localTearDownScript = unread(value[key])
        break
      case 'degradedResponseTime':
        $degradedResponseTime = unread(value[key])
        break
      case 'maxResponseTime':
        $maxResponseTime = unread(value[key])
        break
      case 'degradedPacketLossThreshold':
        $degradedPacketLossThreshold = unread(value[key])
        break
      case 'maxPacketLossThreshold':
        $maxPacketLossThreshold = unread(value[key])
        break
      case 'privateLocations':
        $privateLocations = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'alertChannelId':
        $alertChannelId = unread(value[key])
        break
      case 'activated':
        $activated = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'address':
        $address = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'key':
        $key = unread(value[key])
        break
      case 'value':
        $value = unread(value[key])
        break
      case 'locked':
        $locked = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'url':
        $url = unread(value[key])
        break
      case 'name':
        $name = unread(value[key])
        break
      case 'method':
        $method = unread(value[key])
        break
      case 'headers':
        $headers = readList(value[key], readWebhookParameter, unread, unknown, maxHoles, `${pointer}/headers`)
        break
      case 'queryParameters':
        $queryParameters = readList(
          value[key],
          readWebhookParameter,
          unread,
          unknown,
          maxHoles,
          `${pointer}/queryParameters`,
        )
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'url':
        $url = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'number':
        $number = unread(value[key])
        break
      case 'name':
        $name = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'email':
        $email = readList(
          value[key],
          readEmailAlertChannel,
          readEmailAlertChannel,
          unknown,
          maxHoles,
          '/alertChannels/email',
        )
        break
      case 'webhook':
        $webhook = readList(
          value[key],
          readWebhookAlertChannel,
          readWebhookAlertChannel,
          unknown,
          maxHoles,
          '/alertChannels/webhook',
        )
        break
      case 'slack':
        $slack = readList(
          value[key],
          readSlackAlertChannel,
          readSlackAlertChannel,
          unknown,
          maxHoles,
          '/alertChannels/slack',
        )
        break
      case 'sms':
        $sms = readList(value[key], readSmsAlertChannel, readSmsAlertChannel, unknown, maxHoles, '/alertChannels/sms')
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'heartbeat':
        $heartbeat = unread(value[key])
        break
      case 'script':
        $script = unread(value[key])
        break
      case 'name':
        $name = unread(value[key])
        break
      case 'id':
        $id = unread(value[key])
        break
      case 'activated':
        $activated = unread(value[key])
        break
      case 'muted':
        $muted = unread(value[key])
        break
      case 'doubleCheck':
        $doubleCheck = unread(value[key])
        break
      case 'shouldFail':
        $shouldFail = unread(value[key])
        break
      case 'locations':
        $locations = readList(value[key], unread, unread, unknown, maxHoles, '/locations')
        break
      case 'tags':
        $tags = readList(value[key], unread, unread, unknown, maxHoles, '/tags')
        break
      case 'alertSettings':
        $alertSettings = readAlertSettings(value[key], unknown, maxHoles, '/alertSettings')
        break
      case 'useGlobalAlertSettings':
        $useGlobalAlertSettings = unread(value[key])
        break
      case 'groupId':
        $groupId = unread(value[key])
        break
      case 'groupOrder':
        $groupOrder = unread(value[key])
        break
      case 'runtimeId':
        $runtimeId = unread(value[key])
        break
      case 'alertChannelSubscriptions':
        $alertChannelSubscriptions = readList(
          value[key],
          readAlertChannelSubscription,
          unread,
          unknown,
          maxHoles,
          '/alertChannelSubscriptions',
        )
        break
      case 'retryStrategy':
        $retryStrategy = readRetryStrategy(value[key], unknown, maxHoles, '/retryStrategy')
        break
      case 'triggerIncident':
        $triggerIncident = readTriggerIncident(value[key], unknown, maxHoles, '/triggerIncident')
        break
      case 'runParallel':
        $runParallel = unread(value[key])
        break
      case 'description':
        $description = unread(value[key])
        break
      case 'frequency':
        $frequency = unread(value[key])
        break
      case 'frequencyOffset':
        $frequencyOffset = unread(value[key])
        break
      case 'request':
        $request = readIcmpRequest(value[key], unknown, maxHoles, '/request')
        break
      case 'scriptPath':
        $scriptPath = unread(value[key])
        break
      case 'sslCheckDomain':
        $sslCheckDomain = unread(value[key])
        break
      case 'environmentVariables':
        $environmentVariables = readList(
          value[key],
          readEnvironmentVariable,
          unread,
          unknown,
          Math.max(maxHoles, 51),
          '/environmentVariables',
        )
        break
      case 'setupSnippetId':
        $setupSnippetId = unread(value[key])
        break
      case 'tearDownSnippetId':
        $tearDownSnippetId = unread(value[key])
        break
      case 'localSetupScript':
        $localSetupScript = unread(value[key])
        break
      case 'localTearDownScript':
        $localTearDownScript = unread(value[key])
        break
      case 'degradedResponseTime':
        $degradedResponseTime = unread(value[key])
        break
      case 'maxResponseTime':
        $maxResponseTime = unread(value[key])
        break
      case 'degradedPacketLossThreshold':
        $degradedPacketLossThreshold = unread(value[key])
        break
      case 'maxPacketLossThreshold':
        $maxPacketLossThreshold = unread(value[key])
        break
      case 'privateLocations':
        $privateLocations = readList(value[key], unread, unread, unknown, maxHoles, '/privateLocations')
        break
      case 'created_at':
        $created_at = unread(value[key])
        break
      case 'updated_at':
        $updated_at = unread(value[key])
        break
      case 'alertChannels':
        $alertChannels = readAlertChannels(value[key], unknown, maxHoles, '/alertChannels')
        break
      case 'checkType':
        $checkType = unread(value[key])
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
    switch (key) {
      case 'id':
        $id = unread(value[key])
        break
      case 'checkId':
        $checkId = unread(value[key])
        break
      case 'errorHash':
        $errorHash = unread(value[key])
        break
      case 'rawErrorMessage':
        $rawErrorMessage = unread(value[key])
        break
      case 'cleanedErrorMessage':
        $cleanedErrorMessage = unread(value[key])
        break
      case 'firstSeen':
        $firstSeen = unread(value[key])
        break
      case 'lastSeen':
        $lastSeen = unread(value[key])
        break
      case 'archivedUntilNextEvent':
        $archivedUntilNextEvent = unread(value[key])
        break
      case 'rootCauseAnalyses':
        $rootCauseAnalyses = readList(value[key], unread, unread, unknown, maxHoles, '/rootCauseAnalyses')
        break
      default:
        if (value[key] !== undefined) unknown?.push({ pointer, name: key })
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
