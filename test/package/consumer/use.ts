// Uses and misuses of the package, for which the compiler must find exactly the expected errors.
import {
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
  redact,
  toUpdate,
  withDefaults,
  type IcmpMonitorUpdate,
} from 'monitor-contract'

declare const value: unknown

export const update: IcmpMonitorUpdate = {
  heartbeat: {},
  script: '',
  frequency: 5,
  frequencyOffset: 50,
  runtimeId: '2026.04',
}

// @ts-expect-error a misspelt field
export const misspelt: IcmpMonitorUpdate = { heartbeat: {}, script: '', frequncy: 5 }

if (icmpMonitorUpdate.is(value)) void value.frequencyOffset
// @ts-expect-error an invalid value has no fields
else void value.frequencyOffset

icmpMonitor.assert(value)
export const name: string = value.name

const result = icmpMonitor.with({ reader: 'tolerant' }).validate(value)
if (result.valid) void result.value.frequency
else void result.errors[0].code

const standard = errorGroupList['~standard'].validate(value)
export const checkIds: string[] =
  'value' in standard ? standard.value.map(({ checkId }) => checkId) : []

export const reader = icmpMonitor.with({ reader: 'tolerant' })
export const list = errorGroupList.with({ reader: 'tolerant' })
export const sent = toUpdate(reader.parse(value), { muted: true })
export const filled = withDefaults(update)
export const { buildPath, validateRequest } = operations.updateIcmpMonitor
export const copy = redact(icmpMonitorUpdate, update)
