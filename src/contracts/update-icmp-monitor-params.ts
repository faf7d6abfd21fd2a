import { checkUpdateIcmpMonitorParams } from '../generated/checks.js'
import { updateIcmpMonitorParamsDocuments } from '../generated/references.ts'
import { updateIcmpMonitorParamsSchema } from '../generated/schemas/update-icmp-monitor-params.ts'
import type { UpdateIcmpMonitorParams } from '../generated/types.ts'
import { pathForm } from '../parameters/form.ts'
import type { ParametersContract } from './contract.ts'
import { defineParameters } from './define-parameters.ts'
import type { Options } from './options.ts'

/**
 * The path parameters of `PUT /v1/checks/icmp/{id}`, as a plain object; the answer is a new one.
 *
 * Carries out Update an ICMP monitor: `id` is a string, required, the identifier of the monitor.
 *
 * @example
 * updateIcmpMonitorParams.parse({ id: '7f', other: 'x' }) // { id: '7f' }
 */
export const updateIcmpMonitorParams: ParametersContract<UpdateIcmpMonitorParams, UpdateIcmpMonitorParams, Options> =
  /* @__PURE__ */ defineParameters({
    name: 'updateIcmpMonitorParams',
    document: updateIcmpMonitorParamsSchema,
    documents: updateIcmpMonitorParamsDocuments,
    form: pathForm,
    check: checkUpdateIcmpMonitorParams,
    notices: [],
  })
