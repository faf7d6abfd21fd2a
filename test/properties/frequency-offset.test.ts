// Tests the rule about `frequencyOffset` on every frequency and offset.
import { expect, it } from 'vitest'
import { frequencies, frequencyOffsetRange, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'

/** The greatest offset of each frequency, computed by hand from the service description, which has those of 5 and of 720 as examples. */
const greatest: Readonly<Record<number, number>> = {
  1: 10,
  2: 20,
  5: 50,
  10: 100,
  15: 150,
  30: 300,
  60: 600,
  120: 2,
  180: 3,
  360: 6,
  720: 12,
  1440: 24,
}

const isAllowed = (frequency: number, offset: number): boolean =>
  frequency === 0
    ? offset === 10 || offset === 20 || offset === 30
    : offset >= 1 && offset <= (greatest[frequency] ?? NaN)

it('the result agrees with the service description for every frequency with every offset from 0 to 650', () => {
  const wrong: string[] = []
  for (const frequency of frequencies) {
    const range = frequencyOffsetRange(frequency)
    for (let offset = 0; offset <= 650; offset++) {
      const expected = isAllowed(frequency, offset)
      const results = {
        range:
          range.kind === 'values' ? range.values.includes(offset) : range.minimum <= offset && offset <= range.maximum,
        monitor: icmpMonitor.is({ name: '', frequency, frequencyOffset: offset }),
        update: icmpMonitorUpdate.is({ heartbeat: {}, script: '', frequency, frequencyOffset: offset }),
        baseline: icmpMonitorUpdate.is(
          { heartbeat: {}, script: '', frequencyOffset: offset },
          { baseline: { frequency } },
        ),
      }
      for (const [name, result] of Object.entries(results))
        if (result !== expected) wrong.push(`${name}: ${frequency} with ${offset}`)
    }
  }
  expect(frequencies).toHaveLength(13)
  expect(wrong).toEqual([])
})

it('an update without a frequency is valid with exactly the offsets that a frequency allows', () => {
  const taken: number[] = []
  for (let offset = 0; offset <= 650; offset++) {
    if (icmpMonitorUpdate.is({ heartbeat: {}, script: '', frequencyOffset: offset })) taken.push(offset)
  }
  expect(taken).toEqual(
    Array.from({ length: 651 }, (_, offset) => offset).filter((offset) =>
      frequencies.some((frequency) => isAllowed(frequency, offset)),
    ),
  )
})
