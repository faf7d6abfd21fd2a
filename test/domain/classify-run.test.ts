import { describe, expect, it } from 'vitest'
import { classifyRun, type RunMeasurements } from 'monitor-contract'

const summary = ({ state, causes }: ReturnType<typeof classifyRun>): string =>
  [state, ...causes.map(({ field, threshold, value }) => `${field} ${threshold} by ${value}`)].join(', ')

const noThresholds = {
  degradedResponseTime: null,
  maxResponseTime: null,
  degradedPacketLossThreshold: null,
  maxPacketLossThreshold: null,
}

describe('classifyRun', () => {
  // response time in ms, packet loss in %, thresholds of the monitor, expected state and causes
  it.each([
    [0, 0, {}, 'passing'],
    [9_999.9, 9.9, {}, 'passing'],
    [10_000, 0, {}, 'degraded, degradedResponseTime 10000 by 10000'],
    [0, 10, {}, 'degraded, degradedPacketLossThreshold 10 by 10'],
    [19_999, 19, {}, 'degraded, degradedResponseTime 10000 by 19999, degradedPacketLossThreshold 10 by 19'],
    [20_000, 19, {}, 'failing, maxResponseTime 20000 by 20000'],
    [19_999, 20, {}, 'failing, maxPacketLossThreshold 20 by 20'],
    [25_000, 100, {}, 'failing, maxResponseTime 20000 by 25000, maxPacketLossThreshold 20 by 100'],
    [null, 15, {}, 'degraded, degradedPacketLossThreshold 10 by 15'],
    [null, 0, { degradedResponseTime: 0 }, 'passing'],
    [15_000, null, {}, 'degraded, degradedResponseTime 10000 by 15000'],
    [300, 0, { degradedResponseTime: 300, maxResponseTime: 301 }, 'degraded, degradedResponseTime 300 by 300'],
    [0, 0, { degradedResponseTime: 0, maxResponseTime: null }, 'degraded, degradedResponseTime 0 by 0'],
    [30_000, 0, { maxResponseTime: null }, 'degraded, degradedResponseTime 10000 by 30000'],
    [15_000, 0, { degradedResponseTime: null }, 'passing'],
    [30_000, 0, { degradedResponseTime: null }, 'failing, maxResponseTime 20000 by 30000'],
    [30_000, 100, noThresholds, 'passing'],
    [10_000, 0, { degradedResponseTime: undefined }, 'degraded, degradedResponseTime 10000 by 10000'],
    [6_000, 0, { maxResponseTime: 5_000 }, 'failing, maxResponseTime 5000 by 6000'],
    [400_000, 0, { maxResponseTime: 500_000 }, 'degraded, degradedResponseTime 10000 by 400000'],
  ])('classifies %j ms and %j %% with the thresholds %j as %s', (responseTime, packetLoss, monitor, expected) => {
    expect(summary(classifyRun({ responseTime, packetLoss }, monitor))).toBe(expected)
  })

  it.each([
    [
      'RangeError: measurements.responseTime must be a finite number of at least 0',
      { responseTime: -1, packetLoss: 0 },
    ],
    [
      'RangeError: measurements.responseTime must be a finite number of at least 0',
      { responseTime: NaN, packetLoss: 0 },
    ],
    [
      'RangeError: measurements.responseTime must be a finite number of at least 0',
      { responseTime: Infinity, packetLoss: 0 },
    ],
    ['RangeError: measurements.packetLoss must be from 0 to 100', { responseTime: 0, packetLoss: -0.1 }],
    ['RangeError: measurements.packetLoss must be from 0 to 100', { responseTime: 0, packetLoss: 100.1 }],
    ['RangeError: measurements.packetLoss must be from 0 to 100', { responseTime: null, packetLoss: NaN }],
    ['TypeError: measurements.packetLoss must be a number', { responseTime: 0 }],
    ['TypeError: measurements.responseTime must be a number', { packetLoss: 0 }],
    ['TypeError: measurements.responseTime must be a number', { responseTime: '5', packetLoss: 0 }],
    [
      'TypeError: measurements must hold a responseTime or a packetLoss; both are null',
      { responseTime: null, packetLoss: null },
    ],
    ['TypeError: measurements must be an object', null],
  ])('throws %s', (expected, measurements) => {
    expect(messageOf(() => classifyRun(measurements as RunMeasurements, {}))).toBe(expected)
  })

  it.each(['5', NaN, Infinity, true, []])(
    'throws TypeError for a threshold of %j, even if the run reaches another threshold',
    (threshold) => {
      expect(
        messageOf(() =>
          classifyRun({ responseTime: 30_000, packetLoss: 0 }, { degradedPacketLossThreshold: threshold as number }),
        ),
      ).toBe('TypeError: monitor.degradedPacketLossThreshold must be a finite number or null')
    },
  )

  it('throws TypeError for a monitor that is not an object', () => {
    expect(messageOf(() => classifyRun({ responseTime: 0, packetLoss: 0 }, [] as {}))).toBe(
      'TypeError: monitor must be an object',
    )
  })
})

function messageOf(call: () => unknown): string | undefined {
  try {
    call()
  } catch (error) {
    return String(error)
  }
  return undefined
}
