import { errorGroup as errorGroupContract } from '../contracts/error-group.ts'
import { icmpMonitor as icmpMonitorContract } from '../contracts/icmp-monitor.ts'
import { icmpMonitorUpdate as icmpMonitorUpdateContract } from '../contracts/icmp-monitor-update.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { once } from '../schema/once.ts'
import { wholeSchema } from '../schema/whole-schema.ts'
import type { Body } from './body.ts'
import { adaptOffset } from './rules/frequency-offset.ts'
import { monitorMistakes, updateMistakes } from './rules/mistakes.ts'
import { offsetsOf } from './rules/offsets.ts'
import { adaptPacketLoss } from './rules/packet-loss-order.ts'
import type { FieldArbitraries } from './values/object.ts'

const offsetField = ({ properties: { frequencyOffset = {} } = {} }: JsonSchema): FieldArbitraries =>
  new Map([['frequencyOffset', offsetsOf(frequencyOffset)]])

export const icmpMonitorUpdate: Body = {
  contract: icmpMonitorUpdateContract,
  schema: once(() => wholeSchema(icmpMonitorUpdateContract)),
  fields: offsetField,
  adapts: [adaptOffset('fitting'), adaptPacketLoss],
  mistakes: updateMistakes,
}

export const icmpMonitor: Body = {
  contract: icmpMonitorContract,
  schema: once(() => wholeSchema(icmpMonitorContract)),
  fields: offsetField,
  adapts: [adaptOffset('any'), adaptPacketLoss],
  mistakes: monitorMistakes,
}

export const errorGroup: Body = {
  contract: errorGroupContract,
  schema: once(() => wholeSchema(errorGroupContract)),
  fields: () => new Map(),
  adapts: [],
  mistakes: [],
}
