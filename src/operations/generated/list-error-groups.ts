// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { listErrorGroupsQuery, listErrorGroupsQuerySet } from '../../contracts/generated/list-error-groups-query.ts'
import { listErrorGroupsHeaders } from '../../contracts/generated/list-error-groups-headers.ts'
import { errorGroupList } from '../../contracts/generated/error-group-list.ts'
import { defineParameters } from '../../engine/define-parameters.ts'
import type { BodyOptions } from '../../engine/options.ts'
import type { ListErrorGroupsQuery, ListErrorGroupsHeaders } from '../../generated/types.ts'
import type { Result } from '../../issues/issue.ts'
import type { QueryObject } from '../../parameters/input.ts'
import { defineOperation } from '../define-operation.ts'

import { pathBuilder } from '../path-builder.ts'

/** A request of the operation "List error groups", each part as its contract returns it. */
export interface ListErrorGroupsRequest {
  query: Required<ListErrorGroupsQuery>
  headers: ListErrorGroupsHeaders
}

/** `GET /v1/error-groups`: its contracts, and methods for the whole request. */
export interface ListErrorGroupsOperation {
  readonly method: 'GET'
  readonly path: '/v1/error-groups'
  readonly query: typeof listErrorGroupsQuery
  readonly headers: typeof listErrorGroupsHeaders
  readonly response: typeof errorGroupList
  /**
   * Validates a whole request: each part by its contract, the path of an issue beginning with the part. An issue
   * `unreadable` stands at the part that cannot be read (pointer `/headers`), or at the request where the request
   * itself cannot be read.
   *
   * Service description, "List error groups": the parts of a request.
   *
   * @throws TypeError for an option that does not exist or has a wrong value
   * @example
   * operations.listErrorGroups.validateRequest({}).errors.map((error) => error.pointer) // ['/headers/authorization']
   */
  validateRequest(
    request: { readonly [Name in keyof ListErrorGroupsRequest]?: unknown },
    options?: BodyOptions,
  ): Result<ListErrorGroupsRequest>
  /**
   * Returns the path of a request with the query parameters that are given, percent-encoded.
   *
   * Service description, "List error groups": the path has no parameters.
   *
   * @throws ContractError for parameters that a contract rejects
   * @example
   * operations.listErrorGroups.buildPath({ query: { limit: 20 } }) // '/v1/error-groups?limit=20'
   */
  buildPath(request?: { readonly query?: QueryObject<ListErrorGroupsQuery> | undefined }): string
}

/**
 * `operations.listErrorGroups` by itself: a bundle that imports it contains no other operation.
 *
 * Service description, "List error groups": the operation on the resource "Error group".
 *
 * @example
 * listErrorGroupsOperation.buildPath() // '/v1/error-groups'
 */
export const listErrorGroupsOperation: ListErrorGroupsOperation =
  /* @__PURE__ */ defineOperation<ListErrorGroupsOperation>(
    {
      method: 'GET',
      path: '/v1/error-groups',
      params: undefined,
      query: listErrorGroupsQuery,
      headers: listErrorGroupsHeaders,
      body: undefined,
      response: errorGroupList,
    },
    /* @__PURE__ */ pathBuilder(
      () => '/v1/error-groups',
      /* @__PURE__ */ defineParameters(listErrorGroupsQuerySet, 'nothing'),
    ),
  )
