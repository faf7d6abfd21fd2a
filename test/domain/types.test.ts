// Tests that the types of the domain functions accept updates and monitors.
import { expectTypeOf, it } from 'vitest'
import {
  classifyRun,
  effectiveAlertSettings,
  evaluateAssertion,
  icmpMonitor,
  meetsExpectation,
  runIntervalSeconds,
  thresholdRange,
  type AlertSettings,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type RunState,
  type Tolerant,
} from 'monitor-contract'

const monitor: IcmpMonitor = { name: 'edge' }
const tolerated: Tolerant<IcmpMonitor> = icmpMonitor.parse(monitor, { reader: 'tolerant' })
const update: IcmpMonitorUpdate = { heartbeat: {}, script: '' }

it('the functions accept updates and monitors of strict and tolerant readers', () => {
  for (const value of [monitor, tolerated, update]) {
    expectTypeOf(classifyRun({ responseTime: 1, packetLoss: null }, value).state).toEqualTypeOf<RunState>()
    expectTypeOf(meetsExpectation('passing', value)).toEqualTypeOf<boolean>()
    expectTypeOf(runIntervalSeconds(value)).toEqualTypeOf<number | undefined>()
    thresholdRange('maxResponseTime', value)
    for (const assertion of value.request?.assertions ?? []) evaluateAssertion(assertion, { latency: { avg: 1 } })
  }
  expectTypeOf(effectiveAlertSettings(monitor, { reminders: { amount: 1 } })).toExtend<AlertSettings | undefined>()
  effectiveAlertSettings(tolerated, tolerated.alertSettings)
})
