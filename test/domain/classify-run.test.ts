// Tests `classifyRun` with counts of pings. A property has the combinations of thresholds.
import { expect, it } from 'vitest'
import { classifyRun } from 'monitor-contract'

const lossOf = (sent: number, received: number): number | undefined =>
  classifyRun({ responseTime: null, sent, received }, { maxPacketLossThreshold: 0 }).causes[0]
    ?.value

it.each([
  { sent: 1, received: 1, loss: 0 },
  { sent: 1, received: 0, loss: 100 },
  { sent: 2, received: 1, loss: 50 },
  { sent: 5, received: 4, loss: 20 },
  { sent: 8, received: 7, loss: 12.5 },
  { sent: 100, received: 71, loss: 29 },
  { sent: 100, received: 42, loss: 58 },
  { sent: 100, received: 43, loss: 57 },
  { sent: 1000, received: 999, loss: 0.1 },
])(
  'the loss of $received answers to $sent pings is exactly $loss %',
  ({ sent, received, loss }) => {
    expect(lossOf(sent, received)).toBe(loss)
  },
)

it('every whole number of lost pings of a hundred is exactly that many percent', () => {
  for (let lost = 0; lost <= 100; lost++) expect(lossOf(100, 100 - lost)).toBe(lost)
})

it.each([
  { received: 71, state: 'failing', field: 'maxPacketLossThreshold', threshold: 29 },
  { received: 72, state: 'degraded', field: 'degradedPacketLossThreshold', threshold: 14 },
  { received: 86, state: 'degraded', field: 'degradedPacketLossThreshold', threshold: 14 },
] as const)(
  'a run with $received answers to 100 pings is $state',
  ({ received, state, ...cause }) => {
    const monitor = { degradedPacketLossThreshold: 14, maxPacketLossThreshold: 29 }
    expect(classifyRun({ responseTime: 5, sent: 100, received }, monitor)).toEqual({
      state,
      causes: [{ ...cause, value: 100 - received }],
    })
  },
)

it('a run with counts of pings passes below the default thresholds', () => {
  expect(classifyRun({ responseTime: 5, sent: 100, received: 91 }, {})).toEqual({
    state: 'passing',
    causes: [],
  })
})

it('counts of pings and a packet loss give the same result', () => {
  for (let received = 0; received <= 20; received++) {
    const packetLoss = 100 - received * 5
    expect(classifyRun({ responseTime: 15_000, sent: 20, received }, {})).toEqual(
      classifyRun({ responseTime: 15_000, packetLoss }, {}),
    )
  }
})
