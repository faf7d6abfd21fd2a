// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { updateIcmpMonitorParams } from '../../contracts/generated/update-icmp-monitor-params.ts'
import {
  updateIcmpMonitorQuery,
  updateIcmpMonitorQuerySet,
} from '../../contracts/generated/update-icmp-monitor-query.ts'
import { updateIcmpMonitorHeaders } from '../../contracts/generated/update-icmp-monitor-headers.ts'
import { icmpMonitorUpdate } from '../../contracts/generated/icmp-monitor-update.ts'
import { icmpMonitor } from '../../contracts/generated/icmp-monitor.ts'
import { defineParameters } from '../../engine/define-parameters.ts'
import type { UpdateOptions } from '../../engine/options.ts'
import type {
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorQuery,
  UpdateIcmpMonitorHeaders,
  IcmpMonitorUpdate,
} from '../../generated/types.ts'
import type { Result } from '../../issues/issue.ts'
import type { QueryObject } from '../../parameters/input.ts'
import { defineOperation } from '../define-operation.ts'
import { filledPath } from '../filled-path.ts'
import { pathBuilder } from '../path-builder.ts'

/** A request of the operation "Update an ICMP monitor", each part as its contract returns it. */
export interface UpdateIcmpMonitorRequest {
  params: UpdateIcmpMonitorParams
  query: Required<UpdateIcmpMonitorQuery>
  headers: UpdateIcmpMonitorHeaders
  body: IcmpMonitorUpdate
}

/** `PUT /v1/checks/icmp/{id}`: its contracts, and methods for the whole request. */
export interface UpdateIcmpMonitorOperation {
  readonly method: 'PUT'
  readonly path: '/v1/checks/icmp/{id}'
  readonly params: typeof updateIcmpMonitorParams
  readonly query: typeof updateIcmpMonitorQuery
  readonly headers: typeof updateIcmpMonitorHeaders
  readonly body: typeof icmpMonitorUpdate
  readonly response: typeof icmpMonitor
  /**
   * Validates a whole request: each part by its contract, the path of an issue beginning with the part. Its options
   * are those of `icmpMonitorUpdate`; `maxIssues` counts over the whole request. An issue `unreadable` stands at the
   * part that cannot be read (pointer `/body`), or at the request where the request itself cannot be read.
   *
   * Service description, "Update an ICMP monitor": the parts of a request.
   *
   * @throws TypeError for an option that does not exist or has a wrong value
   * @example
   * operations.updateIcmpMonitor.validateRequest({ params: { id: '7f' } }).errors.map((error) => error.pointer)
   * // ['/headers/authorization', '/body/heartbeat', '/body/script']
   */
  validateRequest(
    request: { readonly [Name in keyof UpdateIcmpMonitorRequest]?: unknown },
    options?: UpdateOptions,
  ): Result<UpdateIcmpMonitorRequest>
  /**
   * Returns the path of a request with the query parameters that are given, percent-encoded.
   *
   * Service description, "Update an ICMP monitor": the path parameters are any strings. No path can carry an empty
   * one, `.`, `..` or one with a lone surrogate: URL parsers would change its shape, or the text.
   *
   * @throws ContractError for parameters that a contract rejects
   * @throws RangeError for a path parameter that no path can carry
   * @example
   * operations.updateIcmpMonitor.buildPath({ params: { id: 'a/b' }, query: { autoAssignAlerts: false } })
   * // '/v1/checks/icmp/a%2Fb?autoAssignAlerts=false'
   */
  buildPath(request: {
    readonly params: UpdateIcmpMonitorParams
    readonly query?: QueryObject<UpdateIcmpMonitorQuery> | undefined
  }): string
}

/**
 * `operations.updateIcmpMonitor` by itself: a bundle that imports it contains no other operation.
 *
 * Service description, "Update an ICMP monitor": the operation on the resource "ICMP monitor".
 *
 * @example
 * updateIcmpMonitorOperation.buildPath({ params: { id: '7f' } }) // '/v1/checks/icmp/7f'
 */
export const updateIcmpMonitorOperation: UpdateIcmpMonitorOperation =
  /* @__PURE__ */ defineOperation<UpdateIcmpMonitorOperation>(
    {
      method: 'PUT',
      path: '/v1/checks/icmp/{id}',
      params: updateIcmpMonitorParams,
      query: updateIcmpMonitorQuery,
      headers: updateIcmpMonitorHeaders,
      body: icmpMonitorUpdate,
      response: icmpMonitor,
    },
    /* @__PURE__ */ pathBuilder(
      /* @__PURE__ */ filledPath('/v1/checks/icmp/{id}', updateIcmpMonitorParams),
      /* @__PURE__ */ defineParameters(updateIcmpMonitorQuerySet, 'nothing'),
    ),
  )
