import { manifest } from '../../contracts/manifest.ts'
import { operations } from '../../index.ts'
import { optionalText, ownOptions, wrongOption } from '../../schema/own-options.ts'
import { plainCopy } from '../../schema/own-properties.ts'
import { authentication } from '../examples.ts'
import { Components } from './components.ts'
import { operationOf } from './operation.ts'

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof toOpenApi>

/** Options of `toOpenApi`. */
export interface OpenApiOptions {
  /** URL of the service, http or https. By default, the server is the variable `base_url`. */
  readonly serverUrl?: string | undefined
}

/**
 * Returns both operations as an OpenAPI 3.1 document: parameters, bodies, responses, examples, and
 * the rules.
 *
 * The service description states neither status codes nor error bodies. The document assumes `200`,
 * `422` and problem details (RFC 9457). To change a title or a version, spread the result.
 *
 * @param options The server.
 * @throws TypeError for an unknown option, or a `serverUrl` that is no http or https URL or has
 * credentials, a query or a fragment
 * @example
 * toOpenApi({ serverUrl: 'https://api.monitor-contract.example/' })
 *   .servers
 * // [{ url: 'https://api.monitor-contract.example' }]
 */
export function toOpenApi(options: OpenApiOptions = {}) {
  const serverUrl = serverUrlOf(options)
  const components = new Components()
  const paths = manifest.map((row) => {
    const { method, path } = operations[row.operation.id]
    return [path, { [method.toLowerCase()]: operationOf(row, components) }] as const
  })
  return plainCopy({
    openapi: '3.1.2',
    info: {
      title: 'Monitoring service: ICMP monitor update and error group listing',
      version: 'v1',
      description:
        'The service description specifies neither status codes nor error responses. This ' +
        'document assumes `200` for ' +
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

const unknownServer = {
  url: '{base_url}',
  variables: {
    base_url: { default: 'https://monitor-contract.example', description: 'URL of the service.' },
  },
}

/**
 * Returns the option `serverUrl` without a slash at its end.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
function serverUrlOf(options: unknown): string | undefined {
  const url = optionalText('serverUrl', ownOptions(options, ['serverUrl']).serverUrl)
  if (url === undefined) return undefined
  if (!/^https?:\/\/[^\s\p{C}{}?#<>"'`\\]+$/iu.test(url) || /^https?:\/\/[^/]*@/i.test(url))
    throw wrongOption('serverUrl', 'an http or https URL without credentials, query and fragment')
  return url.replace(/\/$/, '')
}
