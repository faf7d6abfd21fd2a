// Generated from schemas/list-error-groups-query.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const listErrorGroupsQuerySchema = /* @__PURE__ */ document(
  'list-error-groups-query',
  () =>
    ({
      title: 'ListErrorGroupsQuery',
      description: 'Query parameters of `GET /v1/error-groups`.',
      type: 'object',
      properties: {
        limit: {
          description: 'Maximum number of error groups in a response.',
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 10,
        },
        page: { description: 'Number of the page to return.', type: 'number', default: 1 },
      },
    }) as const,
)
