// Generated from src/contracts/manifest.ts and schemas/ by `npm run generate`. Do not edit.
import { checkUpdateIcmpMonitorQuery } from '../../generated/checks.js'
import { updateIcmpMonitorQueryKeywords } from '../../generated/keywords.ts'
import { updateIcmpMonitorQueryDocuments } from '../../generated/references.ts'
import { updateIcmpMonitorQuerySchema } from '../../generated/schemas/update-icmp-monitor-query.ts'
import type { UpdateIcmpMonitorQuery } from '../../generated/types.ts'
import { queryForm } from '../../parameters/parameter-form.ts'
import type { QueryInput } from '../../parameters/input-types.ts'
import type { ParametersContract } from '../../engine/contract.ts'
import { defineParameters, type ParameterSet } from '../../engine/define-parameters.ts'
import type { BodyOptions } from '../../engine/options.ts'

export const updateIcmpMonitorQuerySet: ParameterSet<UpdateIcmpMonitorQuery> = {
  name: 'updateIcmpMonitorQuery',
  document: updateIcmpMonitorQuerySchema,
  documents: updateIcmpMonitorQueryDocuments,
  form: queryForm,
  keywords: updateIcmpMonitorQueryKeywords,
  check: checkUpdateIcmpMonitorQuery,
  rules: [],
}

/**
 * The query parameters of `PUT /v1/checks/icmp/{id}`, as a `URLSearchParams`, a query string or a plain object. The
 * result is a new object with parsed numbers and booleans, and with the defaults.
 *
 * Service description, "Update an ICMP monitor". `autoAssignAlerts` is a boolean, true by default.
 *
 * @example
 * updateIcmpMonitorQuery.parse({ autoAssignAlerts: 'false' }) // { autoAssignAlerts: false }
 */
export const updateIcmpMonitorQuery: ParametersContract<
  QueryInput<UpdateIcmpMonitorQuery>,
  Required<UpdateIcmpMonitorQuery>,
  BodyOptions
> = /* @__PURE__ */ defineParameters(updateIcmpMonitorQuerySet)
