import type { ListHeadersRuleCode, QueryRuleCode } from '../engine/issue-types.ts'
import { defineParameters, type HeadersContract, type QueryContract } from './define-parameters.ts'
import { checkListErrorGroupsHeaders, checkListErrorGroupsQuery } from '../generated/checks.js'
import {
  listErrorGroupsHeadersDocument,
  listErrorGroupsQueryDocument,
} from '../generated/documents.ts'
import type { ListErrorGroupsHeaders, ListErrorGroupsQuery } from '../generated/types.ts'
import type { QueryObject } from '../parameters/input-types.ts'
import { headersForm, queryForm } from '../parameters/parameter-form.ts'
import { listErrorGroupsHeadersRules, listErrorGroupsQueryRules } from '../rules/index.ts'
import { defineOperation } from './define-operation.ts'
import { errorGroupList } from './error-group.ts'
import type { ListRequestOptions, RequestParts, RequestResult } from './request-options.ts'

/**
 * The query parameters of `GET /v1/error-groups`, as a `URLSearchParams`, a query string or a plain
 * object. The result is a new object with parsed numbers and the defaults.
 *
 * Service description, "List error groups". `limit` is an integer, at least 1, at most 100, 10 by
 * default; `page` is a number, 1 by default.
 *
 * @example
 * listErrorGroupsQuery.parse('limit=20') // { limit: 20, page: 1 }
 */
export const listErrorGroupsQuery: QueryContract<ListErrorGroupsQuery, QueryRuleCode> =
  /* @__PURE__ */ defineParameters({
    name: 'listErrorGroupsQuery',
    documentSet: listErrorGroupsQueryDocument,
    form: queryForm,
    check: checkListErrorGroupsQuery,
    rules: listErrorGroupsQueryRules,
  })

/**
 * The request headers of `GET /v1/error-groups`, as a `Headers` or a plain object with names in any
 * letter case. The result is a new object with the known headers under their lower-case names.
 *
 * Service description, "List error groups". `authorization` is a string; `x-service-account` is a
 * string;
 * `authorization` is required.
 *
 * @example
 * listErrorGroupsHeaders.is({ 'X-Service-Account': 'acct-1' }) // false
 */
export const listErrorGroupsHeaders: HeadersContract<ListErrorGroupsHeaders, ListHeadersRuleCode> =
  /* @__PURE__ */ defineParameters({
    name: 'listErrorGroupsHeaders',
    documentSet: listErrorGroupsHeadersDocument,
    form: headersForm,
    check: checkListErrorGroupsHeaders,
    rules: listErrorGroupsHeadersRules,
  })

/**
 * A valid request of the operation "List error groups", with each part as its contract returns it.
 */
export interface ListErrorGroupsRequest {
  query: Required<ListErrorGroupsQuery>
  headers: ListErrorGroupsHeaders
}

/**
 * The type of `operations.listErrorGroups`: `GET /v1/error-groups` with its contracts and methods.
 */
export interface ListErrorGroupsOperation {
  readonly method: 'GET'
  readonly path: '/v1/error-groups'
  /** The path in the syntax of routers such as Express. */
  readonly route: '/v1/error-groups'
  readonly query: typeof listErrorGroupsQuery
  readonly headers: typeof listErrorGroupsHeaders
  readonly response: typeof errorGroupList
  /**
   * Validates a whole request, each part with its contract. The path of an issue begins with the
   * name of the part. If the content of a part cannot be read, the issue `unreadable` has the
   * pointer of the part, such as `/headers`. If the request itself cannot be read or is not an
   * object, the pointer is empty.
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
    request: RequestParts<ListErrorGroupsRequest>,
    options?: ListRequestOptions,
  ): RequestResult<ListErrorGroupsRequest>
  /**
   * Returns the path of a request, percent-encoded, with the known query parameters that are
   * passed.
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
 * The operation `operations.listErrorGroups`. A bundle that imports only this export contains no
 * other operation.
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
