// Generated from schemas/icmp-request.schema.json by `npm run generate`. Do not edit.
export const icmpRequestSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-request.schema.json',
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
      items: { $ref: 'https://monitor-contract.example/schemas/icmp-assertion.schema.json' },
    },
  },
} as const
