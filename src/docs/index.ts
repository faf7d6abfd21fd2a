import { htmlReference } from './html/page.ts'
import { markdownReference } from './markdown/reference.ts'
import { modelOf } from './model/model.ts'
import type { OpenApiDocument } from './openapi/document.ts'
export type { FrequencyOffsetSchema, Implication } from './openapi/frequency-offset-schema.ts'
import { openApiReference } from './openapi/reference.ts'
import { once } from '../schema/once.ts'
import {
  htmlOptions,
  openApiOptions,
  referenceOptions,
  type HtmlOptions,
  type OpenApiOptions,
  type ReferenceOptions,
} from './options.ts'

export type {
  Answer,
  ComponentSchema,
  Content,
  OpenApiDocument,
  Operation,
  Parameter,
  Server,
} from './openapi/document.ts'
export type { HtmlOptions, OpenApiOptions, PageLink, ReferenceOptions } from './options.ts'

const model = /* @__PURE__ */ once(() => modelOf())

/**
 * The reference as Markdown: operations, fields, offsets by frequency, issue codes, and what the description leaves
 * open.
 *
 * It is computed from the schemas, the rules and what the contracts answer. Tables are written as GitHub reads them.
 *
 * @throws TypeError for an option that does not exist or has a wrong value
 * @example
 * toMarkdown({ title: 'Monitors' }).split('\n')[0] // '# Monitors'
 */
export function toMarkdown(options: ReferenceOptions = {}): string {
  const { title } = referenceOptions(options)
  return markdownReference(model(), title)
}

/**
 * The same reference as one HTML page, with an anchor for each field (`field-icmp-monitor.frequency`) and each code
 * (`code-frequency-offset`).
 *
 * The page holds no style and no script and asks for nothing but the `stylesheet` and the `script` that are named, so
 * that it stands under a strict `Content-Security-Policy`.
 *
 * @throws TypeError for an option that does not exist or has a wrong value, such as a link that is neither relative
 * nor an http or https URL
 * @example
 * toHtml({ title: 'Monitors & groups' }).includes('<h1>Monitors &amp; groups</h1>') // true
 */
export function toHtml(options: HtmlOptions = {}): string {
  return htmlReference(model(), htmlOptions(options))
}

/**
 * Both operations as an OpenAPI 3.1 document: parameters, bodies, responses, and the rules between fields, in prose
 * and, as far as a schema can say them, as schema.
 *
 * The description shows no status codes and no error bodies: `2XX`, `4XX` and the problem details (RFC 9457) are ours.
 *
 * @throws TypeError for an option that does not exist, and where `serverUrl` is no http or https URL or has
 * credentials, a query or a fragment
 * @example
 * toOpenApi({ serverUrl: 'https://api.monitor-contract.example/' }).servers
 * // [{ url: 'https://api.monitor-contract.example' }]
 */
export function toOpenApi(options: OpenApiOptions = {}): OpenApiDocument {
  return openApiReference(model(), openApiOptions(options))
}
