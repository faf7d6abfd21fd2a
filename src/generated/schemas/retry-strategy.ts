// Generated from schemas/retry-strategy.schema.json by `npm run generate`. Do not edit.
export const retryStrategySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/retry-strategy.schema.json',
  title: 'RetryStrategy',
  description: 'Whether and how a failed run is retried.',
  type: 'object',
  properties: {
    type: {
      description: 'How the time between retries grows. Other values are accepted.',
      type: 'string',
      examples: ['FIXED'],
    },
    baseBackoffSeconds: { description: 'Our reading: time before the first retry. Unit: s.', type: 'number' },
    sameRegion: { description: 'Our reading: whether a retry runs in the region of the failed run.', type: 'boolean' },
    maxRetries: { description: 'Maximum number of retries of one run.', type: 'number' },
    maxDurationSeconds: { description: 'Our reading: time after which no retry starts. Unit: s.', type: 'number' },
    onlyOn: {
      description: 'Kinds of failures to retry. Other values are accepted.',
      type: 'array',
      items: { type: 'string', examples: ['NETWORK_ERROR'] },
    },
  },
} as const
