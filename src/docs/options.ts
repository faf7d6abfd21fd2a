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

/** @throws TypeError where an option does not exist, or is no text where it has to be one */
export function checkOptions(options: object, texts: readonly string[], others: readonly string[] = []): void {
  for (const [name, value] of Object.entries(options)) {
    if (![...texts, ...others].includes(name))
      throw new TypeError(`There is no option of that name here; there are ${[...texts, ...others].join(', ')}`)
    if (texts.includes(name) && value !== undefined && typeof value !== 'string')
      throw new TypeError(`The option ${name} must be a string`)
  }
}

export const defaultTitle = 'monitor-contract reference'

/**
 * A link that runs nothing: an http or https URL, or a relative one.
 *
 * @throws TypeError where it is another
 */
export function safeHref(href: string): string {
  if (/^https?:\/\/[^\s\p{C}]+$/iu.test(href) || /^[^\s\p{C}:]+$/u.test(href)) return href
  throw new TypeError('A link must be an http or https URL, or a relative one')
}

/**
 * The URL of a server, without a slash at its end.
 *
 * @throws TypeError where it is no http or https URL, or has a query, a fragment or a template in it
 */
export function serverUrlOf(url: string): string {
  if (/^https?:\/\/[^\s\p{C}{}?#<>"'`\\]+$/iu.test(url)) return url.replace(/\/$/, '')
  throw new TypeError('serverUrl must be an http or https URL without query and fragment')
}
