import { errorGroupList } from '../contracts/error-group.ts'
import { listErrorGroupsHeaders, listErrorGroupsQuery } from '../contracts/list-error-groups-parameters.ts'
import type { BodyOptions } from '../engine/options.ts'
import type { ListErrorGroupsHeaders, ListErrorGroupsQuery } from '../generated/types.ts'
import type { Result } from '../issues/issue.ts'
import type { QueryObject } from '../parameters/input-types.ts'
import { defineOperation } from './define-operation.ts'

/** A valid request of the operation "List error groups", with each part as its contract returns it. */
export interface ListErrorGroupsRequest {
  query: Required<ListErrorGroupsQuery>
  headers: ListErrorGroupsHeaders
}

/** The type of `operations.listErrorGroups`: `GET /v1/error-groups` with its contracts and methods. */
export interface ListErrorGroupsOperation {
  readonly method: 'GET'
  readonly path: '/v1/error-groups'
  /** The path in the syntax of routers such as Express. */
  readonly route: '/v1/error-groups'
  readonly query: typeof listErrorGroupsQuery
  readonly headers: typeof listErrorGroupsHeaders
  readonly response: typeof errorGroupList
  /**
   * Validates a whole request, each part with its contract. The path of an issue begins with the name of the part. If
   * the content of a part cannot be read, the issue `unreadable` has the pointer of the part, such as `/headers`. If
   * the request itself cannot be read or is not an object, the pointer is empty.
   *
   * Service description, "List error groups".
   *
   * @throws TypeError for an unknown part, an unknown option or a wrong option value
   * @example
   * operations.listErrorGroups
   *   .validateRequest({})
   *   .errors.map((error) => error.pointer)
   * // ['/headers/authorization']
   */
  validateRequest(
    request: { readonly [Name in keyof ListErrorGroupsRequest]?: unknown },
    options?: BodyOptions,
  ): Result<ListErrorGroupsRequest>
  /**
   * Returns the path of a request, percent-encoded, with the known query parameters that are passed.
   *
   * Service description, "List error groups". The path has no parameters.
   *
   * @throws ContractError for an invalid query; the paths of its issues begin with `query`
   * @throws TypeError if the request is not an object
   * @example
   * operations.listErrorGroups.buildPath({ query: { limit: 20 } })
   * // '/v1/error-groups?limit=20'
   */
  buildPath(request?: { readonly query?: QueryObject<ListErrorGroupsQuery> | undefined }): string
}

/**
 * The operation `operations.listErrorGroups`. A bundle that imports only this export contains no other operation.
 *
 * Service description, "List error groups".
 *
 * @example
 * listErrorGroupsOperation.buildPath() // '/v1/error-groups'
 */
export const listErrorGroupsOperation: ListErrorGroupsOperation =
  /* @__PURE__ */ defineOperation<ListErrorGroupsOperation>({
    method: 'GET',
    path: '/v1/error-groups',
    query: listErrorGroupsQuery,
    headers: listErrorGroupsHeaders,
    response: errorGroupList,
  })
