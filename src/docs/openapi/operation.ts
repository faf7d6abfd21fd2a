import type { ContractRow, ResourceRow } from '../../contracts/manifest.ts'
import { problemDetailsMediaType, type JsonSchema } from '../../index.ts'
import { contractDocument } from '../contract-documents.ts'
import { operationExamples } from '../examples.ts'
import type { Components } from './components.ts'
import type { Content, Operation, Parameter } from './open-api-document.ts'
import { problemDetailsSchema } from './problem-details-schema.ts'

/** Returns the operation of a resource. Adds the schemas of its bodies to the components. */
export function operationOf(resource: ResourceRow, components: Components): Operation {
  const { tag, operation, update, response, list } = resource
  const { id, title, description, params, query, headers } = operation
  const example = operationExamples.get(id)
  const content = (schema: JsonSchema, value?: object, mediaType = 'application/json'): Content => ({
    [mediaType]: { schema: components.use(schema), ...(value && { example: value }) },
  })
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
      requestBody: { required: true, content: content(contractDocument(update).schema, example?.body) },
    }),
    responses: {
      200: {
        description: 'The request succeeded.',
        content: content(contractDocument(list ?? response).schema, example?.response),
      },
      422: {
        description: 'The request is invalid.',
        content: content(problemDetailsSchema, example?.problem(), problemDetailsMediaType),
      },
    },
  }
}

/** Headers that OpenAPI describes in other places: as a security scheme and as a media type. */
const describedElsewhere = ['authorization', 'content-type']

function parametersOf(row: ContractRow, place: Parameter['in'], values: object = {}): Parameter[] {
  const { properties, required = [] } = contractDocument(row).schema
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
