// Generated from schemas/error-group.schema.json by `npm run generate`. Do not edit.
export const errorGroupSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/error-group.schema.json',
  title: 'ErrorGroup',
  description: 'Errors of check results that share one cleaned error message.',
  type: 'object',
  properties: {
    id: { description: 'Identifier of the error group.', type: 'string' },
    checkId: { description: 'Identifier of the check whose results contain the errors.', type: 'string' },
    errorHash: { description: 'Hash of the cleaned error message, for quick deduplication.', type: 'string' },
    rawErrorMessage: { description: 'The message as recorded in a check result.', type: ['string', 'null'] },
    cleanedErrorMessage: { description: 'The sanitized message, used for hashing and grouping.', type: 'string' },
    firstSeen: { description: 'Date when the error was first seen.', type: 'string', format: 'date' },
    lastSeen: { description: 'Date when the error was last seen.', type: 'string', format: 'date' },
    archivedUntilNextEvent: {
      description: 'Whether the group is archived until the next error event.',
      type: 'boolean',
    },
    rootCauseAnalyses: {
      description: 'Analyses of the root cause. The fields of an item are not stated.',
      type: 'array',
      items: { type: 'object' },
    },
  },
  required: [
    'id',
    'checkId',
    'errorHash',
    'rawErrorMessage',
    'cleanedErrorMessage',
    'firstSeen',
    'lastSeen',
    'archivedUntilNextEvent',
  ],
} as const
