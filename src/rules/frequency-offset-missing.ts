import { frequencyOffsetRange } from '../domain/frequency-offset-range.ts'
import { alternatives } from '../schema/in-words.ts'
import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if the frequency is 0 and the offset, which is then the time between two runs, is missing.
 *
 * Service description, "frequencyOffset rules": "the offset is 10, 20 or 30: a run every that many
 * seconds".
 */
export const frequencyOffsetMissing = /* @__PURE__ */ defineMonitorRule({
  code: 'frequency-offset-missing',
  at: 'frequencyOffset',
  reads: ['frequency'],
  readsIfPresent: ['frequencyOffset'],
  severity: 'warning',
  check({ frequency, frequencyOffset }) {
    const range = frequencyOffsetRange(frequency)
    return range.kind === 'values' && frequencyOffset === undefined
      ? { allowed: range.values }
      : undefined
  },
  message: ({ allowed }, name) =>
    `is missing. When ${name('frequency')} is 0, send ${name('frequencyOffset')}, the time ` +
    `between two runs: ` +
    `${alternatives(allowed)} seconds.`,
})

export const documentation: RuleDocumentation = {
  meaning: 'The frequency is 0 and the offset is missing, so the time between runs is unknown.',
  since: '0.1.0',
  examples: [{ fields: { frequency: 0 }, mended: { frequency: 0, frequencyOffset: 30 } }],
}
