import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetPicture } from '../../../docs/site-source/try-it/offset-picture.ts'
import { frequencies, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'

const offsets = fc.oneof(fc.integer({ min: -1, max: 30 }), fc.integer({ min: 1, max: 700 }))
const fields = fc.record({ frequency: fc.constantFrom(...frequencies), frequencyOffset: offsets }, { requiredKeys: [] })

const offsetIssues = (issues: readonly { readonly pointer: string; readonly code: string }[]): string[] =>
  issues
    .filter(({ pointer, code }) => pointer === '/frequencyOffset' && code !== 'frequency-offset-missing')
    .map(({ code }) => code)

it('says of an update what the contract says, with and without a baseline', () => {
  fc.assert(
    fc.property(fields, fc.option(fields, { nil: undefined }), (body, baseline) => {
      fc.pre(Object.keys(body).length > 0)
      const { errors, warnings } = icmpMonitorUpdate.validate(
        { heartbeat: {}, script: '', ...body },
        baseline === undefined ? {} : { baseline },
      )
      const { offset } = offsetPicture(body, { baseline })
      // A baseline of the service is not judged itself.
      fc.pre(offset?.source !== 'baseline' || offset.value >= 1)
      // Without any frequency the contract still refuses what none allows.
      fc.pre(offset === undefined || offset.allowed !== undefined || (offset.value >= 1 && offset.value <= 600))
      expect(offset?.allowed === false).toBe(offsetIssues([...errors, ...warnings]).length > 0)
    }),
  )
})

it('says of a response what the contract says', () => {
  fc.assert(
    fc.property(fields, (monitor) => {
      fc.pre((monitor.frequencyOffset ?? 1) >= 1)
      const { errors } = icmpMonitor.validate({ name: 'edge', ...monitor })
      expect(offsetPicture(monitor, { isResponse: true }).offset?.allowed === false).toBe(
        offsetIssues(errors).length > 0,
      )
    }),
  )
})

it('places an offset within the bar of a frequency just where that allows it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...frequencies.filter((frequency) => frequency > 0)),
      fc.integer({ min: 1, max: 600 }),
      (frequency, frequencyOffset) => {
        const { offset, rows } = offsetPicture({ frequency, frequencyOffset })
        const bar = rows.find(({ current }) => current)?.bars[0]
        const at = offset?.at ?? NaN
        expect(bar !== undefined && bar.from <= at && at <= bar.to).toBe(offset?.allowed)
      },
    ),
  )
})

it('keeps every place on the axis, from its first tick to its last', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ noNaN: true }), fc.integer()), (frequencyOffset) => {
      const { offset, rows, ticks } = offsetPicture({ frequencyOffset })
      const places = [
        ...ticks.map(({ at }) => at),
        ...rows.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])),
        offset?.at ?? NaN,
      ]
      expect(places.every((place) => place >= 0 && place <= 1)).toBe(true)
      expect([ticks[0], ticks.at(-1)]).toEqual([
        { offset: 1, at: 0 },
        { offset: 600, at: 1 },
      ])
    }),
  )
})

it('has a row for each frequency, and single places for what is allowed one by one', () => {
  const { rows } = offsetPicture({})
  expect(rows.map(({ frequency }) => frequency)).toEqual([...frequencies])
  expect(rows[0]?.bars.map(({ from, to }) => from === to)).toEqual([true, true, true])
})

it.each<[what: string, monitor: unknown, baseline: unknown, frequency: unknown, offset: unknown]>([
  [
    'the document before the baseline',
    { frequency: 5, frequencyOffset: 7 },
    { frequency: 1, frequencyOffset: 2 },
    { value: 5, source: 'document' },
    { value: 7, source: 'document' },
  ],
  [
    'the baseline for what is left out',
    { frequencyOffset: 7 },
    { frequency: 1 },
    { value: 1, source: 'baseline' },
    { value: 7, source: 'document' },
  ],
  [
    'the default without a baseline',
    { frequencyOffset: 7 },
    undefined,
    { value: 10, source: 'default' },
    { value: 7, source: 'document' },
  ],
  ['nothing where the baseline says nothing', {}, {}, undefined, undefined],
  [
    'nothing of a text or a null',
    { frequency: '5', frequencyOffset: null },
    { frequency: 1, frequencyOffset: 1 },
    undefined,
    undefined,
  ],
  ['nothing of what is no object', 5, null, undefined, undefined],
  ['a frequency that does not exist', { frequency: 7 }, undefined, { value: 7, source: 'document' }, undefined],
])('takes %s', (_, monitor, baseline, frequency, offset) => {
  const picture = offsetPicture(monitor, { baseline })
  expect(picture.frequency).toEqual(frequency)
  expect(picture.offset && { value: picture.offset.value, source: picture.offset.source }).toEqual(offset)
})
