import {
  areLocations,
  areSubscriptions,
  areTexts,
  areVariables,
  isAlertSettings,
  isDescription,
  isFields,
  isFlag,
  isFrequency,
  isMilliseconds,
  isNumberOrNull,
  isOffset,
  isPercentage,
  isPosition,
  isRequest,
  isRetryStrategy,
  isRuntime,
  isText,
  isTextOrNull,
  isTriggerIncident,
  type Mistake,
} from './fields.ts'
import { brokenRules, keepsRules } from '../rules.ts'

export const is = (body: unknown): boolean =>
  isFields(body) &&
  isFields(body.heartbeat) &&
  typeof body.script === 'string' &&
  isText(body.name) &&
  isFlag(body.activated) &&
  isFlag(body.muted) &&
  isFlag(body.doubleCheck) &&
  isFlag(body.shouldFail) &&
  areLocations(body.locations) &&
  areTexts(body.tags) &&
  isAlertSettings(body.alertSettings) &&
  isFlag(body.useGlobalAlertSettings) &&
  isNumberOrNull(body.groupId) &&
  isPosition(body.groupOrder) &&
  isRuntime(body.runtimeId) &&
  areSubscriptions(body.alertChannelSubscriptions) &&
  isRetryStrategy(body.retryStrategy) &&
  isTriggerIncident(body.triggerIncident) &&
  isFlag(body.runParallel) &&
  isDescription(body.description) &&
  isFrequency(body.frequency) &&
  isOffset(body.frequencyOffset) &&
  isRequest(body.request) &&
  isTextOrNull(body.scriptPath) &&
  isText(body.sslCheckDomain) &&
  areVariables(body.environmentVariables) &&
  isNumberOrNull(body.setupSnippetId) &&
  isNumberOrNull(body.tearDownSnippetId) &&
  isTextOrNull(body.localSetupScript) &&
  isTextOrNull(body.localTearDownScript) &&
  isMilliseconds(body.degradedResponseTime) &&
  isMilliseconds(body.maxResponseTime) &&
  isPercentage(body.degradedPacketLossThreshold) &&
  isPercentage(body.maxPacketLossThreshold) &&
  isText(body.privateLocations) &&
  keepsRules(body)

/** Returns mistakes with the field of the body, not the path inside it. */
export function validate(body: unknown): readonly Mistake[] {
  if (!isFields(body)) return [{ instancePath: '', message: 'must be an object' }]
  const found: Mistake[] = []
  const expect = (isValid: boolean, field: string, message: string): void => {
    if (!isValid) found.push({ instancePath: `/${field}`, message })
  }
  expect(isFields(body.heartbeat), 'heartbeat', 'must be an object')
  expect(typeof body.script === 'string', 'script', 'must be a text')
  expect(isText(body.name), 'name', 'must be a text')
  expect(isFlag(body.activated), 'activated', 'must be true or false')
  expect(isFlag(body.muted), 'muted', 'must be true or false')
  expect(isFlag(body.doubleCheck), 'doubleCheck', 'must be true or false')
  expect(isFlag(body.shouldFail), 'shouldFail', 'must be true or false')
  expect(areLocations(body.locations), 'locations', 'must hold known locations only')
  expect(areTexts(body.tags), 'tags', 'must hold texts only')
  expect(isAlertSettings(body.alertSettings), 'alertSettings', 'must be alert settings')
  expect(isFlag(body.useGlobalAlertSettings), 'useGlobalAlertSettings', 'must be true or false')
  expect(isNumberOrNull(body.groupId), 'groupId', 'must be a number or null')
  expect(isPosition(body.groupOrder), 'groupOrder', 'must be at least 0')
  expect(isRuntime(body.runtimeId), 'runtimeId', 'must be a known runtime')
  expect(areSubscriptions(body.alertChannelSubscriptions), 'alertChannelSubscriptions', 'must hold objects only')
  expect(isRetryStrategy(body.retryStrategy), 'retryStrategy', 'must be a retry strategy')
  expect(isTriggerIncident(body.triggerIncident), 'triggerIncident', 'must be an incident')
  expect(isFlag(body.runParallel), 'runParallel', 'must be true or false')
  expect(isDescription(body.description), 'description', 'must have at most 500 characters')
  expect(isFrequency(body.frequency), 'frequency', 'must be an allowed frequency')
  expect(isOffset(body.frequencyOffset), 'frequencyOffset', 'must be a whole number of at least 1')
  expect(isRequest(body.request), 'request', 'must be a request')
  expect(isTextOrNull(body.scriptPath), 'scriptPath', 'must be a text or null')
  expect(isText(body.sslCheckDomain), 'sslCheckDomain', 'must be a text')
  expect(areVariables(body.environmentVariables), 'environmentVariables', 'must hold at most 50 variables')
  expect(isNumberOrNull(body.setupSnippetId), 'setupSnippetId', 'must be a number or null')
  expect(isNumberOrNull(body.tearDownSnippetId), 'tearDownSnippetId', 'must be a number or null')
  expect(isTextOrNull(body.localSetupScript), 'localSetupScript', 'must be a text or null')
  expect(isTextOrNull(body.localTearDownScript), 'localTearDownScript', 'must be a text or null')
  expect(isMilliseconds(body.degradedResponseTime), 'degradedResponseTime', 'must be from 0 to 300000')
  expect(isMilliseconds(body.maxResponseTime), 'maxResponseTime', 'must be from 0 to 300000')
  expect(
    isPercentage(body.degradedPacketLossThreshold),
    'degradedPacketLossThreshold',
    'must be above 0 and at most 100',
  )
  expect(isPercentage(body.maxPacketLossThreshold), 'maxPacketLossThreshold', 'must be above 0 and at most 100')
  expect(isText(body.privateLocations), 'privateLocations', 'must be a text')
  return [...found, ...brokenRules(body)]
}

export const mistakes = (found: readonly Mistake[]): number => found.length
