import type { ContractRow, ResourceRow } from '../../contracts/manifest.ts'
import { problemDetailsMediaType, type JsonSchema, type ProblemDetails, type ProblemError } from '../../index.ts'
import { contractDocument } from '../contract-documents.ts'
import { operationExamples } from '../examples.ts'
import type { ResolvedOpenApiOptions } from '../options.ts'
import type { Components } from './components.ts'
import type { ComponentSchema, Content, Operation, Parameter } from './open-api-document.ts'
import { withOffsetRule } from './offset-rule.ts'

/** Returns the operation of a resource for the OpenAPI document. Adds the schemas of its bodies to the components. */
export function operationOf(
  { tag, operation, update, response, list }: ResourceRow,
  components: Components,
  { successStatus, errorStatus }: ResolvedOpenApiOptions,
): Operation {
  const { id, title, description, params, query, headers } = operation
  const example = operationExamples.get(id)
  return {
    operationId: id,
    summary: title,
    description,
    tags: [tag.name],
    parameters: [
      ...(params ? parametersOf(params, 'path', example?.params) : []),
      ...parametersOf(query, 'query', example?.query),
      ...parametersOf(headers, 'header', example?.headers),
    ],
    ...(update && {
      requestBody: {
        required: true,
        content: content(
          'application/json',
          components.use(withOffsetRule(contractDocument(update).schema, 'request')),
          example?.body,
        ),
      },
    }),
    responses: {
      [successStatus]: {
        description: 'The request succeeded.',
        content: content(
          'application/json',
          components.use(withOffsetRule(contractDocument(list ?? response).schema, 'response')),
          example?.response,
        ),
      },
      [errorStatus]: {
        description: 'The request is invalid.',
        content: content(
          problemDetailsMediaType,
          components.use(problemDetailsSchema),
          example?.problem(typeof errorStatus === 'number' ? errorStatus : 422),
        ),
      },
    },
  }
}

/** Headers that OpenAPI describes in other places: as a security scheme and as a media type. */
const describedElsewhere = ['authorization', 'content-type']

function parametersOf(row: ContractRow, place: Parameter['in'], examples: object | undefined): Parameter[] {
  const { properties, required = [] } = contractDocument(row).schema
  const given = new Map<string, unknown>(examples && Object.entries(examples))
  return Object.entries({ ...properties })
    .filter(([name]) => !describedElsewhere.includes(name))
    .map(([name, { description = '', examples: _examples, ...schema }]) => ({
      name,
      in: place,
      required: required.includes(name),
      description,
      schema,
      ...(given.has(name) && { example: given.get(name) }),
    }))
}

const content = (mediaType: string, schema: ComponentSchema, example: object | undefined): Content => ({
  [mediaType]: { schema, ...(example && { example }) },
})

const error: { readonly [Name in keyof ProblemError]: JsonSchema } = {
  detail: { description: 'A sentence for a person.', type: 'string' },
  pointer: { description: 'Location of the error: a JSON Pointer in its URI fragment form.', type: 'string' },
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
const problemDetailsSchema: JsonSchema = {
  title: 'ProblemDetails',
  description: 'The errors of a request, as problem details (RFC 9457).',
  type: 'object',
  properties: members,
  required: ['type', 'status', 'errors'],
}
