import { listErrorGroupsHeadersDocument, listErrorGroupsQueryDocument } from '../generated/documents.ts'
import { checkListErrorGroupsHeaders, checkListErrorGroupsQuery } from '../generated/checks.js'
import type { ListErrorGroupsHeaders, ListErrorGroupsQuery } from '../generated/types.ts'
import { listErrorGroupsHeadersRules, listErrorGroupsQueryRules } from '../rules/index.ts'
import type { HeadersInput, QueryInput } from '../parameters/input-types.ts'
import { headersForm, queryForm } from '../parameters/parameter-form.ts'
import type { ParametersContract } from '../engine/contract.ts'
import { defineParameters } from '../engine/define-parameters.ts'
import type { BodyOptions, Options } from '../engine/options.ts'

/**
 * The query parameters of `GET /v1/error-groups`, as a `URLSearchParams`, a query string or a plain object. The result
 * is a new object with parsed numbers and the defaults.
 *
 * Service description, "List error groups". `limit` is an integer, at least 1, at most 100, 10 by default; `page` is a
 * number, 1 by default.
 *
 * @example
 * listErrorGroupsQuery.parse('limit=20') // { limit: 20, page: 1 }
 */
export const listErrorGroupsQuery: ParametersContract<
  QueryInput<ListErrorGroupsQuery>,
  Required<ListErrorGroupsQuery>,
  BodyOptions
> = /* @__PURE__ */ defineParameters({
  name: 'listErrorGroupsQuery',
  documents: listErrorGroupsQueryDocument,
  form: queryForm,
  check: checkListErrorGroupsQuery,
  rules: listErrorGroupsQueryRules,
})

/**
 * The request headers of `GET /v1/error-groups`, as a `Headers` or a plain object with names in any letter case. The
 * result is a new object with the known headers under their lower-case names.
 *
 * Service description, "List error groups". `authorization` is a string; `x-service-account` is a string;
 * `authorization` is required.
 *
 * @example
 * listErrorGroupsHeaders.is({ 'X-Service-Account': 'acct-1' }) // false
 */
export const listErrorGroupsHeaders: ParametersContract<HeadersInput, ListErrorGroupsHeaders, Options> =
  /* @__PURE__ */ defineParameters({
    name: 'listErrorGroupsHeaders',
    documents: listErrorGroupsHeadersDocument,
    form: headersForm,
    check: checkListErrorGroupsHeaders,
    rules: listErrorGroupsHeadersRules,
  })
