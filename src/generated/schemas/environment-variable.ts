// Generated from schemas/environment-variable.schema.json by `npm run generate`. Do not edit.
export const environmentVariableSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/environment-variable.schema.json',
  title: 'EnvironmentVariable',
  description: 'An environment variable of a Browser check.',
  type: 'object',
  properties: {
    key: { description: 'Name of the variable.', type: 'string' },
    value: {
      description: 'Value of the variable. Our reading: a secret if `locked` or `secret` is true.',
      type: 'string',
    },
    locked: {
      description: 'Our reading: whether the value is hidden in the account.',
      type: 'boolean',
      examples: [false],
    },
    secret: { description: 'Our reading: whether the value is a secret.', type: 'boolean', examples: [false] },
  },
} as const
