// Generated from schemas/ by `npm run generate`. Do not edit.
import type { FieldReaders, Nested } from '../schema/field-readers.ts'
import type { Unit } from '../schema/in-words.ts'

export const monitorFieldReaders: FieldReaders = {
  heartbeat: (record: Nested) => record['heartbeat'],
  script: (record: Nested) => record['script'],
  name: (record: Nested) => record['name'],
  id: (record: Nested) => record['id'],
  activated: (record: Nested) => record['activated'],
  muted: (record: Nested) => record['muted'],
  doubleCheck: (record: Nested) => record['doubleCheck'],
  shouldFail: (record: Nested) => record['shouldFail'],
  locations: (record: Nested) => record['locations'],
  tags: (record: Nested) => record['tags'],
  alertSettings: (record: Nested) => record['alertSettings'],
  'alertSettings.escalationType': (record: Nested) => record['alertSettings']?.['escalationType'],
  'alertSettings.runBasedEscalation': (record: Nested) =>
    record['alertSettings']?.['runBasedEscalation'],
  'alertSettings.runBasedEscalation.failedRunThreshold': (record: Nested) =>
    record['alertSettings']?.['runBasedEscalation']?.['failedRunThreshold'],
  'alertSettings.reminders': (record: Nested) => record['alertSettings']?.['reminders'],
  'alertSettings.reminders.amount': (record: Nested) =>
    record['alertSettings']?.['reminders']?.['amount'],
  'alertSettings.reminders.interval': (record: Nested) =>
    record['alertSettings']?.['reminders']?.['interval'],
  'alertSettings.parallelRunFailureThreshold': (record: Nested) =>
    record['alertSettings']?.['parallelRunFailureThreshold'],
  'alertSettings.parallelRunFailureThreshold.enabled': (record: Nested) =>
    record['alertSettings']?.['parallelRunFailureThreshold']?.['enabled'],
  'alertSettings.parallelRunFailureThreshold.percentage': (record: Nested) =>
    record['alertSettings']?.['parallelRunFailureThreshold']?.['percentage'],
  useGlobalAlertSettings: (record: Nested) => record['useGlobalAlertSettings'],
  groupId: (record: Nested) => record['groupId'],
  groupOrder: (record: Nested) => record['groupOrder'],
  runtimeId: (record: Nested) => record['runtimeId'],
  alertChannelSubscriptions: (record: Nested) => record['alertChannelSubscriptions'],
  retryStrategy: (record: Nested) => record['retryStrategy'],
  'retryStrategy.type': (record: Nested) => record['retryStrategy']?.['type'],
  'retryStrategy.baseBackoffSeconds': (record: Nested) =>
    record['retryStrategy']?.['baseBackoffSeconds'],
  'retryStrategy.sameRegion': (record: Nested) => record['retryStrategy']?.['sameRegion'],
  'retryStrategy.maxRetries': (record: Nested) => record['retryStrategy']?.['maxRetries'],
  'retryStrategy.maxDurationSeconds': (record: Nested) =>
    record['retryStrategy']?.['maxDurationSeconds'],
  'retryStrategy.onlyOn': (record: Nested) => record['retryStrategy']?.['onlyOn'],
  triggerIncident: (record: Nested) => record['triggerIncident'],
  'triggerIncident.serviceId': (record: Nested) => record['triggerIncident']?.['serviceId'],
  'triggerIncident.severity': (record: Nested) => record['triggerIncident']?.['severity'],
  'triggerIncident.name': (record: Nested) => record['triggerIncident']?.['name'],
  'triggerIncident.description': (record: Nested) => record['triggerIncident']?.['description'],
  'triggerIncident.notifySubscribers': (record: Nested) =>
    record['triggerIncident']?.['notifySubscribers'],
  runParallel: (record: Nested) => record['runParallel'],
  description: (record: Nested) => record['description'],
  frequency: (record: Nested) => record['frequency'],
  frequencyOffset: (record: Nested) => record['frequencyOffset'],
  request: (record: Nested) => record['request'],
  'request.hostname': (record: Nested) => record['request']?.['hostname'],
  'request.ipFamily': (record: Nested) => record['request']?.['ipFamily'],
  'request.pingCount': (record: Nested) => record['request']?.['pingCount'],
  'request.assertions': (record: Nested) => record['request']?.['assertions'],
  scriptPath: (record: Nested) => record['scriptPath'],
  sslCheckDomain: (record: Nested) => record['sslCheckDomain'],
  environmentVariables: (record: Nested) => record['environmentVariables'],
  setupSnippetId: (record: Nested) => record['setupSnippetId'],
  tearDownSnippetId: (record: Nested) => record['tearDownSnippetId'],
  localSetupScript: (record: Nested) => record['localSetupScript'],
  localTearDownScript: (record: Nested) => record['localTearDownScript'],
  degradedResponseTime: (record: Nested) => record['degradedResponseTime'],
  maxResponseTime: (record: Nested) => record['maxResponseTime'],
  degradedPacketLossThreshold: (record: Nested) => record['degradedPacketLossThreshold'],
  maxPacketLossThreshold: (record: Nested) => record['maxPacketLossThreshold'],
  privateLocations: (record: Nested) => record['privateLocations'],
  created_at: (record: Nested) => record['created_at'],
  updated_at: (record: Nested) => record['updated_at'],
  alertChannels: (record: Nested) => record['alertChannels'],
  'alertChannels.email': (record: Nested) => record['alertChannels']?.['email'],
  'alertChannels.webhook': (record: Nested) => record['alertChannels']?.['webhook'],
  'alertChannels.slack': (record: Nested) => record['alertChannels']?.['slack'],
  'alertChannels.sms': (record: Nested) => record['alertChannels']?.['sms'],
  checkType: (record: Nested) => record['checkType'],
}

export const errorGroupFieldReaders: FieldReaders = {
  id: (record: Nested) => record['id'],
  checkId: (record: Nested) => record['checkId'],
  errorHash: (record: Nested) => record['errorHash'],
  rawErrorMessage: (record: Nested) => record['rawErrorMessage'],
  cleanedErrorMessage: (record: Nested) => record['cleanedErrorMessage'],
  firstSeen: (record: Nested) => record['firstSeen'],
  lastSeen: (record: Nested) => record['lastSeen'],
  archivedUntilNextEvent: (record: Nested) => record['archivedUntilNextEvent'],
  rootCauseAnalyses: (record: Nested) => record['rootCauseAnalyses'],
}

/** The units of the fields of a monitor. */
export const monitorFieldUnits: { readonly [field: string]: Unit } = {
  frequency: 'min',
  degradedResponseTime: 'ms',
  maxResponseTime: 'ms',
  degradedPacketLossThreshold: '%',
  maxPacketLossThreshold: '%',
}
