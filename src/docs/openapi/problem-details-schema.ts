import type { JsonSchema, ProblemDetails, ProblemError } from '../../index.ts'

const error: { readonly [Name in keyof ProblemError]: JsonSchema } = {
  detail: { description: 'A sentence for a person.', type: 'string' },
  pointer: { description: 'JSON Pointer into the request, in its URI fragment form.', type: 'string' },
  code: { description: 'Stable name of the kind of error.', type: 'string' },
}

const members: { readonly [Name in keyof Required<ProblemDetails>]: JsonSchema } = {
  type: { description: 'URI of the kind of problem.', type: 'string' },
  title: { description: 'Short name of the kind of problem.', type: 'string' },
  status: { description: 'Status code of the response.', type: 'integer', minimum: 400, maximum: 599 },
  detail: { description: 'A sentence about this occurrence.', type: 'string' },
  instance: { description: 'URI of this occurrence.', type: 'string' },
  errors: {
    description: 'Every error of the request.',
    type: 'array',
    items: { title: 'ProblemError', type: 'object', properties: error, required: ['detail', 'pointer', 'code'] },
  },
}

/** The schema of the body that `toProblemDetails` returns for an error response. */
export const problemDetailsSchema: JsonSchema = {
  title: 'ProblemDetails',
  description: 'The errors of a request, as problem details (RFC 9457).',
  type: 'object',
  properties: members,
  required: ['type', 'status', 'errors'],
}
