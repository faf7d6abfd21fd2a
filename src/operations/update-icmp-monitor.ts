import { icmpMonitor, icmpMonitorUpdate } from '../contracts/icmp-monitor.ts'
import {
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from '../contracts/update-icmp-monitor-parameters.ts'
import type { UpdateOptions } from '../engine/options.ts'
import type {
  IcmpMonitorUpdate,
  UpdateIcmpMonitorHeaders,
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorQuery,
} from '../generated/types.ts'
import type { Result } from '../issues/issue.ts'
import type { QueryObject } from '../parameters/input-types.ts'
import { defineOperation } from './define-operation.ts'

/** A valid request of the operation "Update an ICMP monitor", with each part as its contract returns it. */
export interface UpdateIcmpMonitorRequest {
  params: UpdateIcmpMonitorParams
  query: Required<UpdateIcmpMonitorQuery>
  headers: UpdateIcmpMonitorHeaders
  body: IcmpMonitorUpdate
}

/** The type of `operations.updateIcmpMonitor`: `PUT /v1/checks/icmp/{id}` with its contracts and methods. */
export interface UpdateIcmpMonitorOperation {
  readonly method: 'PUT'
  readonly path: '/v1/checks/icmp/{id}'
  /** The path in the syntax of routers such as Express, with `:id` for the parameter. */
  readonly route: '/v1/checks/icmp/:id'
  readonly params: typeof updateIcmpMonitorParams
  readonly query: typeof updateIcmpMonitorQuery
  readonly headers: typeof updateIcmpMonitorHeaders
  readonly body: typeof icmpMonitorUpdate
  readonly response: typeof icmpMonitor
  /**
   * Validates a whole request, each part with its contract. The path of an issue begins with the name of the part.
   * Accepts the options of `icmpMonitorUpdate`; `maxIssues` counts over the whole request. If the content of a part
   * cannot be read, the issue `unreadable` has the pointer of the part, such as `/body`. If the request itself cannot
   * be read or is not an object, the pointer is empty.
   *
   * Service description, "Update an ICMP monitor".
   *
   * @throws TypeError for an unknown part, an unknown option or a wrong option value
   * @example
   * operations.updateIcmpMonitor
   *   .validateRequest({ params: { id: '7f' } })
   *   .errors.map((error) => error.pointer)
   * // ['/headers/authorization', '/body']
   */
  validateRequest(
    request: { readonly [Name in keyof UpdateIcmpMonitorRequest]?: unknown },
    options?: UpdateOptions,
  ): Result<UpdateIcmpMonitorRequest>
  /**
   * Returns the path of a request, percent-encoded, with the known query parameters that are passed.
   *
   * Our readings: "The path parameter `id` is any string of at least one character". `.` and `..` are not possible in
   * a path either, because URL parsers remove them. A lone surrogate cannot be encoded.
   *
   * @throws ContractError for invalid parameters; the paths of its issues begin with `params` or `query`
   * @throws RangeError for a path parameter that is not possible in a path
   * @throws TypeError if the request is not an object
   * @example
   * operations.updateIcmpMonitor.buildPath({
   *   params: { id: 'a/b' },
   *   query: { autoAssignAlerts: false },
   * })
   * // '/v1/checks/icmp/a%2Fb?autoAssignAlerts=false'
   */
  buildPath(request: {
    readonly params: UpdateIcmpMonitorParams
    readonly query?: QueryObject<UpdateIcmpMonitorQuery> | undefined
  }): string
}

/**
 * The operation `operations.updateIcmpMonitor`. A bundle that imports only this export contains no other operation.
 *
 * Service description, "Update an ICMP monitor".
 *
 * @example
 * updateIcmpMonitorOperation.buildPath({ params: { id: '7f' } })
 * // '/v1/checks/icmp/7f'
 */
export const updateIcmpMonitorOperation: UpdateIcmpMonitorOperation =
  /* @__PURE__ */ defineOperation<UpdateIcmpMonitorOperation>({
    method: 'PUT',
    path: '/v1/checks/icmp/{id}',
    params: updateIcmpMonitorParams,
    query: updateIcmpMonitorQuery,
    headers: updateIcmpMonitorHeaders,
    body: icmpMonitorUpdate,
    response: icmpMonitor,
  })
