// Tests the rule `packet-loss-steps` against the states of all runs that a number of pings can
// have.
import { classifyRun, icmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'
import { update } from '../helpers/minimal-bodies.ts'

const warningsOf = (degraded: number, failing: number, pingCount: number) =>
  icmpMonitorUpdate.validate(
    update({
      degradedPacketLossThreshold: degraded,
      maxPacketLossThreshold: failing,
      request: { hostname: 'a', pingCount },
    }),
  ).warnings

it('warns exactly where no loss of 1 to 50 pings is degraded, for all whole thresholds', () => {
  const wrong: string[] = []
  for (let pings = 1; pings <= 50; pings++) {
    const losses = Array.from({ length: pings + 1 }, (_, lost) => (lost * 100) / pings)
    /** The number of losses that reach each threshold. */
    const reaching = Array.from({ length: 101 }, (_, degradedPacketLossThreshold) => {
      const thresholds = { degradedPacketLossThreshold, maxPacketLossThreshold: null }
      const stateOf = (packetLoss: number) =>
        classifyRun({ responseTime: null, packetLoss }, thresholds).state
      return losses.filter((loss) => stateOf(loss) === 'degraded').length
    })
    for (let degraded = 1; degraded <= 100; degraded++) {
      for (let failing = 0; failing <= 100; failing++) {
        const warns = warningsOf(degraded, failing, pings)[0]?.code === 'packet-loss-steps'
        // Thresholds in the wrong order are an error of another rule.
        const expected = degraded <= failing && reaching[degraded] === reaching[failing]
        if (warns !== expected) wrong.push(`${pings} ${degraded} ${failing}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

it('is related to the fields that it compares, the number of pings inside the request', () => {
  const [issue] = warningsOf(10, 20, 5)
  expect(issue?.related?.map(({ pointer }) => pointer)).toEqual([
    '/maxPacketLossThreshold',
    '/request/pingCount',
  ])
  expect(issue?.message).toContain('request.pingCount')
})
