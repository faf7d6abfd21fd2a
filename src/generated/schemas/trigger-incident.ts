// Generated from schemas/trigger-incident.schema.json by `npm run generate`. Do not edit.
export const triggerIncidentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/trigger-incident.schema.json',
  title: 'TriggerIncident',
  description: 'The incident that the check creates and resolves, based on its alert configuration.',
  type: 'object',
  properties: {
    serviceId: { description: 'Identifier of the affected service.', type: 'string' },
    severity: {
      description: 'Severity of the incident. Other values are accepted.',
      type: 'string',
      examples: ['CRITICAL'],
    },
    name: { description: 'Name of the incident.', type: 'string' },
    description: { description: 'Description of the incident.', type: 'string' },
    notifySubscribers: { description: 'Whether to notify subscribers.', type: 'boolean' },
  },
} as const
