import { defineParameters } from '../contracts/define-parameters.ts'
import { icmpMonitor } from '../contracts/icmp-monitor.ts'
import { icmpMonitorUpdate } from '../contracts/icmp-monitor-update.ts'
import type { UpdateOptions } from '../contracts/options.ts'
import { updateIcmpMonitorHeaders } from '../contracts/update-icmp-monitor-headers.ts'
import { updateIcmpMonitorParams } from '../contracts/update-icmp-monitor-params.ts'
import { updateIcmpMonitorQuery, updateIcmpMonitorQuerySet } from '../contracts/update-icmp-monitor-query.ts'
import type {
  IcmpMonitorUpdate,
  UpdateIcmpMonitorHeaders,
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorQuery,
} from '../generated/types.ts'
import type { Result } from '../issues/issue.ts'
import type { QueryObject } from '../parameters/input.ts'
import { filledPath } from './filled-path.ts'
import { pathBuilder } from './path-builder.ts'
import { requestValidator } from './request-validator.ts'

/** A request to update a monitor, each part as its contract answers it. */
export interface UpdateIcmpMonitorRequest {
  params: UpdateIcmpMonitorParams
  query: Required<UpdateIcmpMonitorQuery>
  headers: UpdateIcmpMonitorHeaders
  body: IcmpMonitorUpdate
}

/** `PUT /v1/checks/icmp/{id}`: its contracts, and what goes over the whole request. */
export interface UpdateIcmpMonitorOperation {
  readonly method: 'PUT'
  readonly path: '/v1/checks/icmp/{id}'
  readonly params: typeof updateIcmpMonitorParams
  readonly query: typeof updateIcmpMonitorQuery
  readonly headers: typeof updateIcmpMonitorHeaders
  readonly body: typeof icmpMonitorUpdate
  readonly response: typeof icmpMonitor
  /**
   * Checks a whole request: each part by its contract, the path of an issue beginning with the part. Its options are
   * those of `icmpMonitorUpdate`; `maxIssues` counts over the whole request. An issue `unreadable` stands at the part
   * that cannot be read (pointer `/body`), or at the request where the request itself cannot be read.
   *
   * Carries out Update an ICMP monitor.
   *
   * @throws TypeError for an option that does not exist or has a wrong value
   * @example
   * operations.updateIcmpMonitor.validateRequest({ params: { id: '7f' }, headers: { authorization: 'Bearer k' }
   * }).errors.map((error) => error.pointer) // ['/body/heartbeat', '/body/script']
   */
  validateRequest(
    request: { readonly [Name in keyof UpdateIcmpMonitorRequest]?: unknown },
    options?: UpdateOptions,
  ): Result<UpdateIcmpMonitorRequest>
  /**
   * Writes the path of a request with the query parameters that are given, percent-encoded.
   *
   * Carries out Update an ICMP monitor: the path parameter `id` is any string. An empty one, `.`, `..` and one with a
   * lone surrogate stand in no path: URL parsers would change its shape, or the text.
   *
   * @throws ContractError where a contract refuses the parameters
   * @throws RangeError where no path can carry the id
   * @example
   * operations.updateIcmpMonitor.buildPath({ params: { id: 'a/b' }, query: { autoAssignAlerts: false } })
   * // '/v1/checks/icmp/a%2Fb?autoAssignAlerts=false'
   */
  buildPath(request: {
    readonly params: UpdateIcmpMonitorParams
    readonly query?: QueryObject<UpdateIcmpMonitorQuery> | undefined
  }): string
}

const path = '/v1/checks/icmp/{id}'

/**
 * `operations.updateIcmpMonitor` by itself: a bundle that imports it does not contain the other operation.
 *
 * Carries out Update an ICMP monitor.
 *
 * @example
 * updateIcmpMonitorOperation.buildPath({ params: { id: '7f' } }) // '/v1/checks/icmp/7f'
 */
export const updateIcmpMonitorOperation: UpdateIcmpMonitorOperation = /* @__PURE__ */ Object.freeze({
  method: 'PUT',
  path,
  params: updateIcmpMonitorParams,
  query: updateIcmpMonitorQuery,
  headers: updateIcmpMonitorHeaders,
  body: icmpMonitorUpdate,
  response: icmpMonitor,
  validateRequest: /* @__PURE__ */ requestValidator<UpdateIcmpMonitorRequest, UpdateOptions>(
    [
      ['params', updateIcmpMonitorParams],
      ['query', updateIcmpMonitorQuery],
      ['headers', updateIcmpMonitorHeaders],
    ],
    ['body', icmpMonitorUpdate],
  ),
  buildPath: /* @__PURE__ */ pathBuilder(
    /* @__PURE__ */ filledPath(path, updateIcmpMonitorParams),
    /* @__PURE__ */ defineParameters(updateIcmpMonitorQuerySet, 'nothing'),
  ),
})
