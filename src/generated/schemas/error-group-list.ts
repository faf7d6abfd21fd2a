// Generated from schemas/error-group-list.schema.json by `npm run generate`. Do not edit.
export const errorGroupListSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/error-group-list.schema.json',
  title: 'ErrorGroupList',
  description: 'Response body of `GET /v1/error-groups`: the error groups of the account.',
  type: 'array',
  items: { $ref: 'https://monitor-contract.example/schemas/error-group.schema.json' },
} as const
