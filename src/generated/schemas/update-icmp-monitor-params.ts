// Generated from schemas/update-icmp-monitor-params.schema.json by `npm run generate`. Do not edit.
export const updateIcmpMonitorParamsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/update-icmp-monitor-params.schema.json',
  title: 'UpdateIcmpMonitorParams',
  description: 'Path parameters of `PUT /v1/checks/icmp/{id}`.',
  type: 'object',
  properties: { id: { description: 'Identifier of the monitor.', type: 'string', minLength: 1 } },
  required: ['id'],
} as const
