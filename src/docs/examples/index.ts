import { ownProperties } from '../../values/own-properties.ts'
import { listErrorGroupsExample } from './list-error-groups.ts'
import type { OperationExample } from './operation-example.ts'
import { updateIcmpMonitorExample } from './update-icmp-monitor.ts'

/** The examples of the operations, by operation id. An operation without an example has no entry. */
export const operationExamples: ReadonlyMap<string, OperationExample> = /* @__PURE__ */ new Map([
  ['updateIcmpMonitor', /* @__PURE__ */ ownProperties(updateIcmpMonitorExample)],
  ['listErrorGroups', /* @__PURE__ */ ownProperties(listErrorGroupsExample)],
])
