// Generated from schemas/error-group.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const errorGroupSchema = /* @__PURE__ */ document(
  'error-group',
  () =>
    ({
      title: 'ErrorGroup',
      description: 'Check-result errors that share the same cleaned error message.',
      type: 'object',
      properties: {
        id: { description: 'Identifier of the error group.', type: 'string' },
        checkId: { description: 'Identifier of the check whose results hold the errors.', type: 'string' },
        errorHash: {
          description: 'Hash of the cleaned error message, for finding duplicates quickly.',
          type: 'string',
        },
        rawErrorMessage: { description: 'The message as a check result recorded it.', type: ['string', 'null'] },
        cleanedErrorMessage: { description: 'The sanitized message that is hashed and grouped by.', type: 'string' },
        firstSeen: { description: 'Day on which the error was first seen.', type: 'string', format: 'date' },
        lastSeen: { description: 'Day on which the error was last seen.', type: 'string', format: 'date' },
        archivedUntilNextEvent: {
          description: 'Whether the group is archived until the error occurs again.',
          type: 'boolean',
        },
        rootCauseAnalyses: {
          description: 'Analyses of the root cause; what an item holds is not described.',
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
    }) as const,
)
