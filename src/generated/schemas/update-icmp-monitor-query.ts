// Generated from schemas/update-icmp-monitor-query.schema.json by `npm run generate`. Do not edit.
export const updateIcmpMonitorQuerySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/update-icmp-monitor-query.schema.json',
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
} as const
