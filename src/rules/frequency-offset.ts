import { allowsOffset, frequencyOffsetRange } from '../domain/frequency-offset-range.ts'
import type { OffsetBounds } from '../issues/issue.ts'
import { alternatives } from '../schema/alternatives.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { defineCheck, defineRule } from './define-rule.ts'
import type { RuleDocumentation } from './documentation.ts'
import type { MonitorFields } from './monitor-fields.ts'

/** The frequency that allows every offset that any frequency allows. */
const widest = 60

function boundsOf(frequency: number): OffsetBounds {
  const range = frequencyOffsetRange(frequency)
  return range.kind === 'values' ? { allowed: range.values } : { minimum: range.minimum, maximum: range.maximum }
}

type Params = OffsetBounds & { readonly frequency?: number }

const isList = (params: Params): params is Extract<Params, { readonly allowed: readonly number[] }> =>
  Object.hasOwn(params, 'allowed')

const allowedOffsets = (params: Params): string =>
  isList(params) ? alternatives(params.allowed) : `from ${params.minimum} to ${params.maximum}`

/** Service description, "frequencyOffset rules", 1 to 3. */
export const frequencyOffsetCheck = /* @__PURE__ */ defineCheck<MonitorFields>()({
  code: 'frequency-offset',
  severity: 'error',
  at: 'frequencyOffset',
  reads: ['frequencyOffset'],
  readsIfPresent: ['frequency'],
  check({ frequency, frequencyOffset }): Params | undefined {
    if (allowsOffset(frequency ?? widest, frequencyOffset)) return undefined
    return frequency === undefined ? boundsOf(widest) : { frequency, ...boundsOf(frequency) }
  },
})

export const frequencyOffset = /* @__PURE__ */ defineRule(frequencyOffsetCheck, (params) => {
  const { frequency } = ownProperties(params)
  return frequency === undefined
    ? `must be ${allowedOffsets(params)}, whatever the frequency; lower it.`
    : `must be ${allowedOffsets(params)} for a frequency of ${frequency}; change one of the two.`
})

export const documentation: RuleDocumentation = {
  meaning:
    'The offset is outside what its frequency allows, or above what any frequency allows where the frequency is not ' +
    'known.',
  examples: [
    { frequency: 5, frequencyOffset: 51 },
    { frequency: 0, frequencyOffset: 15 },
    { frequency: 720, frequencyOffset: 13 },
  ],
}
