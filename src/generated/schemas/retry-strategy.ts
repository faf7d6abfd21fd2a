// Generated from schemas/retry-strategy.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const retryStrategySchema = /* @__PURE__ */ document(
  'retry-strategy',
  () =>
    ({
      title: 'RetryStrategy',
      description: 'Whether and how a failed run is tried again.',
      type: 'object',
      properties: {
        type: {
          description: 'How the wait between retries develops. Other values are accepted.',
          type: 'string',
          examples: ['FIXED'],
        },
        baseBackoffSeconds: { description: 'Wait before the first retry. Unit: s.', type: 'number' },
        sameRegion: { description: 'Whether a retry runs in the region of the failed run.', type: 'boolean' },
        maxRetries: { description: 'Most retries of one run.', type: 'number' },
        maxDurationSeconds: { description: 'Time after which none is made. Unit: s.', type: 'number' },
        onlyOn: {
          description: 'Failures that are retried. Other values are accepted.',
          type: 'array',
          items: { type: 'string', examples: ['NETWORK_ERROR'] },
        },
      },
    }) as const,
)
