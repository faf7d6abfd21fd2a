import { listErrorGroupsOperation, type ListErrorGroupsOperation } from './list-error-groups.ts'
import { updateIcmpMonitorOperation, type UpdateIcmpMonitorOperation } from './update-icmp-monitor.ts'

/**
 * The two operations of the service that are described.
 *
 * Carries out Endpoints.
 *
 * @example
 * Object.values(operations).map(({ method, path }) => `${method} ${path}`)
 * // ['PUT /v1/checks/icmp/{id}', 'GET /v1/error-groups']
 */
export const operations: {
  readonly updateIcmpMonitor: UpdateIcmpMonitorOperation
  readonly listErrorGroups: ListErrorGroupsOperation
} = /* @__PURE__ */ Object.freeze({
  updateIcmpMonitor: updateIcmpMonitorOperation,
  listErrorGroups: listErrorGroupsOperation,
})
