import { defineMonitorRule } from './define-rule.ts'
import type { RuleDocumentation } from './rule.ts'

/**
 * Warns if no run can be degraded by packet loss, because each loss that reaches the degraded
 * threshold also reaches the failing threshold. `packetLossOrder` rejects a failing threshold below
 * the degraded threshold instead.
 *
 * Service description, "States": "A run is degraded when its latency or packet loss reaches the
 * degraded threshold, and failing when it reaches the maximum threshold". Our reading: packet loss
 * is the share of pings without a response.
 */
export const packetLossSteps = /* @__PURE__ */ defineMonitorRule({
  code: 'packet-loss-steps',
  at: 'degradedPacketLossThreshold',
  reads: ['degradedPacketLossThreshold', 'maxPacketLossThreshold', 'request.pingCount'],
  severity: 'warning',
  check({
    degradedPacketLossThreshold: degraded,
    maxPacketLossThreshold: failing,
    request: { pingCount },
  }) {
    if (!Number.isInteger(pingCount) || pingCount < 1 || failing < degraded) return undefined
    let pings = Math.ceil((degraded * pingCount) / 100)
    // Rounding can move the first loss that reaches the threshold by one ping.
    if (lossOf(pings - 1, pingCount) >= degraded) pings -= 1
    else if (lossOf(pings, pingCount) < degraded) pings += 1
    if (lossOf(pings, pingCount) < failing) return undefined
    return { pingCount, step: lossOf(1, pingCount) }
  },
  message: ({ pingCount, step }, name) =>
    `has no effect when ${name('request.pingCount')} is ${pingCount}: packet loss moves in ` +
    `steps of ${rounded(step)} %, ` +
    `and each run that reaches this threshold also reaches ${name('maxPacketLossThreshold')}. ` +
    'Set the thresholds further apart, or send more pings.',
})

/** Returns the packet loss, in %, of pings without an answer. */
const lossOf = (pings: number, pingCount: number): number => (pings * 100) / pingCount

const rounded = (step: number): string =>
  step < 0.01 ? 'less than 0.01' : String(Number(step.toFixed(2)))

export const documentation: RuleDocumentation = {
  meaning:
    'With `request.pingCount` pings, packet loss moves in steps, and each step that reaches ' +
    'this threshold reaches ' +
    '`maxPacketLossThreshold`, too: no run can be degraded by its packet loss. A loss of k ' +
    'pings is ' +
    '`k * 100 / pingCount` %.',
  since: '0.3.0',
  examples: [
    {
      fields: {
        degradedPacketLossThreshold: 10,
        maxPacketLossThreshold: 20,
        request: { hostname: 'example.com', pingCount: 5 },
      },
      mended: {
        degradedPacketLossThreshold: 10,
        maxPacketLossThreshold: 20,
        request: { hostname: 'example.com', pingCount: 10 },
      },
    },
  ],
}
