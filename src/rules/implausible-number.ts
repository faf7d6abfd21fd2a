import { monitorFieldReaders } from '../generated/field-readers.ts'
import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Unit } from '../schema/in-words.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { FieldPath } from './field-path.ts'
import type { RuleDocumentation } from './rule.ts'

/** The numbers that make sense in a field for which the service description states no bounds. */
type Plausible = {
  readonly minimum: number
  readonly maximum?: number
  /** Whether only whole numbers make sense. */
  readonly integer?: true
  readonly unit?: Unit
}

function inWords({ minimum, maximum, integer, unit }: Plausible): string {
  const units = unit === undefined ? '' : ` ${unit}`
  if (maximum !== undefined) return `between ${minimum} and ${maximum}${units}`
  return `${integer === undefined ? '' : 'a whole number of '}at least ${minimum}${units}`
}

/** Returns a rule that warns about a number in one field. */
function implausibleNumber(at: FieldPath<IcmpMonitorUpdate>, plausible: Plausible) {
  const valueIn = monitorFieldReaders[at]
  const { minimum, maximum = Infinity, integer = false } = plausible
  const isPlausible = (value: number): boolean =>
    value >= minimum && value <= maximum && (!integer || Number.isInteger(value))
  return defineMonitorRule({
    code: 'implausible-number',
    at,
    reads: [at],
    severity: 'warning',
    check(fields) {
      const value = valueIn?.(fields)
      return typeof value !== 'number' || isPlausible(value) ? undefined : { ...plausible }
    },
    message: (params) => `should be ${inWords(params)}.`,
  })
}

const count: Plausible = /* @__PURE__ */ Object.freeze({ minimum: 0, integer: true })

const seconds: Plausible = /* @__PURE__ */ Object.freeze({ minimum: 0, unit: 's' })

/**
 * Warns about numbers of alerts that make no sense.
 *
 * Service description, "Alert settings": "`reminders.amount`, `reminders.interval` | number".
 */
export const implausibleFailedRuns = /* @__PURE__ */ implausibleNumber(
  'alertSettings.runBasedEscalation.failedRunThreshold',
  count,
)
export const implausibleReminders = /* @__PURE__ */ implausibleNumber(
  'alertSettings.reminders.amount',
  count,
)
export const implausibleReminderInterval = /* @__PURE__ */ implausibleNumber(
  'alertSettings.reminders.interval',
  { minimum: 0 },
)
export const implausiblePercentage = /* @__PURE__ */ implausibleNumber(
  'alertSettings.parallelRunFailureThreshold.percentage',
  { minimum: 0, maximum: 100, unit: '%' },
)

/**
 * Warns about numbers of retries that make no sense.
 *
 * Service description, "Retry strategy": "`baseBackoffSeconds`, `maxRetries`, `maxDurationSeconds`
 * | number".
 */
export const implausibleBackoff = /* @__PURE__ */ implausibleNumber(
  'retryStrategy.baseBackoffSeconds',
  seconds,
)
export const implausibleRetries = /* @__PURE__ */ implausibleNumber(
  'retryStrategy.maxRetries',
  count,
)
export const implausibleRetryDuration = /* @__PURE__ */ implausibleNumber(
  'retryStrategy.maxDurationSeconds',
  seconds,
)

/**
 * Warns about a number of pings that makes no sense.
 *
 * Service description, "Not stated": "The bounds of `pingCount`, and rules for `hostname`".
 */
export const implausiblePings = /* @__PURE__ */ implausibleNumber('request.pingCount', {
  minimum: 1,
  integer: true,
})

export const documentation: RuleDocumentation = {
  meaning:
    'The service description states no bounds for this number, but it makes no sense: a count ' +
    'that is negative or not whole, no ping at all, a negative duration, or a percentage outside ' +
    '0 to 100.',
  location: 'the field',
  since: '0.5.0',
  examples: [
    {
      fields: { request: { hostname: 'example.com', pingCount: 0 } },
      mended: { request: { hostname: 'example.com', pingCount: 10 } },
    },
    {
      fields: {
        useGlobalAlertSettings: false,
        alertSettings: { parallelRunFailureThreshold: { percentage: 101 } },
      },
      mended: {
        useGlobalAlertSettings: false,
        alertSettings: { parallelRunFailureThreshold: { percentage: 100 } },
      },
    },
  ],
}
