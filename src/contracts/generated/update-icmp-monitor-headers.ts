// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { checkUpdateIcmpMonitorHeaders } from '../../generated/checks.js'
import { updateIcmpMonitorHeadersKeywords } from '../../generated/keywords.ts'
import { updateIcmpMonitorHeadersDocuments } from '../../generated/references.ts'
import { updateIcmpMonitorHeadersSchema } from '../../generated/schemas/update-icmp-monitor-headers.ts'
import type { UpdateIcmpMonitorHeaders } from '../../generated/types.ts'
import { updateMonitorHeadersRules } from '../../rules/index.ts'
import { headersForm } from '../../parameters/parameter-form.ts'
import type { HeadersInput } from '../../parameters/input-types.ts'
import type { ParametersContract } from '../../engine/contract.ts'
import { defineParameters, type ParameterSet } from '../../engine/define-parameters.ts'
import type { Options } from '../../engine/options.ts'

export const updateIcmpMonitorHeadersSet: ParameterSet<UpdateIcmpMonitorHeaders> = {
  name: 'updateIcmpMonitorHeaders',
  document: updateIcmpMonitorHeadersSchema,
  documents: updateIcmpMonitorHeadersDocuments,
  form: headersForm,
  keywords: updateIcmpMonitorHeadersKeywords,
  check: checkUpdateIcmpMonitorHeaders,
  rules: updateMonitorHeadersRules,
}

/**
 * The request headers of `PUT /v1/checks/icmp/{id}`, as a `Headers` or a plain object with names in any letter case.
 * The result is a new object with the known headers under their lower-case names.
 *
 * Service description, "Update an ICMP monitor". `authorization` is a string; `x-service-account` is a string;
 * `content-type` is a string; `authorization` is required.
 *
 * @example
 * updateIcmpMonitorHeaders.parse({ Authorization: 'Bearer k', Accept: '*' }) // { authorization: 'Bearer k' }
 */
export const updateIcmpMonitorHeaders: ParametersContract<HeadersInput, UpdateIcmpMonitorHeaders, Options> =
  /* @__PURE__ */ defineParameters(updateIcmpMonitorHeadersSet)
