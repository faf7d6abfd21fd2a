// Generated from src/contracts/manifest.ts by `npm run generate`. Do not edit.
import { updateIcmpMonitorOperation, type UpdateIcmpMonitorOperation } from './update-icmp-monitor.ts'
import { listErrorGroupsOperation, type ListErrorGroupsOperation } from './list-error-groups.ts'

/**
 * The operations of the service, by name.
 *
 * Service description, "Endpoints".
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
