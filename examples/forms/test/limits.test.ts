// Tests that no widget allows what a rule rejects, for all pairs of values.
import { frequencies, icmpMonitorDefaults, icmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'
import { limitsOf, type Baseline } from '../fields.ts'

const percents = [...Array(102).keys()]
const offsets = [...Array(603).keys()].map((value) => value - 1)

/** Baselines: the defaults, and stored monitors with other values. */
const baselines: readonly Baseline[] = [
  icmpMonitorDefaults,
  { frequency: 0, degradedPacketLossThreshold: 30, maxPacketLossThreshold: 60 },
  { frequency: 720, degradedPacketLossThreshold: 12.5, maxPacketLossThreshold: 12.5 },
]

type Field = Parameters<typeof limitsOf>[0]

/** Returns whether the widget of a field allows a whole number. */
function allows(field: Field, value: number, form: object, baseline: Baseline): boolean {
  const limits = limitsOf(field, form, baseline)
  if (limits === undefined) return true
  return 'values' in limits
    ? limits.values.includes(value)
    : value >= limits.min && value <= limits.max
}

/** Returns whether the contract accepts a number in a field beside the other values of a form. */
const accepts = (field: Field, value: number, form: object, baseline: Baseline): boolean =>
  icmpMonitorUpdate
    .validate({ heartbeat: {}, script: '', ...form, [field]: value }, { baseline })
    .errors.every(({ path }) => path[0] !== field && path[0] !== 'maxPacketLossThreshold')

it.each<
  [field: Field, other: string, values: readonly number[], others: readonly (number | undefined)[]]
>([
  ['frequencyOffset', 'frequency', offsets, [...frequencies, undefined]],
  [
    'degradedPacketLossThreshold',
    'maxPacketLossThreshold',
    percents,
    [...percents.slice(1, 101), undefined],
  ],
  [
    'maxPacketLossThreshold',
    'degradedPacketLossThreshold',
    percents,
    [...percents.slice(1, 101), undefined],
  ],
])(
  'the widget of %s allows exactly what the contract accepts beside every %s',
  (field, other, values, others) => {
    for (const baseline of baselines)
      for (const otherValue of others) {
        const form = { [other]: otherValue }
        const differing = values.filter(
          (value) => allows(field, value, form, baseline) !== accepts(field, value, form, baseline),
        )
        expect({ baseline, form, differing }).toEqual({ baseline, form, differing: [] })
      }
  },
)
