import { icmpMonitorDefaults } from '../generated/facts.ts'
import { assertObject } from './assert-object.ts'
import { alternatives } from '../schema/alternatives.ts'
import { frequencyOffsetRange } from './frequency-offset-range.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { ownField } from './own-field.ts'

/**
 * How many seconds lie between two runs; undefined where frequency is 0 and no offset says it.
 *
 * Carries out the field frequency (minutes between runs, 10 by default) and the frequencyOffset rule 1: with frequency
 * 0 the offset is 10, 20 or 30 and means a run every that many seconds. With another frequency the offset only spreads
 * the runs (rule 4), and is not looked at. Null counts as left out, as it does to a tolerant reader.
 *
 * @throws RangeError where the frequency is not an allowed one, or is 0 with an offset that is not allowed; TypeError
 * where `monitor` is no object
 * @example
 * runIntervalSeconds({ frequency: 5 }) // 300
 * runIntervalSeconds({ frequency: 0, frequencyOffset: 20 }) // 20
 * runIntervalSeconds({ frequency: 0 }) // undefined
 */
export function runIntervalSeconds(monitor: MonitorFields<'frequency' | 'frequencyOffset'>): number | undefined {
  assertObject('monitor', monitor)
  const frequency = ownField(monitor, 'frequency') ?? icmpMonitorDefaults.frequency
  const range = frequencyOffsetRange(frequency)
  if (range.kind === 'range') return frequency * 60
  const offset = ownField(monitor, 'frequencyOffset') ?? undefined
  if (offset === undefined || range.values.includes(offset)) return offset
  throw new RangeError(`frequencyOffset must be ${alternatives(range.values)} where frequency is 0`)
}
