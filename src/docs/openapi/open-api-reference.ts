import { authentication } from '../examples.ts'
import { manifest } from '../../contracts/manifest.ts'
import { ownProperties, plainCopy } from '../../values/own-properties.ts'
import type { ResolvedOpenApiOptions } from '../options.ts'
import { errorsBetweenFields } from '../reference.js'
import { Components } from './components.ts'
import type { ComponentSchema, OpenApiDocument, Server } from './open-api-document.ts'
import { operationOf } from './operation.ts'

/** Returns the operations as a new OpenAPI document, which shares no object with an earlier one. */
export function openApiReference(options: ResolvedOpenApiOptions): OpenApiDocument {
  const components = new Components()
  const paths = Object.fromEntries(
    manifest.map((row) => [
      row.operation.path,
      { [row.operation.method.toLowerCase()]: operationOf(row, components, options) },
    ]),
  )
  return plainCopy({
    openapi: '3.1.1',
    info: infoOf(options),
    servers: [serverOf(options)],
    security: [{ [scheme]: [] }],
    tags: [...new Map(manifest.map(({ tag }) => [tag.name, tag])).values()],
    paths,
    components: {
      securitySchemes: { [scheme]: { type: 'http', scheme: 'bearer', description: authentication } },
      schemas: Object.fromEntries(
        [...components.schemas].map(([name, schema]) => [
          name,
          described(schema, ownProperties(errorsBetweenFields)[name] ?? []),
        ]),
      ),
    },
  })
}

const scheme = 'apiKey'

const serverOf = ({ serverUrl }: ResolvedOpenApiOptions): Server =>
  serverUrl === undefined
    ? {
        url: '{base_url}',
        variables: { base_url: { default: 'https://monitor-contract.example', description: 'URL of the service.' } },
      }
    : { url: serverUrl }

const infoOf = (options: ResolvedOpenApiOptions): OpenApiDocument['info'] => {
  const { title, version, contact, license, successStatus, errorStatus } = options
  return {
    title,
    version,
    description:
      'The service description specifies neither status codes nor error responses. This document assumes ' +
      `\`${successStatus}\` for success, and \`${errorStatus}\` with problem details (RFC 9457) for an invalid ` +
      'request.',
    ...(contact && { contact }),
    ...(license && { license }),
  }
}

/**
 * Adds the meanings of rules to a description, because JSON Schema cannot compare fields, and few tools show
 * conditions.
 */
function described(schema: ComponentSchema, rules: readonly string[]): ComponentSchema {
  const { description = '' } = ownProperties(schema)
  const list = rules.map((meaning) => `- ${meaning}`).join('\n')
  return list === '' ? schema : { ...schema, description: `${description}\n\nCross-field rules:\n\n${list}` }
}
