import type { ResourceRow } from '../../contracts/manifest.ts'
import { internalsOf } from '../../engine/contract-internals.ts'
import {
  operations,
  problemDetailsMediaType,
  type JsonSchema,
  type ProblemDetails,
  type ProblemError,
} from '../../index.ts'
import type { Declaration } from '../../contracts/define-operation.ts'
import { deepOwnProperties, ownFieldAt, ownProperties } from '../../schema/own-properties.ts'
import { operationExamples, problemOf } from '../examples.ts'
import type { Components, ParameterLocation } from './components.ts'

/** Returns the operation of a resource. Adds the schemas of its bodies to the components. */
export function operationOf({ tag, operation }: ResourceRow, components: Components) {
  const { id, title, description } = operation
  const { params, query, headers, body, response } = ownProperties<Declaration>(operations[id])
  const example = operationExamples[id]
  const content = (schema: JsonSchema, value?: object, mediaType = 'application/json') => ({
    [mediaType]: { schema: components.use(schema), ...(value && { example: value }) },
  })
  return {
    operationId: id,
    summary: title,
    description,
    tags: [tag.name],
    parameters: [
      ...(params ? parametersOf(params, 'path', example.params) : []),
      ...parametersOf(query, 'query', example.query),
      ...parametersOf(headers, 'header', example.headers),
    ],
    ...(body && {
      requestBody: { required: true, content: content(schemaOf(body), example.body) },
    }),
    responses: {
      200: {
        description: 'The request succeeded.',
        content: content(schemaOf(response), example.response),
      },
      422: {
        description: 'The request is invalid.',
        content: content(problemDetailsSchema, problemOf(id), problemDetailsMediaType),
      },
    },
  }
}

/** Returns the schema of a contract without references. The objects have no prototype. */
const schemaOf = (contract: object): JsonSchema => internalsOf(contract).description.schema()

/** Headers that OpenAPI describes in other places: as a security scheme and as a media type. */
const describedElsewhere = ['authorization', 'content-type']

function parametersOf(contract: object, location: ParameterLocation, values: object = {}) {
  const { properties, required = [] } = schemaOf(contract)
  return Object.entries({ ...properties })
    .filter(([name]) => !describedElsewhere.includes(name))
    .map(([name, { description = '', examples: _examples, ...schema }]) => ({
      name,
      in: location,
      required: required.includes(name),
      description,
      schema,
      ...(Object.hasOwn(values, name) && { example: ownFieldAt(values, [name]) }),
    }))
}

const error: { readonly [Name in keyof ProblemError]: JsonSchema } = {
  detail: { description: 'A sentence for a person.', type: 'string' },
  pointer: {
    description: 'JSON Pointer into the request, in its URI fragment form.',
    type: 'string',
  },
  code: { description: 'Stable name of the kind of error.', type: 'string' },
}

const problemMembers: { readonly [Name in keyof Required<ProblemDetails>]: JsonSchema } = {
  type: { description: 'URI of the kind of problem.', type: 'string' },
  title: { description: 'Short name of the kind of problem.', type: 'string' },
  status: {
    description: 'Status code of the response.',
    type: 'integer',
    minimum: 400,
    maximum: 599,
  },
  detail: { description: 'A sentence about this occurrence.', type: 'string' },
  instance: { description: 'URI of this occurrence.', type: 'string' },
  errors: {
    description: 'The errors of the request.',
    type: 'array',
    items: {
      title: 'ProblemError',
      type: 'object',
      properties: error,
      required: ['detail', 'pointer', 'code'],
    },
  },
}

/** The schema of the body that `toProblemDetails` returns for an error response. */
const problemDetailsSchema = /* @__PURE__ */ deepOwnProperties<JsonSchema>({
  title: 'ProblemDetails',
  description: 'The errors of a request, as problem details (RFC 9457).',
  type: 'object',
  properties: problemMembers,
  required: ['type', 'status', 'errors'],
})
