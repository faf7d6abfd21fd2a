import type { JsonSchema } from '../../index.ts'
import type { FrequencyOffsetSchema } from './frequency-offset-schema.ts'

/** A schema of a component. */
export interface ComponentSchema extends JsonSchema {
  readonly allOf?: readonly JsonSchema[] | FrequencyOffsetSchema['allOf']
  readonly additionalProperties?: boolean
  readonly properties?: { readonly [name: string]: ComponentSchema }
  readonly items?: ComponentSchema
}

/** A parameter in the path, the query or the headers of a request. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly required: boolean
  readonly schema: JsonSchema
}

/** The schema of a body for each media type that it comes in. */
export interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema }
}

/** What a response means, and its body. */
export interface Answer {
  readonly description: string
  readonly content: Content
}

/** One operation: what it is sent, and what it answers. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly description?: string; readonly required: boolean; readonly content: Content }
  readonly responses: { readonly [status: string]: Answer | { readonly $ref: string } }
}

/** Where the service is. */
export interface Server {
  readonly url: string
  readonly description?: string
  readonly variables?: { readonly [name: string]: { readonly default: string; readonly description: string } }
}

/** An OpenAPI 3.1 document, as far as this one goes. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly contact: { readonly name: string }
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly Server[]
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: { readonly [path: string]: { readonly put?: Operation; readonly get?: Operation } }
  readonly components: {
    readonly securitySchemes: {
      readonly [name: string]: { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string }
    }
    readonly schemas: { readonly [name: string]: ComponentSchema }
    readonly responses: { readonly [name: string]: Answer }
  }
}
