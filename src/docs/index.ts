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
 * It contains the operations with examples, the fields, the offsets by frequency, the issue codes, and what the service
 * description does not specify. It documents the schemas of this package, not those of a caller. To document more
 * fields, change the schemas in a fork and run `npm run generate`.
 *
 * @param options The title, the level of its heading, and more.
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
 * Each field has an anchor (`field-icmp-monitor.frequency`), and each code (`code-frequency-offset`). The page makes no
 * requests. With `stylesheet` and `script` it loads these files instead of the inlined ones, as a strict
 * `Content-Security-Policy` requires. It documents the schemas of this package, as `toMarkdown` does.
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
 * It contains parameters, bodies, responses, examples, and the rules that span two fields. Service description,
 * "Errors, events and versions": "Not stated: error responses, their status codes and bodies". The document assumes
 * `200`, `422` and problem details (RFC 9457); the options `successStatus` and `errorStatus` change the codes. It
 * documents the schemas of this package, as `toMarkdown` does.
 *
 * @param options The title, the address of the server, and status codes.
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
