// Generated from schemas/icmp-assertion.schema.json by `npm run generate`. Do not edit.
export const icmpAssertionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-assertion.schema.json',
  title: 'IcmpAssertion',
  description: 'One condition on the measurements of a run.',
  type: 'object',
  properties: {
    source: {
      description: 'Measurement to compare. Other values are accepted.',
      type: 'string',
      examples: ['LATENCY'],
    },
    property: {
      description: 'Property of the measurement. Other values are accepted.',
      type: 'string',
      examples: ['avg'],
    },
    comparison: {
      description: 'Comparison with the target. Other values are accepted.',
      type: 'string',
      examples: ['LESS_THAN'],
    },
    target: { description: 'Numeric threshold, as a string.', type: 'string', examples: ['200'] },
  },
} as const
