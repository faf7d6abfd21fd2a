// Generated from schemas/update-icmp-monitor-params.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const updateIcmpMonitorParamsSchema = /* @__PURE__ */ document(
  'update-icmp-monitor-params',
  () =>
    ({
      title: 'UpdateIcmpMonitorParams',
      description: 'Path parameters of `PUT /v1/checks/icmp/{id}`.',
      type: 'object',
      properties: { id: { description: 'Identifier of the monitor.', type: 'string', minLength: 1 } },
      required: ['id'],
    }) as const,
)
