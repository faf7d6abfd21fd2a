// Generated from schemas/error-group-list.schema.json by `npm run generate`. Do not edit.
import { document, reference } from '../../schema/document.ts'

export const errorGroupListSchema = /* @__PURE__ */ document(
  'error-group-list',
  () =>
    ({
      title: 'ErrorGroupList',
      description: 'Response body of `GET /v1/error-groups`: the error groups of the account.',
      type: 'array',
      items: reference('error-group.schema.json'),
    }) as const,
)
