import { wrongOption } from '../contracts/option-errors.ts'
import { ownOptions } from '../contracts/own-options.ts'
import { ownProperties } from '../schema/own-properties.ts'

/** What the reference can be told. */
export interface ReferenceOptions {
  /** Its heading. */
  readonly title?: string | undefined
}

/** A link at the top of the page. */
export interface PageLink {
  readonly text: string
  readonly href: string
}

/** What the HTML reference can be told besides. */
export interface HtmlOptions extends ReferenceOptions {
  /** Where its style sheet is. */
  readonly stylesheet?: string | undefined
  /** Where the script is that brings the search and the choice of a theme to life. */
  readonly script?: string | undefined
  /** Other pages of the site. */
  readonly links?: readonly PageLink[] | undefined
}

/** What the OpenAPI document can be told. */
export interface OpenApiOptions {
  /** Where the service is: an http or https URL. */
  readonly serverUrl?: string | undefined
}

/** The options of the Markdown reference after checks and defaults. */
export interface ResolvedReferenceOptions {
  readonly title: string
}

/** The same of the HTML reference. */
export interface ResolvedHtmlOptions extends ResolvedReferenceOptions {
  readonly stylesheet: string | undefined
  readonly script: string | undefined
  readonly links: readonly PageLink[]
}

/** The same of the OpenAPI document. */
export interface ResolvedOpenApiOptions {
  readonly serverUrl: string | undefined
}

const defaultTitle = 'monitor-contract reference'

function text(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  throw wrongOption(name, 'a string')
}

/**
 * A link that runs nothing: an http or https URL, or a relative one.
 *
 * @throws TypeError where it is another
 */
function safeHref(href: string): string {
  if (/^https?:\/\/[^\s\p{C}]+$/iu.test(href) || /^[^\s\p{C}:]+$/u.test(href)) return href
  throw new TypeError('A link must be an http or https URL, or a relative one')
}

const wrongLinks = (): TypeError => wrongOption('links', 'an array of objects with the strings text and href')

function pageLink(link: unknown): PageLink {
  if (typeof link !== 'object' || link === null) throw wrongLinks()
  const { text, href }: { text?: unknown; href?: unknown } = ownProperties(link)
  if (typeof text !== 'string' || typeof href !== 'string') throw wrongLinks()
  return { text, href: safeHref(href) }
}

function pageLinks(links: unknown): readonly PageLink[] {
  if (links === undefined) return []
  if (!Array.isArray(links)) throw wrongLinks()
  return links.map(pageLink)
}

/**
 * The URL of a server, without a slash at its end.
 *
 * @throws TypeError where it is no http or https URL, or has credentials, a query, a fragment or a template in it
 */
function serverUrlOf(url: string): string {
  if (!/^https?:\/\/[^\s\p{C}{}?#<>"'`\\]+$/iu.test(url) || /^https?:\/\/[^/]*@/i.test(url))
    throw wrongOption('serverUrl', 'an http or https URL without credentials, query and fragment')
  return url.replace(/\/$/, '')
}

/** @throws TypeError where an option does not exist or has a wrong value */
export function referenceOptions(options: unknown): ResolvedReferenceOptions {
  const { title } = ownOptions(options, ['title'])
  return { title: text('title', title) ?? defaultTitle }
}

/** @throws TypeError where an option does not exist or has a wrong value */
export function htmlOptions(options: unknown): ResolvedHtmlOptions {
  const own = ownOptions(options, ['title', 'stylesheet', 'script', 'links'])
  const stylesheet = text('stylesheet', own.stylesheet)
  const script = text('script', own.script)
  return {
    title: text('title', own.title) ?? defaultTitle,
    stylesheet: stylesheet === undefined ? undefined : safeHref(stylesheet),
    script: script === undefined ? undefined : safeHref(script),
    links: pageLinks(own.links),
  }
}

/** @throws TypeError where an option does not exist or has a wrong value */
export function openApiOptions(options: unknown): ResolvedOpenApiOptions {
  const serverUrl = text('serverUrl', ownOptions(options, ['serverUrl']).serverUrl)
  return { serverUrl: serverUrl === undefined ? undefined : serverUrlOf(serverUrl) }
}
