// Generated from schemas/list-error-groups-query.schema.json by `npm run generate`. Do not edit.
export const listErrorGroupsQuerySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/list-error-groups-query.schema.json',
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
} as const
