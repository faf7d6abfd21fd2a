// Generated from schemas/list-error-groups-headers.schema.json by `npm run generate`. Do not edit.
export const listErrorGroupsHeadersSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/list-error-groups-headers.schema.json',
  title: 'ListErrorGroupsHeaders',
  description: 'Request headers of `GET /v1/error-groups`, under their lower-case names.',
  type: 'object',
  properties: {
    authorization: {
      description: 'The API key as a bearer credential, `Bearer` in any case. It acts like a password: keep it secret.',
      type: 'string',
      pattern: '^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$',
      examples: ['Bearer <API_KEY>'],
    },
    'x-service-account': {
      description: 'Identifier of the account. Marked optional, but the service description pairs the API key with it.',
      type: 'string',
      examples: ['<ACCOUNT_ID>'],
    },
  },
  required: ['authorization'],
} as const
