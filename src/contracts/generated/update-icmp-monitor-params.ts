// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { checkUpdateIcmpMonitorParams } from '../../generated/checks.js'
import { updateIcmpMonitorParamsKeywords } from '../../generated/keywords.ts'
import { updateIcmpMonitorParamsDocuments } from '../../generated/references.ts'
import { updateIcmpMonitorParamsSchema } from '../../generated/schemas/update-icmp-monitor-params.ts'
import type { UpdateIcmpMonitorParams } from '../../generated/types.ts'
import { pathForm } from '../../parameters/parameter-form.ts'
import type { ParametersContract } from '../../engine/contract.ts'
import { defineParameters, type ParameterSet } from '../../engine/define-parameters.ts'
import type { Options } from '../../engine/options.ts'

export const updateIcmpMonitorParamsSet: ParameterSet<UpdateIcmpMonitorParams> = {
  name: 'updateIcmpMonitorParams',
  document: updateIcmpMonitorParamsSchema,
  documents: updateIcmpMonitorParamsDocuments,
  form: pathForm,
  keywords: updateIcmpMonitorParamsKeywords,
  check: checkUpdateIcmpMonitorParams,
  rules: [],
}

/**
 * The path parameters of `PUT /v1/checks/icmp/{id}`, as a plain object. The result is a new object.
 *
 * Service description, "Update an ICMP monitor". `id` is a string; `id` is required.
 *
 * @example
 * updateIcmpMonitorParams.parse({ id: '7f', other: 'x' }) // { id: '7f' }
 */
export const updateIcmpMonitorParams: ParametersContract<UpdateIcmpMonitorParams, UpdateIcmpMonitorParams, Options> =
  /* @__PURE__ */ defineParameters(updateIcmpMonitorParamsSet)
