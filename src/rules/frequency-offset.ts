import {
  frequencyOffsetRange,
  widestFrequency,
  type FrequencyOffsetRange,
} from '../domain/frequency-offset-range.ts'
import { alternatives, counted } from '../schema/in-words.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Rejects a `frequencyOffset` that the frequency does not allow, or that no frequency allows if it
 * is missing.
 *
 * Service description, "frequencyOffset rules": "When `frequency` is between 1 and 60, the offset
 * is between 1 and floor(`frequency` × 10)".
 */
export const frequencyOffset = /* @__PURE__ */ defineMonitorRule({
  code: 'frequency-offset',
  at: 'frequencyOffset',
  reads: ['frequencyOffset'],
  readsIfPresent: ['frequency'],
  runsOnRejected: true,
  check({ frequency, frequencyOffset }): OffsetParams | undefined {
    const range = frequencyOffsetRange(frequency ?? widestFrequency)
    const isAllowed =
      range.kind === 'values'
        ? range.values.includes(frequencyOffset)
        : frequencyOffset <= range.maximum
    if (isAllowed) return undefined
    const bounds = boundsOf(range)
    return frequency === undefined ? bounds : { ...bounds, frequency }
  },
  message(params, name) {
    if ('allowed' in params)
      return `must be ${alternatives(params.allowed)} seconds when ${name('frequency')} is 0.`
    const { minimum, maximum, frequency } = params
    const range = `must be between ${minimum} and ${maximum}`
    return frequency === undefined
      ? `${range}: no value of ${name('frequency')} allows more.`
      : `${range} when ${name('frequency')} is ${counted(frequency, 'minute')}.`
  },
})

/** The allowed offsets, a range or single values, and the frequency, if it is known. */
type OffsetParams = { readonly frequency?: number } & OffsetBounds

type OffsetBounds =
  { readonly minimum: number; readonly maximum: number } | { readonly allowed: readonly number[] }

const boundsOf = (range: FrequencyOffsetRange): OffsetBounds =>
  range.kind === 'values'
    ? { allowed: range.values }
    : { minimum: range.minimum, maximum: range.maximum }

export const documentation: RuleDocumentation = {
  meaning:
    'The offset is out of range for the frequency or, if none is known, for every frequency.',
  since: '0.1.0',
  examples: [
    { fields: { frequency: 5, frequencyOffset: 51 } },
    { fields: { frequency: 0, frequencyOffset: 15 } },
    { fields: { frequencyOffset: 601 } },
  ],
}
