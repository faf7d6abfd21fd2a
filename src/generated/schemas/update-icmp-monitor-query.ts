// Generated from schemas/update-icmp-monitor-query.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const updateIcmpMonitorQuerySchema = /* @__PURE__ */ document(
  'update-icmp-monitor-query',
  () =>
    ({
      title: 'UpdateIcmpMonitorQuery',
      description: 'Query parameters of `PUT /v1/checks/icmp/{id}`.',
      type: 'object',
      properties: {
        autoAssignAlerts: {
          description: 'Whether a newly created check is subscribed to all existing alert channels.',
          type: 'boolean',
          default: true,
        },
      },
    }) as const,
)
