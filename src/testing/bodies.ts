import { errorGroupDocuments, icmpMonitorDocuments, icmpMonitorUpdateDocuments } from '../generated/references.ts'
import { errorGroupSchema } from '../generated/schemas/error-group.ts'
import { icmpMonitorUpdateSchema } from '../generated/schemas/icmp-monitor-update.ts'
import { icmpMonitorSchema } from '../generated/schemas/icmp-monitor.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { withoutReferences, type Body } from './body.ts'
import { adaptOffset } from './rules/frequency-offset.ts'
import { monitorMistakes, updateMistakes } from './rules/mistakes.ts'
import { offsetsOf } from './rules/offsets.ts'
import { adaptPacketLoss } from './rules/packet-loss-order.ts'
import type { FieldArbitraries } from './values/object.ts'

const offsetField = ({ properties = {} }: JsonSchema): FieldArbitraries =>
  new Map([['frequencyOffset', offsetsOf(properties['frequencyOffset'] ?? {})]])

export const icmpMonitorUpdate: Body = {
  schema: withoutReferences(icmpMonitorUpdateSchema, icmpMonitorUpdateDocuments),
  fields: offsetField,
  adapts: [adaptOffset('fitting'), adaptPacketLoss],
  mistakes: updateMistakes,
}

export const icmpMonitor: Body = {
  schema: withoutReferences(icmpMonitorSchema, icmpMonitorDocuments),
  fields: offsetField,
  adapts: [adaptOffset('any'), adaptPacketLoss],
  mistakes: monitorMistakes,
}

export const errorGroup: Body = {
  schema: withoutReferences(errorGroupSchema, errorGroupDocuments),
  fields: () => new Map(),
  adapts: [],
  mistakes: [],
}
