import { frequencyOffsetRange } from '../domain/frequency-offset-range.ts'
import { runIntervalSeconds } from '../domain/run-interval-seconds.ts'
import type { Frequency, RetryStrategy } from '../generated/types.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/** Returns how many seconds the retries of a run can take; undefined if this is not known. */
function retrySecondsOf(strategy: RetryStrategy): number | undefined {
  const { type, maxRetries, baseBackoffSeconds, maxDurationSeconds } = strategy
  if (type !== 'FIXED' || maxRetries === undefined || baseBackoffSeconds === undefined)
    return undefined
  return Math.min(maxRetries * baseBackoffSeconds, maxDurationSeconds ?? Number.MAX_VALUE)
}

/**
 * Returns the seconds between two runs; undefined if the offset for frequency 0 is missing or not
 * allowed.
 */
function intervalSecondsOf(frequency: Frequency, offset: number | undefined): number | undefined {
  const range = frequencyOffsetRange(frequency)
  if (range.kind === 'range') return runIntervalSeconds({ frequency })
  if (offset === undefined || !range.values.includes(offset)) return undefined
  return runIntervalSeconds({ frequency, frequencyOffset: offset })
}

/**
 * Warns if the retries of a run can take longer than the time until the next run.
 *
 * Service description, "Retry strategy": "string; `FIXED` is shown" and "`baseBackoffSeconds`,
 * `maxRetries`, `maxDurationSeconds` | number". Our reading: FIXED waits `baseBackoffSeconds`
 * before each retry, and `maxDurationSeconds` limits the time of all retries.
 */
export const retriesOutlastInterval = /* @__PURE__ */ defineMonitorRule({
  code: 'retries-outlast-interval',
  at: 'retryStrategy',
  reads: ['retryStrategy', 'frequency'],
  readsIfPresent: ['frequencyOffset'],
  severity: 'warning',
  check({ retryStrategy, frequency, frequencyOffset }) {
    const retrySeconds = retrySecondsOf(retryStrategy)
    const intervalSeconds = intervalSecondsOf(frequency, frequencyOffset)
    if (retrySeconds === undefined || intervalSeconds === undefined) return undefined
    return retrySeconds > intervalSeconds ? { retrySeconds, intervalSeconds } : undefined
  },
  message({ retrySeconds, intervalSeconds }, name) {
    const source = name(intervalSeconds < 60 ? 'frequencyOffset' : 'frequency')
    return (
      `allows retries for ${retrySeconds} s, but the next run starts after ${intervalSeconds} s ` +
      `(${source}). Retry less often, wait less, or run the check less often.`
    )
  },
})

export const documentation: RuleDocumentation = {
  meaning:
    'With the type `FIXED`, the retries of a run, `maxRetries * baseBackoffSeconds` and at most ' +
    '`maxDurationSeconds`, can take longer than the time between two runs. Our reading: `FIXED` ' +
    'waits `baseBackoffSeconds` before each retry.',
  inside: [
    'retryStrategy.type',
    'retryStrategy.baseBackoffSeconds',
    'retryStrategy.maxRetries',
    'retryStrategy.maxDurationSeconds',
    'frequency',
    'frequencyOffset',
  ],
  since: '0.5.0',
  examples: [
    {
      fields: {
        frequency: 1,
        retryStrategy: { type: 'FIXED', maxRetries: 3, baseBackoffSeconds: 60 },
      },
      mended: {
        frequency: 1,
        retryStrategy: { type: 'FIXED', maxRetries: 3, baseBackoffSeconds: 15 },
      },
    },
  ],
}
