import { icmpMonitorDefaults } from '../generated/facts.ts'
import { ownFields, type MonitorFields } from './arguments.ts'
import { alternatives } from '../schema/in-words.ts'
import { frequencyOffsetRange } from './frequency-offset-range.ts'

/**
 * Returns the seconds between two runs of a monitor; undefined for frequency 0 without an offset.
 *
 * Service description, "frequencyOffset rules": "the offset is 10, 20 or 30: a run every that many
 * seconds" (for frequency 0) and "The offset spreads runs over a time range". With a frequency
 * above 0 (in minutes, 10 by default) the offset therefore does not count. Null counts as omitted.
 *
 * @param monitor The frequency in minutes, and the offset, which is in seconds for frequency 0.
 * @throws RangeError if the frequency is not an allowed value, or is 0 with an offset that is not
 * allowed
 * @throws TypeError if `monitor` is not an object, or its frequency is not a number
 * @example
 * runIntervalSeconds({ frequency: 5 }) // 300
 * runIntervalSeconds({ frequency: 0, frequencyOffset: 20 }) // 20
 * runIntervalSeconds({ frequency: 0 }) // undefined
 */
export function runIntervalSeconds(
  monitor: MonitorFields<'frequency' | 'frequencyOffset'>,
): number | undefined {
  const own = ownFields('monitor', monitor)
  const frequency = own.frequency ?? icmpMonitorDefaults.frequency
  const range = frequencyOffsetRange(frequency)
  if (range.kind === 'range') return frequency * 60
  const offset = own.frequencyOffset ?? undefined
  if (offset === undefined || range.values.includes(offset)) return offset
  throw new RangeError(`frequencyOffset must be ${alternatives(range.values)} where frequency is 0`)
}
