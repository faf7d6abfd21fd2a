import { frequencies, icmpLocations, runtimeIds } from '../../../dist/index.js'

export type Fields = Readonly<Record<string, unknown>>

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
export const isText: Test = (value) => value === undefined || typeof value === 'string'
export const isTextOrNull: Test = (value) => value === undefined || value === null || typeof value === 'string'
export const isFlag: Test = (value) => value === undefined || typeof value === 'boolean'
export const isNumber: Test = (value) => value === undefined || Number.isFinite(value)
export const isNumberOrNull: Test = (value) => value === undefined || value === null || Number.isFinite(value)
export const isMilliseconds: Test = (value) =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0 && value <= 300_000)
export const isPercentage: Test = (value) =>
  value === undefined || value === null || (typeof value === 'number' && value > 0 && value <= 100)
export const isPosition: Test = (value) =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0)
export const isOffset: Test = (value) =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1)
export const isFrequency: Test = (value) => value === undefined || minutes.has(value)
export const isRuntime: Test = (value) => value === undefined || value === null || runtimes.has(value)
export const areTexts: Test = (value) =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
export const areSubscriptions: Test = (value) => value === undefined || (Array.isArray(value) && value.every(isFields))
export const areLocations: Test = (value) =>
  value === undefined || value === null || (Array.isArray(value) && value.every((item) => locations.has(item)))

export const isDescription: Test = (value) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (value.length <= 500 || (value.length <= 1000 && [...value].length <= 500)))

export const isAlertSettings: Test = (value) =>
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

export const isRetryStrategy: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.type) &&
    isNumber(value.baseBackoffSeconds) &&
    isFlag(value.sameRegion) &&
    isNumber(value.maxRetries) &&
    isNumber(value.maxDurationSeconds) &&
    areTexts(value.onlyOn))

export const isTriggerIncident: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.serviceId) &&
    isText(value.severity) &&
    isText(value.name) &&
    isText(value.description) &&
    isFlag(value.notifySubscribers))

const isAssertion: Test = (value) =>
  isFields(value) && isText(value.source) && isText(value.property) && isText(value.comparison) && isText(value.target)

export const isRequest: Test = (value) =>
  value === undefined ||
  (isFields(value) &&
    isText(value.hostname) &&
    isText(value.ipFamily) &&
    isNumber(value.pingCount) &&
    (value.assertions === undefined || (Array.isArray(value.assertions) && value.assertions.every(isAssertion))))

const isVariable: Test = (value) =>
  isFields(value) && isText(value.key) && isText(value.value) && isFlag(value.locked) && isFlag(value.secret)

export const areVariables: Test = (value) =>
  value === undefined || value === null || (Array.isArray(value) && value.length <= 50 && value.every(isVariable))
