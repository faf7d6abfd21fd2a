// The exports of `monitor-contract/docs`: the reference as Markdown, as an HTML page, and as an OpenAPI document.
import { htmlPage, markdownPage } from './pages.ts'
import type { OpenApiDocument } from './openapi/open-api-document.ts'
import { openApiReference } from './openapi/open-api-reference.ts'
import {
  htmlOptions,
  type HtmlOptions,
  openApiOptions,
  type OpenApiOptions,
  referenceOptions,
  type ReferenceOptions,
} from './options.ts'

export type * from './openapi/open-api-document.ts'
export type { Implication, OpenImplication, SchemaWithOffsetRule } from './openapi/offset-rule.ts'
export type {
  HtmlOptions,
  OpenApiContact,
  OpenApiLicense,
  OpenApiOptions,
  PageLink,
  ReferenceOptions,
} from './options.ts'

/**
 * Returns the reference as Markdown.
 *
 * The reference contains the operations with examples, the fields, the offsets by frequency, the issue codes, and what
 * the service description leaves ambiguous or open. It documents the schemas of this package. To document more fields,
 * change the schemas in a fork and run `npm run generate`.
 *
 * @param options The title.
 * @throws TypeError for an unknown option or a wrong option value
 * @example
 * toMarkdown({ title: 'Monitors' }).split('\n')[0] // '# Monitors'
 */
export function toMarkdown(options: ReferenceOptions = {}): string {
  return markdownPage(referenceOptions(options))
}

/**
 * Returns the reference as one HTML page with a style and a search.
 *
 * Each field and each code has an anchor, such as `field-icmp-monitor.frequency` and `code-frequency-offset`. By
 * default, style and script are inlined, and the page makes no requests. A strict `Content-Security-Policy` requires
 * the options `stylesheet` and `script`. The page documents the schemas of this package, as `toMarkdown` does.
 *
 * @param options The title, links, and the files of style and script.
 * @throws TypeError for an unknown option or a wrong option value, such as a link with another scheme than http
 * or https
 * @example
 * toHtml({ title: 'Monitors & groups' }).includes(
 *   '<h1>Monitors &amp; groups</h1>',
 * )
 * // true
 */
export function toHtml(options: HtmlOptions = {}): string {
  return htmlPage(htmlOptions(options))
}

/**
 * Returns both operations as an OpenAPI 3.1 document.
 *
 * The document contains parameters, bodies, responses, examples, and the cross-field rules. Service description,
 * "Errors, events and versions": "Not stated: error responses, their status codes and bodies". The document assumes
 * `200`, `422` and problem details (RFC 9457); the options `successStatus` and `errorStatus` change the codes. It
 * documents the schemas of this package, as `toMarkdown` does.
 *
 * @param options The title, version, server, contact, license and status codes.
 * @throws TypeError for an unknown option or a wrong option value, such as a `serverUrl` that is no http or https URL
 * or has credentials, a query or a fragment
 * @example
 * toOpenApi({ serverUrl: 'https://api.monitor-contract.example/' })
 *   .servers
 * // [{ url: 'https://api.monitor-contract.example' }]
 */
export function toOpenApi(options: OpenApiOptions = {}): OpenApiDocument {
  return openApiReference(openApiOptions(options))
}
