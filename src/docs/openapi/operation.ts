import type { ResourceRow } from '../../contracts/manifest.ts'
import { internalsOf } from '../../engine/contract-internals.ts'
import { operations, problemDetailsMediaType, type JsonSchema } from '../../index.ts'
import { deepOwnProperties, ownProperties } from '../../values/own-properties.ts'
import { operationExamples } from '../examples.ts'
import type { Components } from './components.ts'
import type { Content, Operation, Parameter } from './open-api-document.ts'
import { problemDetailsSchema } from './problem-details-schema.ts'

/** The contracts of an operation. */
interface Contracts {
  readonly params?: object
  readonly query: object
  readonly headers: object
  readonly body?: object
  readonly response: object
}

/** Returns the operation of a resource. Adds the schemas of its bodies to the components. */
export function operationOf({ tag, operation }: ResourceRow, components: Components): Operation {
  const { id, title, description } = operation
  const { params, query, headers, body, response } = ownProperties<Contracts>(operations[id])
  const example = operationExamples[id]
  const content = (schema: JsonSchema, value?: object, mediaType = 'application/json'): Content => ({
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
    ...(body && { requestBody: { required: true, content: content(schemaOf(body), example.body) } }),
    responses: {
      200: { description: 'The request succeeded.', content: content(schemaOf(response), example.response) },
      422: {
        description: 'The request is invalid.',
        content: content(problemDetailsSchema, example.problem(), problemDetailsMediaType),
      },
    },
  }
}

/** Returns the schema of a contract without references. The objects have no prototype. */
const schemaOf = (contract: object): JsonSchema => deepOwnProperties(internalsOf(contract).schema())

/** Headers that OpenAPI describes in other places: as a security scheme and as a media type. */
const describedElsewhere = ['authorization', 'content-type']

function parametersOf(contract: object, place: Parameter['in'], values: object = {}): Parameter[] {
  const { properties, required = [] } = schemaOf(contract)
  const examples = new Map<string, unknown>(Object.entries(values))
  return Object.entries({ ...properties })
    .filter(([name]) => !describedElsewhere.includes(name))
    .map(([name, { description = '', examples: _examples, ...schema }]) => ({
      name,
      in: place,
      required: required.includes(name),
      description,
      schema,
      ...(examples.has(name) && { example: examples.get(name) }),
    }))
}
