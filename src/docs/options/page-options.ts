import { ownOptions, wrongOption } from '../../values/own-options.ts'
import { optionalText, safeHref } from './option-values.ts'
import { ownProperties } from '../../values/own-properties.ts'

/**
 * Validates the options of `toMarkdown` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function referenceOptions(options: unknown) {
  const { title } = ownOptions(options, ['title'])
  return { title: optionalText('title', title) ?? defaultTitle }
}

/** Options of `toMarkdown`. */
export interface ReferenceOptions {
  /** Heading of the reference. */
  readonly title?: string | undefined
}

/** The validated options of `toMarkdown`, with defaults. */
export type ResolvedReferenceOptions = ReturnType<typeof referenceOptions>

const defaultTitle = 'monitor-contract reference'

/**
 * Validates the options of `toHtml` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function htmlOptions(options: unknown) {
  const own = ownOptions(options, ['title', 'stylesheet', 'script', 'links'])
  const stylesheet = optionalText('stylesheet', own.stylesheet)
  const script = optionalText('script', own.script)
  return {
    title: optionalText('title', own.title) ?? defaultTitle,
    stylesheet: stylesheet === undefined ? undefined : safeHref(stylesheet),
    script: script === undefined ? undefined : safeHref(script),
    links: pageLinks(own.links),
  }
}

/** A link at the top of the page. */
export interface PageLink {
  readonly text: string
  readonly href: string
}

/** Options of `toHtml`. */
export interface HtmlOptions extends ReferenceOptions {
  /** URL of a style sheet that replaces the inlined one. By default, the style is inlined. */
  readonly stylesheet?: string | undefined
  /** URL of a script that replaces the inlined one, the search. By default, the script is inlined. */
  readonly script?: string | undefined
  /** Links to other pages of the site. None by default. */
  readonly links?: readonly PageLink[] | undefined
}

/** The validated options of `toHtml`, with defaults. */
export type ResolvedHtmlOptions = ReturnType<typeof htmlOptions>

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
