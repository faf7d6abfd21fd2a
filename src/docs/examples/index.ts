import { ownProperties } from '../../schema/own-properties.ts'
import type { OperationExample } from './operation-example.ts'
import { listErrorGroupsExample } from './list-error-groups.ts'
import { updateIcmpMonitorExample } from './update-icmp-monitor.ts'

/** Returns the examples of the operations, by operation id. An operation without examples has no entry. */
export const operationExamples = (): ReadonlyMap<string, OperationExample> =>
  new Map([
    ['updateIcmpMonitor', ownProperties(updateIcmpMonitorExample)],
    ['listErrorGroups', ownProperties(listErrorGroupsExample)],
  ])
