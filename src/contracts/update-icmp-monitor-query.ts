import { checkUpdateIcmpMonitorQuery } from '../generated/checks.js'
import { updateIcmpMonitorQueryDocuments } from '../generated/references.ts'
import { updateIcmpMonitorQuerySchema } from '../generated/schemas/update-icmp-monitor-query.ts'
import type { UpdateIcmpMonitorQuery } from '../generated/types.ts'
import { queryForm } from '../parameters/form.ts'
import type { QueryInput } from '../parameters/input.ts'
import type { ParametersContract } from './contract.ts'
import { defineParameters, type ParameterSet } from './define-parameters.ts'
import type { Options } from './options.ts'

export const updateIcmpMonitorQuerySet: ParameterSet<UpdateIcmpMonitorQuery> = {
  name: 'updateIcmpMonitorQuery',
  document: updateIcmpMonitorQuerySchema,
  documents: updateIcmpMonitorQueryDocuments,
  form: queryForm,
  check: checkUpdateIcmpMonitorQuery,
  notices: [],
}

/**
 * The query parameters of `PUT /v1/checks/icmp/{id}`, as a `URLSearchParams`, a query string or a plain object; the
 * answer is a new object with a boolean in place of its text and with the default filled in.
 *
 * Carries out Update an ICMP monitor: `autoAssignAlerts` is a boolean, true by default.
 *
 * @example
 * updateIcmpMonitorQuery.parse({ autoAssignAlerts: 'false' }) // { autoAssignAlerts: false }
 */
export const updateIcmpMonitorQuery: ParametersContract<
  QueryInput<UpdateIcmpMonitorQuery>,
  Required<UpdateIcmpMonitorQuery>,
  Options
> = /* @__PURE__ */ defineParameters(updateIcmpMonitorQuerySet)
