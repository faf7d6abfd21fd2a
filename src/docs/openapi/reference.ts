import { icmpMonitorUpdate, type JsonSchema, problemDetailsMediaType } from '../../index.ts'
import { plainCopy } from '../../schema/own-properties.ts'
import { wholeSchema } from '../../schema/whole-schema.ts'
import { markdownText } from '../markdown/text.ts'
import type { CodeEntry } from '../model/code.ts'
import type { Model } from '../model/model.ts'
import type { OperationEntry } from '../model/operation.ts'
import type { ResolvedOpenApiOptions } from '../options.ts'
import { authentication, responsesAreOurs } from '../words.ts'
import { Components, referenceTo } from './components.ts'
import type { ComponentSchema, OpenApiDocument, Operation, Server } from './document.ts'
import { frequencyOffsetSchema } from './frequency-offset-schema.ts'
import { problemDetailsSchema } from './problem-details.ts'

const scheme = 'apiKey'

/** Headers that OpenAPI describes in places of their own. */
const describedElsewhere = ['authorization', 'content-type']

const serverOf = ({ serverUrl }: ResolvedOpenApiOptions): Server =>
  serverUrl === undefined
    ? {
        url: '{base_url}',
        variables: {
          base_url: {
            default: 'https://monitor-contract.example',
            description: 'Where the service is. The description does not say it.',
          },
        },
      }
    : { url: serverUrl }

/** The title of a contract's document. */
const titleOf = (contract: string): string => contract.charAt(0).toUpperCase() + contract.slice(1)

const sentences = (...texts: readonly string[]): string => texts.map(markdownText).join('\n\n')

const textOf = ({ description = '' }: JsonSchema): { readonly description: string } => ({
  description: markdownText(description),
})

/** The rules between the fields of a body, in prose: a schema cannot compare two fields. */
const rulesInProse = (codes: readonly CodeEntry[]): string =>
  codes.map(({ code, meaning }) => `- ${markdownText(`\`${code}\`: ${meaning}`)}`).join('\n')

const described = (schema: ComponentSchema, codes: readonly CodeEntry[]): ComponentSchema => {
  const { description = '' } = schema
  return codes.length === 0
    ? schema
    : { ...schema, description: `${description}\n\nErrors between fields:\n\n${rulesInProse(codes)}` }
}

function operationOf(
  { id, title, description: words, parameters, body, response }: OperationEntry,
  components: Components,
): Operation {
  return {
    operationId: id,
    summary: title,
    description: markdownText(words),
    tags: [body === undefined ? 'error groups' : 'monitors'],
    parameters: parameters
      .filter(({ name }) => !describedElsewhere.includes(name))
      .map(({ name, in: place, required, description, schema: { description: _description, ...schema } }) => ({
        name,
        in: place,
        required,
        description: markdownText(description),
        schema,
      })),
    ...(body && {
      requestBody: {
        ...textOf(body),
        required: true,
        content: { 'application/json': { schema: components.use(body) } },
      },
    }),
    responses: {
      '2XX': { ...textOf(response), content: { 'application/json': { schema: components.use(response) } } },
      '4XX': { $ref: '#/components/responses/Problem' },
    },
  }
}

/** Both operations of a model as an OpenAPI document that shares nothing with the model or with another document. */
export function openApiReference({ operations, codes }: Model, options: ResolvedOpenApiOptions): OpenApiDocument {
  const components = new Components()
  const paths = Object.fromEntries(
    operations.map((operation) => [
      operation.path,
      { [operation.method.toLowerCase()]: operationOf(operation, components) },
    ]),
  )
  components.use(frequencyOffsetSchema(wholeSchema(icmpMonitorUpdate)))
  components.use(problemDetailsSchema)
  const rules = codes.filter(({ severities, reads }) => severities.includes('error') && reads !== undefined)
  const offsetRule: readonly JsonSchema[] = [referenceTo('FrequencyOffset')]
  return plainCopy({
    openapi: '3.1.1',
    info: {
      title: 'Monitoring service: ICMP monitor update and error group listing',
      version: 'v1',
      description: sentences(
        'Generated from the schemas and rules of the package `monitor-contract`. "The description" is the ' +
          "service's own.",
        responsesAreOurs,
      ),
      contact: { name: 'The authors of monitor-contract' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [serverOf(options)],
    security: [{ [scheme]: [] }],
    tags: [
      { name: 'error groups', description: 'Errors of check results that share the same cleaned message.' },
      { name: 'monitors', description: 'ICMP monitors: checks that ping a host.' },
    ],
    paths,
    components: {
      securitySchemes: { [scheme]: { type: 'http', scheme: 'bearer', description: markdownText(authentication) } },
      schemas: Object.fromEntries(
        [...components.schemas].map(([name, schema]) => {
          const ofSchema = rules.filter(({ contracts }) => contracts.some((contract) => titleOf(contract) === name))
          return [
            name,
            {
              ...described(schema, ofSchema),
              ...(ofSchema.some(({ code }) => code === 'frequency-offset') && { allOf: offsetRule }),
            },
          ]
        }),
      ),
      responses: {
        Problem: {
          description: 'The request is refused.',
          content: { [problemDetailsMediaType]: { schema: referenceTo('ProblemDetails') } },
        },
      },
    },
  })
}
