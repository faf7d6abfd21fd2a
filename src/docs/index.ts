// The exports of `monitor-contract/docs`: the reference as Markdown, as an HTML page, and as an OpenAPI document.
import { createDocument } from './openapi/create-document.ts'
import type { OpenApiDocument } from './openapi/open-api-document.ts'
import { html, markdown } from './reference.js'
import { serverUrlOf } from './server-url.ts'

export type * from './openapi/open-api-document.ts'

/**
 * Returns the reference as Markdown.
 *
 * The reference contains the operations with examples, the fields, the offsets by frequency, the issue codes, and what
 * the service description leaves ambiguous or open. It documents the schemas of this package. To document more fields,
 * change the schemas in a fork and run `npm run generate`.
 *
 * @example
 * toMarkdown().split('\n')[0] // '# monitor-contract reference'
 */
export const toMarkdown = (): string => markdown

/**
 * Returns the reference as one HTML page with a style and a search. The page makes no requests.
 *
 * Each field and each code has an anchor, such as `field-icmp-monitor.frequency` and `code-frequency-offset`.
 *
 * @example
 * toHtml().includes('id="code-frequency-offset"') // true
 */
export const toHtml = (): string => html

/** Options of `toOpenApi`. */
export interface OpenApiOptions {
  /** URL of the service, http or https. By default, the server is the variable `base_url`. */
  readonly serverUrl?: string | undefined
}

/**
 * Returns both operations as an OpenAPI 3.1 document: parameters, bodies, responses, examples, and the rules.
 *
 * The service description states neither status codes nor error bodies. The document assumes `200`, `422` and problem
 * details (RFC 9457). To change a title or a version, spread the result.
 *
 * @param options The server.
 * @throws TypeError for an unknown option, or a `serverUrl` that is no http or https URL or has credentials, a query or
 * a fragment
 * @example
 * toOpenApi({ serverUrl: 'https://api.monitor-contract.example/' })
 *   .servers
 * // [{ url: 'https://api.monitor-contract.example' }]
 */
export function toOpenApi(options: OpenApiOptions = {}): OpenApiDocument {
  return createDocument(serverUrlOf(options))
}
