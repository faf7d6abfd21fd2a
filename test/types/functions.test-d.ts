// Tests the types of the exported functions, as a user sees them.
import { expectTypeOf, test } from 'vitest'
import {
  applyUpdate,
  classifyRun,
  effectiveAlertSettings,
  errorGroupList,
  evaluateAssertion,
  icmpLocations,
  icmpMonitor,
  icmpMonitorDefaults,
  icmpMonitorUpdate,
  isFrequency,
  isIcmpLocation,
  isRuntimeId,
  listErrorGroupsQuery,
  meetsExpectation,
  operations,
  planUpdate,
  redact,
  runIntervalSeconds,
  secretPaths,
  thresholdRange,
  toProblemDetails,
  toUpdate,
  withDefaults,
  type AlertChannels,
  type Frequency,
  type IcmpLocation,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type IssueCode,
  type PlanResult,
  type RuntimeId,
  type RunState,
  type Tolerant,
  type WithDefaults,
} from 'monitor-contract'

declare const value: unknown
declare const monitor: IcmpMonitor
declare const tolerated: Tolerant<IcmpMonitor>
declare const update: IcmpMonitorUpdate
declare const stored: Map<string, IcmpMonitor>
declare const maybe: boolean | undefined

test('readonly arrays are accepted as fields and as arguments', () => {
  const locations: readonly IcmpLocation[] = icmpLocations
  const tags = ['a', 'b'] as const
  const readonlyMonitor = {
    name: 'edge',
    locations,
    tags,
    request: { assertions: [{ source: 'LATENCY' }] },
    environmentVariables: [{ key: 'A', value: 'b' }],
    retryStrategy: { onlyOn: ['NETWORK_ERROR'] },
    privateLocations: ['berlin'],
    alertChannelSubscriptions: [{ alertChannelId: 1 }],
  } as const
  expectTypeOf({
    heartbeat: {},
    script: '',
    locations: icmpLocations,
    tags,
  }).toExtend<IcmpMonitorUpdate>()
  expectTypeOf(readonlyMonitor).toExtend<IcmpMonitor>()
  toUpdate(readonlyMonitor, { locations, tags })
  applyUpdate(readonlyMonitor, { locations: icmpLocations, tags })
  withDefaults(readonlyMonitor)
  withDefaults({ locations, tags })
  icmpMonitorUpdate.validate(value, { baseline: readonlyMonitor })
  icmpMonitorUpdate.validate(value, { baseline: { locations: icmpLocations, tags } })
})

test('Array.isArray narrows alert channels to a single one or a list', () => {
  const { email = [] }: AlertChannels = {}
  if (!Array.isArray(email)) expectTypeOf(email.address).toEqualTypeOf<string | undefined>()
})

test('withDefaults rejects a misspelt field and a value that is not allowed', () => {
  // @ts-expect-error 7 is not an allowed frequency
  withDefaults({ frequency: 7 })
  // @ts-expect-error the field is called activated
  withDefaults({ name: 'edge', activted: true })
})

test('withDefaults returns the type of its argument, with required defaults', () => {
  expectTypeOf(withDefaults(update)).toEqualTypeOf<WithDefaults<IcmpMonitorUpdate>>()
  expectTypeOf(withDefaults(update)).toExtend<IcmpMonitorUpdate>()
  expectTypeOf(withDefaults(monitor)).toExtend<IcmpMonitor>()
  expectTypeOf(withDefaults(tolerated).frequency).toEqualTypeOf<number | null>()
  expectTypeOf(withDefaults({ muted: maybe }).muted).toEqualTypeOf<boolean>()
  expectTypeOf(withDefaults({ frequency: 5 }).frequency).toEqualTypeOf<Frequency>()
  expectTypeOf(withDefaults(monitor.muted ? monitor : update).maxResponseTime).toEqualTypeOf<
    number | null
  >()
  const ofTenant = { ...monitor, tenant: 'a' }
  expectTypeOf(withDefaults(ofTenant)).toExtend<IcmpMonitor>()
})

test('the baseline accepts monitors and updates of every kind, undefined included', () => {
  icmpMonitorUpdate.validate(value, { baseline: update })
  icmpMonitorUpdate.validate(value, { baseline: monitor })
  icmpMonitorUpdate.validate(value, { baseline: tolerated })
  icmpMonitorUpdate.validate(value, { baseline: stored.get('edge') })
  icmpMonitorUpdate.validate(value, { baseline: icmpMonitorDefaults })
  icmpMonitorUpdate.validate(value, {
    baseline: { frequency: 5 },
    maxIssues: undefined,
    severity: undefined,
  })
  icmpMonitorUpdate.with({ baseline: undefined })
})

