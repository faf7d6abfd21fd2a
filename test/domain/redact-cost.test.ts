// Tests the time that `redact` takes for large values.
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'
import { group, monitor } from '../helpers/minimal-bodies.ts'
import { processorTime } from '../helpers/processor-time.ts'

const times = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index))

const fields = (count: number): object => Object.fromEntries(times(count, (index) => [`field${index}`, index]))

function deep(levels: number): object {
  let value: object = {}
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { deep: value } : [value]
  return value
}

const fullMonitor = (): object =>
  monitor({
    locations: ['us-east-1', 'eu-west-1'],
    tags: ['a', 'b'],
    environmentVariables: [
      { key: 'A', value: 's', secret: true },
      { key: 'B', value: 't', locked: false },
    ],
    alertSettings: { escalationType: 'RUN_BASED', reminders: { amount: 0, interval: 5 } },
    alertChannels: { webhook: [{ headers: [{ key: 'Authorization', value: 's', locked: true }] }] },
    request: { hostname: 'h', assertions: [{ source: 'LATENCY', comparison: 'LESS_THAN', target: '200' }] },
  })

describe('the time of redact', () => {
  it.each<readonly [title: string, value: unknown, calls: number]>([
    ['100 error groups', times(100, (index) => group({ errorHash: `h${index}` })), 50],
    ['100 monitors', times(100, fullMonitor), 10],
    ['an object of 1,000 fields', fields(1_000), 50],
    ['an object of 100,000 fields', fields(100_000), 1],
    ['objects and lists in 1,000 levels', deep(1_000), 50],
    ['a Map of 10,000 entries', new Map(Object.entries(fields(10_000))), 10],
    ['a Set of 10,000 items', new Set(times(10_000, String)), 10],
  ])('is at most five times that of structuredClone for %s', (_, value, calls) => {
    const repeated = (copy: (value: unknown) => unknown) => (): void => {
      for (let call = 0; call < calls; call++) copy(value)
    }
    const budget = processorTime(repeated(structuredClone), 10)
    expect(processorTime(repeated(redact), 10)).toBeLessThan(5 * budget)
  })

  it('does not depend on the bytes of binary data', () => {
    const byByte = times(1_000_000, (index) => index % 256)
    const data = Buffer.from(byByte)
    expect(processorTime(() => redact(data))).toBeLessThan(processorTime(() => redact(byByte)) / 4)
  })
})
