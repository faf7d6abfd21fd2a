import { checkUpdateIcmpMonitorHeaders } from '../generated/checks.js'
import { updateIcmpMonitorHeadersDocuments } from '../generated/references.ts'
import { updateIcmpMonitorHeadersSchema } from '../generated/schemas/update-icmp-monitor-headers.ts'
import type { UpdateIcmpMonitorHeaders } from '../generated/types.ts'
import { headersForm } from '../parameters/form.ts'
import type { HeadersInput } from '../parameters/input.ts'
import { updateIcmpMonitorHeadersNotices } from '../rules/index.ts'
import type { ParametersContract } from './contract.ts'
import { defineParameters } from './define-parameters.ts'
import type { Options } from './options.ts'

/**
 * The request headers of `PUT /v1/checks/icmp/{id}`, as a `Headers` or a plain object with names in any case; the
 * answer is a new object with the listed headers under their lower-case names.
 *
 * Carries out Update an ICMP monitor: `Authorization` is required, in the form `Bearer <API_KEY>`; a `Content-Type` is
 * `application/json`.
 *
 * @example
 * updateIcmpMonitorHeaders.parse({ Authorization: 'Bearer k', Accept: '*' }) // { authorization: 'Bearer k' }
 */
export const updateIcmpMonitorHeaders: ParametersContract<HeadersInput, UpdateIcmpMonitorHeaders, Options> =
  /* @__PURE__ */ defineParameters({
    name: 'updateIcmpMonitorHeaders',
    document: updateIcmpMonitorHeadersSchema,
    documents: updateIcmpMonitorHeadersDocuments,
    form: headersForm,
    check: checkUpdateIcmpMonitorHeaders,
    notices: updateIcmpMonitorHeadersNotices,
  })
