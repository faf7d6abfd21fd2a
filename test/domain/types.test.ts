// Tests that the types of the domain functions accept updates and monitors, and return the type of their argument.
import { expectTypeOf, it } from 'vitest'
import {
  applyUpdate,
  classifyRun,
  effectiveAlertSettings,
  evaluateAssertion,
  icmpMonitor,
  meetsExpectation,
  redact,
  runIntervalSeconds,
  thresholdRange,
  toUpdate,
  withDefaults,
  type AlertSettings,
  type Frequency,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type RunState,
  type Tolerant,
  type WithDefaults,
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

it('the functions return the type of their argument', () => {
  expectTypeOf(applyUpdate(monitor, update)).toEqualTypeOf<IcmpMonitor>()
  expectTypeOf(applyUpdate(tolerated, { frequency: 5 })).toEqualTypeOf<Tolerant<IcmpMonitor>>()
  expectTypeOf(toUpdate(monitor, { heartbeat: {}, script: '' })).toExtend<IcmpMonitorUpdate>()
  expectTypeOf(toUpdate(monitor)).toExtend<Partial<IcmpMonitorUpdate>>()
  expectTypeOf(toUpdate(tolerated, { muted: true })).toExtend<Tolerant<Partial<IcmpMonitorUpdate>>>()
  expectTypeOf(withDefaults(update)).toExtend<IcmpMonitorUpdate>()
  expectTypeOf(withDefaults(update).frequency).toEqualTypeOf<Frequency>()
  expectTypeOf(withDefaults(tolerated).frequency).toEqualTypeOf<number | null>()
  expectTypeOf(withDefaults({ frequency: 5 })).toEqualTypeOf<WithDefaults<Partial<IcmpMonitorUpdate>>>()
  expectTypeOf(withDefaults({ frequency: 5 }).maxResponseTime).toEqualTypeOf<number | null>()
  expectTypeOf(redact(monitor)).toEqualTypeOf<IcmpMonitor>()
})
