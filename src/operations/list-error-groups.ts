import { defineParameters } from '../contracts/define-parameters.ts'
import { errorGroupList } from '../contracts/error-group-list.ts'
import { listErrorGroupsHeaders } from '../contracts/list-error-groups-headers.ts'
import { listErrorGroupsQuery, listErrorGroupsQuerySet } from '../contracts/list-error-groups-query.ts'
import type { Options } from '../contracts/options.ts'
import type { ListErrorGroupsHeaders, ListErrorGroupsQuery } from '../generated/types.ts'
import type { Result } from '../issues/issue.ts'
import type { QueryObject } from '../parameters/input.ts'
import { pathBuilder } from './path-builder.ts'
import { requestValidator } from './request-validator.ts'

/** A request to list error groups, each part as its contract answers it. */
export interface ListErrorGroupsRequest {
  query: Required<ListErrorGroupsQuery>
  headers: ListErrorGroupsHeaders
}

/** `GET /v1/error-groups`: its contracts, and what goes over the whole request. */
export interface ListErrorGroupsOperation {
  readonly method: 'GET'
  readonly path: '/v1/error-groups'
  readonly query: typeof listErrorGroupsQuery
  readonly headers: typeof listErrorGroupsHeaders
  readonly response: typeof errorGroupList
  /**
   * Checks a whole request: each part by its contract, the path of an issue beginning with the part. An issue
   * `unreadable` stands at the part that cannot be read (pointer `/query`), or at the request where the request itself
   * cannot be read.
   *
   * Carries out List error groups, whose requests have no body.
   *
   * @throws TypeError for an option that does not exist or has a wrong value
   * @example
   * operations.listErrorGroups.validateRequest({ query: 'limit=0', headers: { authorization: 'Bearer k' }
   * }).errors.map((error) => error.pointer) // ['/query/limit']
   */
  validateRequest(
    request: { readonly [Name in keyof ListErrorGroupsRequest]?: unknown },
    options?: Options,
  ): Result<ListErrorGroupsRequest>
  /**
   * Writes the path of a request with the query parameters that are given, percent-encoded.
   *
   * Carries out List error groups: the path has no parameters, the query has `limit` and `page`.
   *
   * @throws ContractError where the contract refuses the parameters
   * @example
   * operations.listErrorGroups.buildPath({ query: { limit: 20 } }) // '/v1/error-groups?limit=20'
   */
  buildPath(request?: { readonly query?: QueryObject<ListErrorGroupsQuery> | undefined }): string
}

const path = '/v1/error-groups'

/**
 * `operations.listErrorGroups` by itself: a bundle that imports it does not contain the other operation.
 *
 * Carries out List error groups.
 *
 * @example
 * listErrorGroupsOperation.buildPath({ query: { page: 2 } }) // '/v1/error-groups?page=2'
 */
export const listErrorGroupsOperation: ListErrorGroupsOperation = /* @__PURE__ */ Object.freeze({
  method: 'GET',
  path,
  query: listErrorGroupsQuery,
  headers: listErrorGroupsHeaders,
  response: errorGroupList,
  validateRequest: /* @__PURE__ */ requestValidator<ListErrorGroupsRequest, Options>(
    [['query', listErrorGroupsQuery]],
    ['headers', listErrorGroupsHeaders],
  ),
  buildPath: /* @__PURE__ */ pathBuilder(
    () => path,
    /* @__PURE__ */ defineParameters(listErrorGroupsQuerySet, 'nothing'),
  ),
})
