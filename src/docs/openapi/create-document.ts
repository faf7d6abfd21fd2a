import { manifest } from '../../contracts/manifest.ts'
import { operations } from '../../index.ts'
import { plainCopy } from '../../values/own-properties.ts'
import { authentication } from '../examples.ts'
import { Components } from './components.ts'
import type { OpenApiDocument, Server } from './open-api-document.ts'
import { operationOf } from './operation.ts'

/** Returns the operations as a new OpenAPI document, which shares no object with an earlier one. */
export function createDocument(serverUrl: string | undefined): OpenApiDocument {
  const components = new Components()
  const paths = manifest.map((row) => {
    const { method, path } = operations[row.operation.id]
    return [path, { [method.toLowerCase()]: operationOf(row, components) }] as const
  })
  return plainCopy({
    openapi: '3.1.1',
    info: {
      title: 'Monitoring service: ICMP monitor update and error group listing',
      version: 'v1',
      description:
        'The service description specifies neither status codes nor error responses. This document assumes `200` for ' +
        'success, and `422` with problem details (RFC 9457) for an invalid request.',
    },
    servers: [serverUrl === undefined ? unknownServer : { url: serverUrl }],
    security: [{ apiKey: [] }],
    tags: manifest.map(({ tag }) => tag),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: authentication } },
      schemas: Object.fromEntries(components.schemas),
    },
  })
}

const unknownServer: Server = {
  url: '{base_url}',
  variables: { base_url: { default: 'https://monitor-contract.example', description: 'URL of the service.' } },
}
