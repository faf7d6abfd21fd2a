// Generated from schemas/update-icmp-monitor-headers.schema.json by `npm run generate`. Do not edit.
export const updateIcmpMonitorHeadersSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/update-icmp-monitor-headers.schema.json',
  title: 'UpdateIcmpMonitorHeaders',
  description: 'Request headers of `PUT /v1/checks/icmp/{id}`, under their lower-case names.',
  type: 'object',
  properties: {
    authorization: {
      $ref: 'https://monitor-contract.example/schemas/list-error-groups-headers.schema.json#/properties/authorization',
    },
    'x-service-account': {
      $ref: 'https://monitor-contract.example/schemas/list-error-groups-headers.schema.json#/properties/x-service-account',
    },
    'content-type': {
      description: 'Media type of the body: `application/json`, any case, with or without parameters.',
      type: 'string',
      pattern:
        '^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn](?:[ \\t]*;(?:[ \\t]*[!#$%&\'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&\'*+.^_`|~0-9A-Za-z-]+|"(?:[\\t !#-\\[\\]-~\\u0080-\\u00ff]|\\\\[\\t -~\\u0080-\\u00ff])*"))?)*[ \\t]*$',
      examples: ['application/json', 'application/json; charset=utf-8'],
    },
  },
  required: ['authorization'],
} as const
