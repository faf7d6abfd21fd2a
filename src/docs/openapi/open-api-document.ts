import type { JsonSchema } from '../../index.ts'

/** An OpenAPI 3.1 document, with the members that `toOpenApi` writes. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly Server[]
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly tags: readonly Tag[]
  readonly paths: { readonly [path: string]: { readonly put?: Operation; readonly get?: Operation } }
  readonly components: {
    readonly securitySchemes: {
      readonly [name: string]: { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }
    }
    readonly schemas: { readonly [name: string]: ComponentSchema }
  }
}

/** A server of the service. */
export interface Server {
  readonly url: string
  readonly variables?: { readonly [name: string]: { readonly default: string; readonly description: string } }
}

/** A tag, which groups operations. */
export interface Tag {
  readonly name: string
  readonly description: string
}

/** A schema in `components`, or a schema inside it. */
export interface ComponentSchema extends JsonSchema {
  readonly additionalProperties?: boolean
  readonly properties?: { readonly [name: string]: ComponentSchema }
  readonly items?: ComponentSchema
  readonly anyOf?: readonly ComponentSchema[]
  readonly dependentSchemas?: { readonly [name: string]: ComponentSchema }
}

/** An operation: its parameters, its request body and its responses. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: OpenApiRequestBody
  readonly responses: { readonly [status: string]: OpenApiResponse }
}

/** A parameter in the path, the query or the headers of a request. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

/** The body of a request. */
export interface OpenApiRequestBody {
  readonly required: boolean
  readonly content: Content
}

/** A response: its meaning and its body. */
export interface OpenApiResponse {
  readonly description: string
  readonly content: Content
}

/** The content of a body: for each media type its schema, and an optional example. */
export interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema; readonly example?: object }
}
