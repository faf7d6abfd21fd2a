import type { Options, ParametersContract } from '../engine/contract.ts'
import type { UpdateHeadersRuleCode } from '../engine/issue-types.ts'
import type { RuleOf } from '../engine/rule-types.ts'
import { defineParameters, type HeadersContract, type QueryContract } from './define-parameters.ts'
import {
  checkUpdateIcmpMonitorHeaders,
  checkUpdateIcmpMonitorParams,
  checkUpdateIcmpMonitorQuery,
} from '../generated/checks.js'
import {
  updateIcmpMonitorHeadersDocument,
  updateIcmpMonitorParamsDocument,
  updateIcmpMonitorQueryDocument,
} from '../generated/documents.ts'
import type {
  IcmpMonitorUpdate,
  UpdateIcmpMonitorHeaders,
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorQuery,
} from '../generated/types.ts'
import type { QueryObject } from '../parameters/input-types.ts'
import { headersForm, pathForm, queryForm } from '../parameters/parameter-form.ts'
import { updateIcmpMonitorHeadersRules } from '../rules/index.ts'
import { defineOperation } from './define-operation.ts'
import { icmpMonitor, icmpMonitorUpdate } from './icmp-monitor.ts'
import type { RequestParts, RequestResult, UpdateRequestOptions } from './request-options.ts'

/**
 * The path parameters of `PUT /v1/checks/icmp/{id}`, as a plain object. The result is a new object.
 *
 * Service description, "Update an ICMP monitor". `id` is a string; `id` is required.
 *
 * @example
 * updateIcmpMonitorParams.parse({ id: '7f', other: 'x' })
 * // { id: '7f' }
 */
export const updateIcmpMonitorParams: ParametersContract<
  UpdateIcmpMonitorParams,
  UpdateIcmpMonitorParams,
  Options
> = /* @__PURE__ */ defineParameters({
  name: 'updateIcmpMonitorParams',
  documentSet: updateIcmpMonitorParamsDocument,
  form: pathForm,
  check: checkUpdateIcmpMonitorParams,
  rules: [],
})

/**
 * The query parameters of `PUT /v1/checks/icmp/{id}`, as a `URLSearchParams`, a query string or a
 * plain object. The result is a new object with parsed booleans and the defaults.
 *
 * Service description, "Update an ICMP monitor". `autoAssignAlerts` is a boolean, true by default.
 *
 * @example
 * updateIcmpMonitorQuery.parse({ autoAssignAlerts: 'false' })
 * // { autoAssignAlerts: false }
 */
export const updateIcmpMonitorQuery: QueryContract<UpdateIcmpMonitorQuery> =
  /* @__PURE__ */ defineParameters({
    name: 'updateIcmpMonitorQuery',
    documentSet: updateIcmpMonitorQueryDocument,
    form: queryForm,
    check: checkUpdateIcmpMonitorQuery,
    rules: [],
  })

/**
 * The request headers of `PUT /v1/checks/icmp/{id}`, as a `Headers` or a plain object with names in
 * any letter case. The result is a new object with the known headers under their lower-case names.
 *
 * Service description, "Update an ICMP monitor". `authorization` is a string; `x-service-account`
 * is a string;
 * `content-type` is a string; `authorization` is required.
 *
 * @example
 * updateIcmpMonitorHeaders.parse({
 *   Authorization: 'Bearer k',
 *   Accept: '*',
 * })
 * // { authorization: 'Bearer k' }
 */
export const updateIcmpMonitorHeaders: HeadersContract<
  UpdateIcmpMonitorHeaders,
  UpdateHeadersRuleCode
> = /* @__PURE__ */ defineParameters({
  name: 'updateIcmpMonitorHeaders',
  documentSet: updateIcmpMonitorHeadersDocument,
  form: headersForm,
  check: checkUpdateIcmpMonitorHeaders,
  rules: updateIcmpMonitorHeadersRules,
})

/**
 * A valid request of the operation "Update an ICMP monitor", with each part as its contract returns
 * it.
 */
export interface UpdateIcmpMonitorRequest {
  params: UpdateIcmpMonitorParams
  query: Required<UpdateIcmpMonitorQuery>
  headers: UpdateIcmpMonitorHeaders
  body: IcmpMonitorUpdate
}

/**
 * The type of `operations.updateIcmpMonitor`: `PUT /v1/checks/icmp/{id}` with its contracts and
 * methods.
 */
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
   * Validates a whole request, each part with its contract. The path of an issue begins with the
   * name of the part. Accepts the options of `icmpMonitorUpdate`, own `rules` for the body, and in
   * `severity` the codes of every part; `maxIssues` counts over the whole request. If a part cannot
   * be read, the issue `unreadable` has the pointer of the part, such as `/body`.
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
  validateRequest<const Rules extends readonly RuleOf<IcmpMonitorUpdate>[] = readonly []>(
    request: RequestParts<UpdateIcmpMonitorRequest>,
    options?: UpdateRequestOptions<Rules>,
  ): RequestResult<UpdateIcmpMonitorRequest, Rules>
  /**
   * Returns the path of a request, percent-encoded, with the known query parameters that are
   * passed.
   *
   * Our readings: "The path parameter `id` is any string of at least one character". `.` and `..`
   * are not possible in a path either, because URL parsers remove them. A lone surrogate cannot be
   * encoded.
   *
   * @throws ContractError for invalid parameters; the paths of its issues begin with `params` or
   * `query`
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
 * The operation `operations.updateIcmpMonitor`. A bundle that imports only this export contains no
 * other operation.
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
