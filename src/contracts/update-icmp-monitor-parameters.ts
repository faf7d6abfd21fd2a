import {
  updateIcmpMonitorHeadersDocument,
  updateIcmpMonitorParamsDocument,
  updateIcmpMonitorQueryDocument,
} from '../generated/documents.ts'
import {
  checkUpdateIcmpMonitorHeaders,
  checkUpdateIcmpMonitorParams,
  checkUpdateIcmpMonitorQuery,
} from '../generated/checks.js'
import type { UpdateIcmpMonitorHeaders, UpdateIcmpMonitorParams, UpdateIcmpMonitorQuery } from '../generated/types.ts'
import { updateIcmpMonitorHeadersRules } from '../rules/index.ts'
import type { HeadersInput, QueryInput } from '../parameters/input-types.ts'
import { headersForm, pathForm, queryForm } from '../parameters/parameter-form.ts'
import type { ParametersContract } from '../engine/contract.ts'
import { defineParameters } from '../engine/define-parameters.ts'
import type { BodyOptions, Options } from '../engine/options.ts'

/**
 * The path parameters of `PUT /v1/checks/icmp/{id}`, as a plain object. The result is a new object.
 *
 * Service description, "Update an ICMP monitor". `id` is a string; `id` is required.
 *
 * @example
 * updateIcmpMonitorParams.parse({ id: '7f', other: 'x' })
 * // { id: '7f' }
 */
export const updateIcmpMonitorParams: ParametersContract<UpdateIcmpMonitorParams, UpdateIcmpMonitorParams, Options> =
  /* @__PURE__ */ defineParameters({
    name: 'updateIcmpMonitorParams',
    documents: updateIcmpMonitorParamsDocument,
    form: pathForm,
    check: checkUpdateIcmpMonitorParams,
    rules: [],
  })

/**
 * The query parameters of `PUT /v1/checks/icmp/{id}`, as a `URLSearchParams`, a query string or a plain object. The
 * result is a new object with parsed booleans and the defaults.
 *
 * Service description, "Update an ICMP monitor". `autoAssignAlerts` is a boolean, true by default.
 *
 * @example
 * updateIcmpMonitorQuery.parse({ autoAssignAlerts: 'false' })
 * // { autoAssignAlerts: false }
 */
export const updateIcmpMonitorQuery: ParametersContract<
  QueryInput<UpdateIcmpMonitorQuery>,
  Required<UpdateIcmpMonitorQuery>,
  BodyOptions
> = /* @__PURE__ */ defineParameters({
  name: 'updateIcmpMonitorQuery',
  documents: updateIcmpMonitorQueryDocument,
  form: queryForm,
  check: checkUpdateIcmpMonitorQuery,
  rules: [],
})

/**
 * The request headers of `PUT /v1/checks/icmp/{id}`, as a `Headers` or a plain object with names in any letter case.
 * The result is a new object with the known headers under their lower-case names.
 *
 * Service description, "Update an ICMP monitor". `authorization` is a string; `x-service-account` is a string;
 * `content-type` is a string; `authorization` is required.
 *
 * @example
 * updateIcmpMonitorHeaders.parse({
 *   Authorization: 'Bearer k',
 *   Accept: '*',
 * })
 * // { authorization: 'Bearer k' }
 */
export const updateIcmpMonitorHeaders: ParametersContract<HeadersInput, UpdateIcmpMonitorHeaders, Options> =
  /* @__PURE__ */ defineParameters({
    name: 'updateIcmpMonitorHeaders',
    documents: updateIcmpMonitorHeadersDocument,
    form: headersForm,
    check: checkUpdateIcmpMonitorHeaders,
    rules: updateIcmpMonitorHeadersRules,
  })
