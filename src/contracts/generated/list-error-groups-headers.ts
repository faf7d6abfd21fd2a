// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { checkListErrorGroupsHeaders } from '../../generated/checks.js'
import { listErrorGroupsHeadersKeywords } from '../../generated/keywords.ts'
import { listErrorGroupsHeadersDocuments } from '../../generated/references.ts'
import { listErrorGroupsHeadersSchema } from '../../generated/schemas/list-error-groups-headers.ts'
import type { ListErrorGroupsHeaders } from '../../generated/types.ts'
import { listErrorGroupsHeadersRules } from '../../rules/index.ts'
import { headersForm } from '../../parameters/parameter-form.ts'
import type { HeadersInput } from '../../parameters/input-types.ts'
import type { ParametersContract } from '../../engine/contract.ts'
import { defineParameters, type ParameterSet } from '../../engine/define-parameters.ts'
import type { Options } from '../../engine/options.ts'

export const listErrorGroupsHeadersSet: ParameterSet<ListErrorGroupsHeaders> = {
  name: 'listErrorGroupsHeaders',
  document: listErrorGroupsHeadersSchema,
  documents: listErrorGroupsHeadersDocuments,
  form: headersForm,
  keywords: listErrorGroupsHeadersKeywords,
  check: checkListErrorGroupsHeaders,
  rules: listErrorGroupsHeadersRules,
}

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
  /* @__PURE__ */ defineParameters(listErrorGroupsHeadersSet)
