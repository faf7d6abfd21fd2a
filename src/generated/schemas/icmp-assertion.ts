// Generated from schemas/icmp-assertion.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const icmpAssertionSchema = /* @__PURE__ */ document(
  'icmp-assertion',
  () =>
    ({
      title: 'IcmpAssertion',
      description: 'One condition on the measurements of a run.',
      type: 'object',
      properties: {
        source: { description: 'What is measured. Other values are accepted.', type: 'string', examples: ['LATENCY'] },
        property: {
          description: 'Figure that is compared. Other values are accepted.',
          type: 'string',
          examples: ['avg'],
        },
        comparison: {
          description: 'How it is compared with the target. Other values are accepted.',
          type: 'string',
          examples: ['LESS_THAN'],
        },
        target: { description: 'Threshold to compare with: a number, as text.', type: 'string', examples: ['200'] },
      },
    }) as const,
)
