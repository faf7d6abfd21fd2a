import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { brokenRules, keepsRules } from '../rules.ts'

type Fields = Readonly<Record<string, unknown>>

interface Mistake {
  readonly instancePath: string
  readonly message: string
}

const locations = new Set<unknown>(icmpLocations)
const runtimes = new Set<unknown>(runtimeIds)
const minutes = new Set<unknown>(frequencies)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'
const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean'
const isNumber = (value: unknown): boolean => value === undefined || Number.isFinite(value)
const isNumberOrNull = (value: unknown): boolean => value === undefined || value === null || Number.isFinite(value)
const isMilliseconds = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0 && value <= 300_000)
const isPercentage = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value > 0 && value <= 100)
const isPosition = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0)
const isOffset = (value: unknown): boolean =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1)
const isFrequency = (value: unknown): boolean => value === undefined || minutes.has(value)
const isRuntime = (value: unknown): boolean => value === undefined || value === null || runtimes.has(value)
const areTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'))

const isDescription = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (value.length <= 500 || (value.length <= 1000 && [...value].length <= 500)))

const areSubscriptions = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isFields))

const areLocations = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.every((item) => locations.has(item)))

const isAlertSettings = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    isText(value.escalationType) &&
    (value.runBasedEscalation === undefined ||
      (isFields(value.runBasedEscalation) && isNumber(value.runBasedEscalation.failedRunThreshold))) &&
    (value.reminders === undefined ||
      (isFields(value.reminders) && isNumber(value.reminders.amount) && isNumber(value.reminders.interval))) &&
    (value.parallelRunFailureThreshold === undefined ||
      (isFields(value.parallelRunFailureThreshold) &&
        isFlag(value.parallelRunFailureThreshold.enabled) &&
        isNumber(value.parallelRunFailureThreshold.percentage))))

const isRetryStrategy = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    isText(value.type) &&
    isNumber(value.baseBackoffSeconds) &&
    isFlag(value.sameRegion) &&
    isNumber(value.maxRetries) &&
    isNumber(value.maxDurationSeconds) &&
    areTexts(value.onlyOn))

const isTriggerIncident = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    isText(value.serviceId) &&
    isText(value.severity) &&
    isText(value.name) &&
    isText(value.description) &&
    isFlag(value.notifySubscribers))

const isAssertion = (value: unknown): boolean =>
  isFields(value) && isText(value.source) && isText(value.property) && isText(value.comparison) && isText(value.target)

const isRequest = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) &&
    isText(value.hostname) &&
    isText(value.ipFamily) &&
    isNumber(value.pingCount) &&
    (value.assertions === undefined || (Array.isArray(value.assertions) && value.assertions.every(isAssertion))))

const isVariable = (value: unknown): boolean =>
  isFields(value) && isText(value.key) && isText(value.value) && isFlag(value.locked) && isFlag(value.secret)

const areVariables = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length <= 50 && value.every(isVariable))

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
  if (!isFields(body.heartbeat)) found.push({ instancePath: '/heartbeat', message: 'must be an object' })
  if (typeof body.script !== 'string') found.push({ instancePath: '/script', message: 'must be a text' })
  if (!isText(body.name)) found.push({ instancePath: '/name', message: 'must be a text' })
  if (!isFlag(body.activated)) found.push({ instancePath: '/activated', message: 'must be true or false' })
  if (!isFlag(body.muted)) found.push({ instancePath: '/muted', message: 'must be true or false' })
  if (!isFlag(body.doubleCheck)) found.push({ instancePath: '/doubleCheck', message: 'must be true or false' })
  if (!isFlag(body.shouldFail)) found.push({ instancePath: '/shouldFail', message: 'must be true or false' })
  if (!areLocations(body.locations))
    found.push({ instancePath: '/locations', message: 'must hold known locations only' })
  if (!areTexts(body.tags)) found.push({ instancePath: '/tags', message: 'must hold texts only' })
  if (!isAlertSettings(body.alertSettings))
    found.push({ instancePath: '/alertSettings', message: 'must be alert settings' })
  if (!isFlag(body.useGlobalAlertSettings))
    found.push({ instancePath: '/useGlobalAlertSettings', message: 'must be true or false' })
  if (!isNumberOrNull(body.groupId)) found.push({ instancePath: '/groupId', message: 'must be a number or null' })
  if (!isPosition(body.groupOrder)) found.push({ instancePath: '/groupOrder', message: 'must be at least 0' })
  if (!isRuntime(body.runtimeId)) found.push({ instancePath: '/runtimeId', message: 'must be a known runtime' })
  if (!areSubscriptions(body.alertChannelSubscriptions))
    found.push({ instancePath: '/alertChannelSubscriptions', message: 'must hold objects only' })
  if (!isRetryStrategy(body.retryStrategy))
    found.push({ instancePath: '/retryStrategy', message: 'must be a retry strategy' })
  if (!isTriggerIncident(body.triggerIncident))
    found.push({ instancePath: '/triggerIncident', message: 'must be an incident' })
  if (!isFlag(body.runParallel)) found.push({ instancePath: '/runParallel', message: 'must be true or false' })
  if (!isDescription(body.description))
    found.push({ instancePath: '/description', message: 'must have at most 500 characters' })
  if (!isFrequency(body.frequency)) found.push({ instancePath: '/frequency', message: 'must be an allowed frequency' })
  if (!isOffset(body.frequencyOffset))
    found.push({ instancePath: '/frequencyOffset', message: 'must be a whole number of at least 1' })
  if (!isRequest(body.request)) found.push({ instancePath: '/request', message: 'must be a request' })
  if (!isTextOrNull(body.scriptPath)) found.push({ instancePath: '/scriptPath', message: 'must be a text or null' })
  if (!isText(body.sslCheckDomain)) found.push({ instancePath: '/sslCheckDomain', message: 'must be a text' })
  if (!areVariables(body.environmentVariables))
    found.push({ instancePath: '/environmentVariables', message: 'must hold at most 50 variables' })
  if (!isNumberOrNull(body.setupSnippetId))
    found.push({ instancePath: '/setupSnippetId', message: 'must be a number or null' })
  if (!isNumberOrNull(body.tearDownSnippetId))
    found.push({ instancePath: '/tearDownSnippetId', message: 'must be a number or null' })
  if (!isTextOrNull(body.localSetupScript))
    found.push({ instancePath: '/localSetupScript', message: 'must be a text or null' })
  if (!isTextOrNull(body.localTearDownScript))
    found.push({ instancePath: '/localTearDownScript', message: 'must be a text or null' })
  if (!isMilliseconds(body.degradedResponseTime))
    found.push({ instancePath: '/degradedResponseTime', message: 'must be from 0 to 300000' })
  if (!isMilliseconds(body.maxResponseTime))
    found.push({ instancePath: '/maxResponseTime', message: 'must be from 0 to 300000' })
  if (!isPercentage(body.degradedPacketLossThreshold))
    found.push({ instancePath: '/degradedPacketLossThreshold', message: 'must be above 0 and at most 100' })
  if (!isPercentage(body.maxPacketLossThreshold))
    found.push({ instancePath: '/maxPacketLossThreshold', message: 'must be above 0 and at most 100' })
  if (!isText(body.privateLocations)) found.push({ instancePath: '/privateLocations', message: 'must be a text' })
  found.push(...brokenRules(body))
  return found
}

export const mistakes = (found: readonly Mistake[]): number => found.length
