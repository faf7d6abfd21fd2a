// Generated from schemas/alert-settings.schema.json by `npm run generate`. Do not edit.
export const alertSettingsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/alert-settings.schema.json',
  title: 'AlertSettings',
  description: 'When and how often alerts are sent.',
  type: 'object',
  properties: {
    escalationType: {
      description: 'When failures escalate to an alert. Other values are accepted.',
      type: 'string',
      examples: ['RUN_BASED'],
    },
    runBasedEscalation: {
      title: 'RunBasedEscalation',
      description: 'Escalation after failed runs.',
      type: 'object',
      properties: { failedRunThreshold: { description: 'Number of failed runs before an alert.', type: 'number' } },
    },
    reminders: {
      title: 'Reminders',
      description: 'Repeated alerts while a failure lasts.',
      type: 'object',
      properties: {
        amount: { description: 'Number of reminders.', type: 'number' },
        interval: { description: 'Time between two reminders. The unit is not stated.', type: 'number' },
      },
    },
    parallelRunFailureThreshold: {
      title: 'ParallelRunFailureThreshold',
      description: 'Escalation by the percentage of locations that fail.',
      type: 'object',
      properties: {
        enabled: { description: 'Whether this threshold applies.', type: 'boolean' },
        percentage: { description: 'Our reading: percentage of locations that must fail. Unit: %.', type: 'number' },
      },
    },
  },
} as const
