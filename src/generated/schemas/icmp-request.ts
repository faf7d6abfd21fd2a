// Generated from schemas/icmp-request.schema.json by `npm run generate`. Do not edit.
import { document, reference } from '../../schema/document.ts'

export const icmpRequestSchema = /* @__PURE__ */ document(
  'icmp-request',
  () =>
    ({
      title: 'IcmpRequest',
      description: 'The host to ping, and the assertions on the result.',
      type: 'object',
      properties: {
        hostname: { description: 'Host to ping.', type: 'string', examples: ['<HOSTNAME>'] },
        ipFamily: {
          description: 'IP version of the pings. Other values are accepted.',
          type: 'string',
          examples: ['IPv4'],
        },
        pingCount: { description: 'Number of pings in one run.', type: 'number' },
        assertions: {
          description: 'Conditions that a run must meet.',
          type: 'array',
          items: reference('icmp-assertion.schema.json'),
        },
      },
    }) as const,
)
