// Tests the rule `packet-loss-steps` against the states of all runs that a number of pings can have.
import { classifyRun, icmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'
import { update } from '../helpers/minimal-bodies.ts'

const validate = (degraded: number, failing: number, pingCount: number) =>
  icmpMonitorUpdate.validate(
    update({ degradedPacketLossThreshold: degraded, maxPacketLossThreshold: failing, request: { pingCount } }),
  )

it('warns exactly where no loss of 1 to 50 pings is degraded, for all whole thresholds', () => {
  const wrong: string[] = []
  for (let pings = 1; pings <= 50; pings++) {
    const losses = Array.from({ length: pings + 1 }, (_, lost) => (lost * 100) / pings)
    for (let degraded = 1; degraded <= 100; degraded++) {
      for (let failing = 0; failing <= 100; failing++) {
        const isOrdered = degraded <= failing
        const canDegrade = losses.some((loss) => loss >= degraded && loss < failing)
        const { warnings } = validate(degraded, failing, pings)
        if ((warnings[0]?.code === 'packet-loss-steps') !== (isOrdered && !canDegrade))
          wrong.push(`${pings} ${degraded} ${failing}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

it('decides for 2^53 pings at once, and where rounding moves a loss by more than one ping', () => {
  const codes = (...given: Parameters<typeof validate>) => validate(...given).warnings.map(({ code }) => code)
  expect(codes(10, 20, 2 ** 53)).toEqual([])
  expect(codes(20, 20, 2 ** 53)).toEqual(['packet-loss-steps'])
  expect(codes(75.90499382042718, 75.90499382042721, 8_565_241_870_664_305)).toEqual([])
})

it('agrees with classifyRun', () => {
  for (const pingCount of [3, 7, 9]) {
    for (let lost = 0; lost <= pingCount; lost++) {
      const packetLoss = (lost * 100) / pingCount
      const thresholds = { degradedPacketLossThreshold: packetLoss, maxPacketLossThreshold: packetLoss + 1 }
      if (lost === 0 || lost === pingCount) continue
      expect(classifyRun({ responseTime: null, packetLoss }, thresholds).state).toBe('degraded')
      expect(validate(packetLoss, packetLoss + 1, pingCount).warnings).toEqual([])
    }
  }
})

it('is related to the fields that it compares, the number of pings inside the request', () => {
  const [issue] = validate(10, 20, 5).warnings
  expect(issue?.related?.map(({ pointer }) => pointer)).toEqual(['/maxPacketLossThreshold', '/request/pingCount'])
  expect(issue?.message).toContain('request.pingCount')
})
