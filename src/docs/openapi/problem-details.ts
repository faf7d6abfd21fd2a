import type { JsonSchema, ProblemDetails, ProblemError } from '../../index.ts'

const error: { readonly [Name in keyof ProblemError]: JsonSchema } = {
  detail: { description: 'What is wrong, in a sentence for a person.', type: 'string' },
  pointer: {
    description: 'Where it is: a JSON Pointer in its fragment form.',
    type: 'string',
    examples: ['#/body/frequencyOffset'],
  },
  code: { description: 'The stable name of the kind of issue.', type: 'string', examples: ['frequency-offset'] },
}

const members: { readonly [Name in keyof Required<ProblemDetails>]: JsonSchema } = {
  type: { description: 'A URI that names the kind of problem.', type: 'string', examples: ['about:blank'] },
  title: { description: 'A short name of the kind of problem.', type: 'string' },
  status: {
    description: 'The status code of the response.',
    type: 'integer',
    minimum: 400,
    maximum: 499,
    examples: [422],
  },
  instance: { description: 'A URI that names this occurrence.', type: 'string' },
  errors: {
    description: 'Every error of the request.',
    type: 'array',
    items: { type: 'object', properties: error, required: ['detail', 'pointer', 'code'] },
  },
}

/** The body of an error response, as `toProblemDetails` writes it. */
export const problemDetailsSchema: JsonSchema = {
  title: 'ProblemDetails',
  description:
    'What is wrong with a request (RFC 9457). The description shows no error bodies: this is how a server may answer.',
  type: 'object',
  properties: members,
  required: ['type', 'status', 'errors'],
}