test('the baseline rejects a misspelt field and values without fields', () => {
  // @ts-expect-error the field is called frequency, whatever else is there
  icmpMonitorUpdate.with({ baseline: { muted: true, frequncy: 5 } })
  // @ts-expect-error a string has no monitor fields
  icmpMonitorUpdate.is(value, { baseline: 'edge' })
  // @ts-expect-error a map has no monitor fields
  icmpMonitorUpdate.parse(value, { baseline: stored })
})

test('toUpdate accepts monitors and updates of every kind', () => {
  expectTypeOf(toUpdate(monitor)).toEqualTypeOf<Partial<IcmpMonitorUpdate>>()
  expectTypeOf(toUpdate(monitor, { muted: maybe })).toEqualTypeOf<Partial<IcmpMonitorUpdate>>()
  expectTypeOf(toUpdate(monitor, { heartbeat: {}, script: '' })).toEqualTypeOf<IcmpMonitorUpdate>()
  expectTypeOf(toUpdate(update)).toEqualTypeOf<IcmpMonitorUpdate>()
  expectTypeOf(toUpdate(update, { muted: true })).toEqualTypeOf<IcmpMonitorUpdate>()
  expectTypeOf(toUpdate(tolerated, { muted: true })).toEqualTypeOf<
    Partial<Tolerant<IcmpMonitorUpdate>>
  >()
})

test('toUpdate rejects a misspelt field and a value that is not allowed', () => {
  // @ts-expect-error the field is called frequency, whatever else is there
  toUpdate(monitor, { muted: true, frequncy: 5 })
  // @ts-expect-error there is no such location
  toUpdate(monitor, { locations: ['eu-west-9'] })
  // @ts-expect-error the field is called frequency in a monitor, too
  toUpdate({ name: 'edge', frequncy: 5 })
})

test('applyUpdate returns a monitor of the same kind', () => {
  expectTypeOf(applyUpdate(monitor, { muted: maybe })).toEqualTypeOf<IcmpMonitor>()
  expectTypeOf(applyUpdate(tolerated, { muted: true })).toEqualTypeOf<Tolerant<IcmpMonitor>>()
  // @ts-expect-error the field is called frequency
  applyUpdate(monitor, { frequncy: 5 })
})

test('redact accepts contracts and operations, and returns an unknown copy', () => {
  for (const described of [icmpMonitorUpdate, icmpMonitor, errorGroupList, listErrorGroupsQuery])
    expectTypeOf(redact(described, value)).toBeUnknown()
  expectTypeOf(redact(operations.updateIcmpMonitor, { body: update })).toBeUnknown()
  expectTypeOf(redact(operations.listErrorGroups, value)).toBeUnknown()
  expectTypeOf(secretPaths).toEqualTypeOf<readonly string[]>()
  // @ts-expect-error a contract comes first
  redact(monitor, icmpMonitor)
})

test('the result of a plan has no value', () => {
  const { result, changes, uncertain } = planUpdate({ name: 'edge' }, {})
  expectTypeOf(result).toEqualTypeOf<PlanResult>()
  expectTypeOf(result).not.toHaveProperty('value')
  if (!result.valid) {
    expectTypeOf(result.errors[0].code).toEqualTypeOf<IssueCode>()
    toProblemDetails(result)
  }
  expectTypeOf(changes[0]?.secret).toEqualTypeOf<boolean | undefined>()
  expectTypeOf(uncertain[0]?.secret).toEqualTypeOf<boolean | undefined>()
})

test('classifyRun accepts a packet loss or counts of pings, and not both', () => {
  classifyRun({ responseTime: null, sent: 100, received: 71 }, {})
  // @ts-expect-error the number of answers is missing
  classifyRun({ responseTime: 1, sent: 100 }, {})
  // @ts-expect-error a packet loss beside counts
  classifyRun({ responseTime: 1, packetLoss: 29, sent: 100, received: 71 }, {})
})

test('the type guards narrow the types of allowed values', () => {
  if (isIcmpLocation(value)) expectTypeOf(value).toEqualTypeOf<IcmpLocation>()
  if (isRuntimeId(value)) expectTypeOf(value).toEqualTypeOf<RuntimeId>()
  expectTypeOf([1, 7].filter(isFrequency)).toEqualTypeOf<Frequency[]>()
})

test('the functions about a monitor accept monitors and updates of every kind', () => {
  for (const one of [monitor, tolerated, update]) {
    expectTypeOf(
      classifyRun({ responseTime: 1, packetLoss: null }, one).state,
    ).toEqualTypeOf<RunState>()
    expectTypeOf(runIntervalSeconds(one)).toEqualTypeOf<number | undefined>()
    meetsExpectation('passing', one)
    thresholdRange('maxResponseTime', one)
    for (const assertion of one.request?.assertions ?? [])
      evaluateAssertion(assertion, { latency: { avg: 1 } })
  }
  effectiveAlertSettings(tolerated, tolerated.alertSettings)
})
