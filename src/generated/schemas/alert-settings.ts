// Generated from schemas/alert-settings.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const alertSettingsSchema = /* @__PURE__ */ document(
  'alert-settings',
  () =>
    ({
      title: 'AlertSettings',
      description: 'When and how often alerts are sent.',
      type: 'object',
      properties: {
        escalationType: {
          description: 'What makes a failure an alert. Other values are accepted.',
          type: 'string',
          examples: ['RUN_BASED'],
        },
        runBasedEscalation: {
          title: 'RunBasedEscalation',
          description: 'Escalation by failed runs.',
          type: 'object',
          properties: { failedRunThreshold: { description: 'Failed runs that escalate.', type: 'number' } },
        },
        reminders: {
          title: 'Reminders',
          description: 'Repeated alerts while a failure lasts.',
          type: 'object',
          properties: {
            amount: { description: 'Reminders sent.', type: 'number' },
            interval: { description: 'Time between two reminders, in a unit that is not described.', type: 'number' },
          },
        },
        parallelRunFailureThreshold: {
          title: 'ParallelRunFailureThreshold',
          description: 'Escalation by the share of locations that fail.',
          type: 'object',
          properties: {
            enabled: { description: 'Whether the threshold is applied.', type: 'boolean' },
            percentage: { description: 'Share of the locations that have to fail. Unit: %.', type: 'number' },
          },
        },
      },
    }) as const,
)
