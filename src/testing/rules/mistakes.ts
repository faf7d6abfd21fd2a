import {
  frequencies,
  frequencyOffsetRange,
  type IcmpMonitorUpdate,
  type IssueCode,
  thresholdRange,
} from '../../index.ts'
import * as fc from '../fast-check.ts'
import type { Mistake } from '../mistakes/mistake.ts'
import { withFields } from '../mistakes/placed.ts'
import { absent } from '../values/object.ts'
import type { Fields } from './adapt.ts'
import { allows, greatestOffset, leastOffset } from './offset-ranges.ts'

const between = (code: IssueCode, at: keyof IcmpMonitorUpdate, fields: fc.Arbitrary<Fields>): Mistake => ({
  code,
  spoil: fields.map((wrong) => (sound) => ({ value: withFields(sound, wrong), path: [at] })),
})

const excess = fc.integer({ min: 1, max: greatestOffset })

/** A frequency, and an offset that it does not allow, though the schema alone does. */
const offsetOfAnother = fc.tuple(fc.constantFrom(...frequencies), excess).map(([frequency, steps]) => {
  const range = frequencyOffsetRange(frequency)
  if (range.kind === 'range') return { frequency, frequencyOffset: range.maximum + steps }
  const offset = leastOffset - 1 + steps
  return { frequency, frequencyOffset: allows(range, offset) ? offset + 1 : offset }
})

const offsetOfNone = excess.map((steps) => ({ frequency: absent, frequencyOffset: greatestOffset + steps }))

/**
 * A number of steps between the bounds of both thresholds, without the bounds; and the next ones up to the greater
 * bound.
 */
function wrongOrderIn(stepsInOne: number): fc.Arbitrary<Fields> {
  const { minimum, maximum } = thresholdRange('maxPacketLossThreshold')
  const least = minimum * stepsInOne + 1
  const greatest = maximum * stepsInOne
  return fc
    .tuple(fc.integer({ min: least, max: greatest - 1 }), fc.integer({ min: 1, max: greatest - least }))
    .map(([max, gap]) => ({
      degradedPacketLossThreshold: Math.min(max + gap, greatest) / stepsInOne,
      maxPacketLossThreshold: max / stepsInOne,
    }))
}

const offsetMistake = between('frequency-offset', 'frequencyOffset', offsetOfAnother)
const orderMistake = between(
  'packet-loss-order',
  'maxPacketLossThreshold',
  fc.oneof(wrongOrderIn(1), wrongOrderIn(1000)),
)

/** What breaks the rules of a monitor. */
export const monitorMistakes: readonly Mistake[] = [offsetMistake, orderMistake]

/** The same of an update, where an offset that no frequency allows is wrong without one. */
export const updateMistakes: readonly Mistake[] = [
  ...monitorMistakes,
  between('frequency-offset', 'frequencyOffset', offsetOfNone),
]
