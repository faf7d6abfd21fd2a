import { checkListErrorGroupsHeaders } from '../generated/checks.js'
import { listErrorGroupsHeadersDocuments } from '../generated/references.ts'
import { listErrorGroupsHeadersSchema } from '../generated/schemas/list-error-groups-headers.ts'
import type { ListErrorGroupsHeaders } from '../generated/types.ts'
import { headersForm } from '../parameters/form.ts'
import type { HeadersInput } from '../parameters/input.ts'
import { listErrorGroupsHeadersNotices } from '../rules/index.ts'
import type { ParametersContract } from './contract.ts'
import { defineParameters } from './define-parameters.ts'
import type { Options } from './options.ts'

/**
 * The request headers of `GET /v1/error-groups`, as a `Headers` or a plain object with names in any case; the answer
 * is a new object with the listed headers under their lower-case names.
 *
 * Carries out List error groups: `Authorization` is required, in the form `Bearer <API_KEY>`, and `x-service-account`
 * optional.
 *
 * @example
 * listErrorGroupsHeaders.is({ 'X-Service-Account': 'acct-1' }) // false
 */
export const listErrorGroupsHeaders: ParametersContract<HeadersInput, ListErrorGroupsHeaders, Options> =
  /* @__PURE__ */ defineParameters({
    name: 'listErrorGroupsHeaders',
    document: listErrorGroupsHeadersSchema,
    documents: listErrorGroupsHeadersDocuments,
    form: headersForm,
    check: checkListErrorGroupsHeaders,
    notices: listErrorGroupsHeadersNotices,
  })
