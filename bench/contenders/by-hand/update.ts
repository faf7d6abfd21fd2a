import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { brokenRules, keepsRules } from '../rules.ts'

type Fields = Readonly<Record<string, unknown>>

export interface Mistake {
  readonly instancePath: string
  readonly message: string
}

const locations = new Set<unknown>(icmpLocations)
const runtimes = new Set<unknown>(runtimeIds)
const minutes = new Set<unknown>(frequencies)

type Test = (value: unknown) => boolean

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText: Test = (value) => value === undefined || typeof value === 'string'
const isTextOrNull: Test = (value) =>
  value === undefined || value === null || typeof value === 'string'
const isFlag: Test = (value) => value === undefined || typeof value === 'boolean'
const isNumber: Test = (value) => value === undefined || Number.isFinite(value)
const isNumberOrNull: Test = (value) =>
  value === undefined || value === null || Number.isFinite(value)
const isMilliseconds: Test = (value) =>
  value === undefined ||
  value === null ||
  (typeof value === 'number' && value >= 0 && value <= 300_000)
const isPercentage: Test = (value) =>
  value === undefined || value === null || (typeof value === 'number' && value > 0 && value <= 100)
const isPosition: Test = (value) =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0)
const isOffset: Test = (value) =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1)
const isFrequency: Test = (value) => value === undefined || minutes.has(value)
const isRuntime: Test = (value) => value === undefined || value === null || runtimes.has(value)
const areTexts: Test = (value) =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
const areSubscriptions: Test = (value) =>
  value === undefined || (Array.isArray(value) && value.every(isFields))
const areLocations: Test = (value) =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every((item) => locations.has(item)))

const isDescription: Test = (value) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' &&
    (value.length <= 500 || (value.length <= 1000 && [...value].length <= 500)))

const isAlertSettings: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.escalationType) &&
    (value.runBasedEscalation === undefined ||
      (isFields(value.runBasedEscalation) &&
        isNumber(value.runBasedEscalation.failedRunThreshold))) &&
    (value.reminders === undefined ||
      (isFields(value.reminders) &&
        isNumber(value.reminders.amount) &&
        isNumber(value.reminders.interval))) &&
    (value.parallelRunFailureThreshold === undefined ||
      (isFields(value.parallelRunFailureThreshold) &&
        isFlag(value.parallelRunFailureThreshold.enabled) &&
        isNumber(value.parallelRunFailureThreshold.percentage))))

const isRetryStrategy: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.type) &&
    isNumber(value.baseBackoffSeconds) &&
    isFlag(value.sameRegion) &&
    isNumber(value.maxRetries) &&
    isNumber(value.maxDurationSeconds) &&
    areTexts(value.onlyOn))

const isTriggerIncident: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.serviceId) &&
    isText(value.severity) &&
    isText(value.name) &&
    isText(value.description) &&
    isFlag(value.notifySubscribers))

const isAssertion: Test = (value) =>
  isFields(value) &&
  isText(value.source) &&
  isText(value.property) &&
  isText(value.comparison) &&
  isText(value.target)

const isRequest: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.hostname) &&
    isText(value.ipFamily) &&
    isNumber(value.pingCount) &&
    (value.assertions === undefined ||
      (Array.isArray(value.assertions) && value.assertions.every(isAssertion))))

const isVariable: Test = (value) =>
  isFields(value) &&
  isText(value.key) &&
  isText(value.value) &&
  isFlag(value.locked) &&
  isFlag(value.secret)

const areVariables: Test = (value) =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length <= 50 && value.every(isVariable))

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
  expect(
    areSubscriptions(body.alertChannelSubscriptions),
    'alertChannelSubscriptions',
    'must hold objects only',
  )
  expect(isRetryStrategy(body.retryStrategy), 'retryStrategy', 'must be a retry strategy')
  expect(isTriggerIncident(body.triggerIncident), 'triggerIncident', 'must be an incident')
  expect(isFlag(body.runParallel), 'runParallel', 'must be true or false')
  expect(isDescription(body.description), 'description', 'must have at most 500 characters')
  expect(isFrequency(body.frequency), 'frequency', 'must be an allowed frequency')
  expect(isOffset(body.frequencyOffset), 'frequencyOffset', 'must be a whole number of at least 1')
  expect(isRequest(body.request), 'request', 'must be a request')
  expect(isTextOrNull(body.scriptPath), 'scriptPath', 'must be a text or null')
  expect(isText(body.sslCheckDomain), 'sslCheckDomain', 'must be a text')
  expect(
    areVariables(body.environmentVariables),
    'environmentVariables',
    'must hold at most 50 variables',
  )
  expect(isNumberOrNull(body.setupSnippetId), 'setupSnippetId', 'must be a number or null')
  expect(isNumberOrNull(body.tearDownSnippetId), 'tearDownSnippetId', 'must be a number or null')
  expect(isTextOrNull(body.localSetupScript), 'localSetupScript', 'must be a text or null')
  expect(isTextOrNull(body.localTearDownScript), 'localTearDownScript', 'must be a text or null')
  expect(
    isMilliseconds(body.degradedResponseTime),
    'degradedResponseTime',
    'must be from 0 to 300000',
  )
  expect(isMilliseconds(body.maxResponseTime), 'maxResponseTime', 'must be from 0 to 300000')
  expect(
    isPercentage(body.degradedPacketLossThreshold),
    'degradedPacketLossThreshold',
    'must be above 0 and at most 100',
  )
  expect(
    isPercentage(body.maxPacketLossThreshold),
    'maxPacketLossThreshold',
    'must be above 0 and at most 100',
  )
  expect(isText(body.privateLocations), 'privateLocations', 'must be a text')
  return [...found, ...brokenRules(body)]
}

export const mistakes = (found: readonly Mistake[]): number => found.length
