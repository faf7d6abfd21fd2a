import { errorGroup as errorGroupContract } from '../contracts/error-group.ts'
import { icmpMonitor as icmpMonitorContract } from '../contracts/icmp-monitor.ts'
import { icmpMonitorUpdate as icmpMonitorUpdateContract } from '../contracts/icmp-monitor-update.ts'
import { errorGroupDocuments, icmpMonitorDocuments, icmpMonitorUpdateDocuments } from '../generated/references.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { withoutReferences, type Body } from './body.ts'
import { adaptOffset } from './rules/frequency-offset.ts'
import { monitorMistakes, updateMistakes } from './rules/mistakes.ts'
import { offsetsOf } from './rules/offsets.ts'
import { adaptPacketLoss } from './rules/packet-loss-order.ts'
import type { FieldArbitraries } from './values/object.ts'

const offsetField = ({ properties = {} }: JsonSchema): FieldArbitraries => new Map([['frequencyOffset', offsetsOf(properties['frequencyOffset'] ?? {})]])

export const icmpMonitorUpdate: Body = {
  schema: withoutReferences(icmpMonitorUpdateContract.schema, icmpMonitorUpdateDocuments),
  validate: (value) => icmpMonitorUpdateContract.validate(value),
  fields: offsetField,
  adapts: [adaptOffset('fitting'), adaptPacketLoss],
  mistakes: updateMistakes,
}

export const icmpMonitor: Body = {
  schema: withoutReferences(icmpMonitorContract.schema, icmpMonitorDocuments),
  validate: (value) => icmpMonitorContract.validate(value),
  fields: offsetField,
  adapts: [adaptOffset('any'), adaptPacketLoss],
  mistakes: monitorMistakes,
}

export const errorGroup: Body = {
  schema: withoutReferences(errorGroupContract.schema, errorGroupDocuments),
  validate: (value) => errorGroupContract.validate(value),
  fields: () => new Map(),
  adapts: [],
  mistakes: [],
}
