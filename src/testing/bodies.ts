import {
  errorGroup as errorGroupContract,
  icmpMonitor as icmpMonitorContract,
  icmpMonitorUpdate as icmpMonitorUpdateContract,
  type JsonSchema,
} from '../index.ts'
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
