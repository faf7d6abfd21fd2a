// Generated from schemas/environment-variable.schema.json by `npm run generate`. Do not edit.
import { document } from '../../schema/document.ts'

export const environmentVariableSchema = /* @__PURE__ */ document(
  'environment-variable',
  () =>
    ({
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
    }) as const,
)
