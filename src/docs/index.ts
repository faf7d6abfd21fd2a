// The exports of `monitor-contract/docs`: the reference as Markdown, as an HTML page, and as an
// OpenAPI document.
import { deepFrozen } from '../schema/own-properties.ts'
import { html, issueCodes as codes, markdown, type IssueCodeFacts } from './reference.js'

export type { ContractSeverity, IssueCodeFacts } from './reference.js'
export type { ComponentSchema, ParameterLocation } from './openapi/components.ts'
export * from './openapi/to-open-api.ts'

/**
 * Returns the reference as Markdown.
 *
 * The reference contains the operations with examples, the fields, the offsets by frequency, the
 * issue codes, and what the service description leaves ambiguous or open. It documents the schemas
 * of this package. To document more fields, change the schemas in a fork and run `npm run
 * generate`.
 *
 * @example
 * toMarkdown().split('\n')[0] // '# monitor-contract reference'
 */
export const toMarkdown = (): string => markdown

/**
 * Returns the reference as one HTML page with a style and a search. The page makes no requests.
 *
 * Each field and each code has an anchor, such as `field-icmp-monitor.frequency` and
 * `code-frequency-offset`.
 *
 * @example
 * toHtml().includes('id="code-frequency-offset"') // true
 */
export const toHtml = (): string => html

/**
 * The issue codes, in the order of the reference: which contracts report each, with which severity,
 * and when.
 *
 * @example
 * issueCodes.find(({ code }) => code === 'packet-loss-order')?.contracts
 * // [
 * //   { name: 'icmpMonitorUpdate', severity: 'error' },
 * //   { name: 'icmpMonitor', severity: 'error' },
 * // ]
 */
export const issueCodes: readonly IssueCodeFacts[] = /* @__PURE__ */ deepFrozen(codes)
