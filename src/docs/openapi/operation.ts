import { type JsonSchema, problemDetailsMediaType } from '../../index.ts'
import { operationExamples } from '../examples/index.ts'
import { markdownText } from '../markdown/markdown-text.ts'
import type { OperationEntry, ParameterEntry, ParameterPlace } from '../model/operation-entries.ts'
import type { ResolvedOpenApiOptions } from '../options/open-api-options.ts'
import type { OperationExample } from '../examples/operation-example.ts'
import type { Components } from './components.ts'
import type { ComponentSchema, Content, Operation, Parameter } from './open-api-document.ts'
import { withOffsetRule, withOffsetRuleOfRequest } from './offset-rule.ts'
import { problemDetailsSchema } from './problem-details.ts'

/** Returns an operation of the OpenAPI document. Adds the schemas of its bodies to the components. */
export function operationOf(
  { id, title, description, tag, parameters, body, response }: OperationEntry,
  components: Components,
  { successStatus, errorStatus }: ResolvedOpenApiOptions,
): Operation {
  const example = operationExamples().get(id)
  return {
    operationId: id,
    summary: title,
    description: markdownText(description),
    tags: [tag.name],
    parameters: parameters
      .filter(({ name }) => !describedElsewhere.includes(name))
      .map((entry) => parameterOf(entry, example)),
    ...(body && {
      requestBody: {
        required: true,
        content: content('application/json', components.use(withOffsetRuleOfRequest(body)), example?.body),
      },
    }),
    responses: {
      [successStatus]: {
        description: 'The request succeeded.',
        content: content('application/json', components.use(withOffsetRule(response)), example?.response),
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

const exampleParts: { readonly [Place in ParameterPlace]: 'params' | 'query' | 'headers' } = {
  path: 'params',
  query: 'query',
  header: 'headers',
}

function parameterOf(entry: ParameterEntry, given: OperationExample | undefined): Parameter {
  const { name, in: place, required, description, schema } = entry
  const { description: _description, examples: _examples, ...kept }: JsonSchema = schema
  const example: unknown = new Map(Object.entries(given?.[exampleParts[place]] ?? {})).get(name)
  return {
    name,
    in: place,
    required,
    description: markdownText(description),
    schema: kept,
    ...(example !== undefined && { example }),
  }
}

const content = (mediaType: string, schema: ComponentSchema, example: object | undefined): Content => ({
  [mediaType]: { schema, ...(example && { example }) },
})
