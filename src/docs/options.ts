import { optionalText, ownOptions, wrongOption } from '../values/own-options.ts'
import { ownProperties } from '../values/own-properties.ts'

/** Options of `toMarkdown`. */
export interface ReferenceOptions {
  /** Heading of the reference. By default `monitor-contract reference`. */
  readonly title?: string | undefined
}

export type ResolvedReferenceOptions = ReturnType<typeof referenceOptions>

/**
 * Validates the options of `toMarkdown` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function referenceOptions(options: unknown) {
  const { title } = ownOptions(options, ['title'])
  return { title: optionalText('title', title) ?? defaultTitle }
}

const defaultTitle = 'monitor-contract reference'

/** Options of `toHtml`. */
export interface HtmlOptions extends ReferenceOptions {
  /** URL of a style sheet. By default, the style is inlined. */
  readonly stylesheet?: string | undefined
  /** URL of a script, which provides the search. By default, the script is inlined. */
  readonly script?: string | undefined
  /** Links to other pages of the site. None by default. */
  readonly links?: readonly PageLink[] | undefined
}

/** A link at the top of the page. */
export interface PageLink {
  readonly text: string
  readonly href: string
}

export type ResolvedHtmlOptions = ReturnType<typeof htmlOptions>

/**
 * Validates the options of `toHtml` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function htmlOptions(options: unknown) {
  const own = ownOptions(options, ['title', 'stylesheet', 'script', 'links'])
  return {
    title: optionalText('title', own.title) ?? defaultTitle,
    stylesheet: safeHref(optionalText('stylesheet', own.stylesheet)),
    script: safeHref(optionalText('script', own.script)),
    links: pageLinks(own.links),
  }
}

function pageLinks(links: unknown = []): readonly PageLink[] {
  const wrong = wrongOption('links', 'an array of objects with the strings text and href')
  if (!Array.isArray(links)) throw wrong
  return links.map((link: unknown) => {
    if (typeof link !== 'object' || link === null) throw wrong
    const { text, href }: { text?: unknown; href?: unknown } = ownProperties(link)
    if (typeof text !== 'string' || typeof href !== 'string') throw wrong
    return { text, href: safeHref(href) }
  })
}

/** Checks that a link, if any, is an http or https URL, or a relative URL on the same host without a colon. */
function safeHref<Href extends string | undefined>(href: Href): Href {
  if (href === undefined || httpUrl.test(href) || /^(?![/\\]{2})[^\s\p{C}:]+$/u.test(href)) return href
  throw new TypeError('A link must be an http or https URL, or a relative one')
}

const httpUrl = /^https?:\/\/[^\s\p{C}]+$/iu

/** Options of `toOpenApi`. */
export interface OpenApiOptions {
  /** URL of the service, http or https. By default, the server is the variable `base_url`. */
  readonly serverUrl?: string | undefined
  /** Title of the document. By default, it names both operations. */
  readonly title?: string | undefined
  /** Version of the document. By default `v1`, the prefix of the paths. */
  readonly version?: string | undefined
  /** Contact for the API. Omitted by default. */
  readonly contact?: OpenApiContact | undefined
  /** License of the API. Omitted by default. */
  readonly license?: OpenApiLicense | undefined
  /** Status code of success, 200 to 299, or the range `2XX`. By default 200. */
  readonly successStatus?: number | '2XX' | undefined
  /** Status code of a rejected request, 400 to 499, or the range `4XX`. By default 422. */
  readonly errorStatus?: number | '4XX' | undefined
}

/** Contact for the API. */
export interface OpenApiContact {
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly email?: string | undefined
}

/** License of the API. `identifier` is an SPDX expression; OpenAPI does not allow `identifier` together with `url`. */
export interface OpenApiLicense {
  readonly name: string
  readonly identifier?: string | undefined
  readonly url?: string | undefined
}

export type ResolvedOpenApiOptions = ReturnType<typeof openApiOptions>

const openApiNames = ['serverUrl', 'title', 'version', 'contact', 'license', 'successStatus', 'errorStatus'] as const

/**
 * Validates the options of `toOpenApi` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function openApiOptions(options: unknown) {
  const own = ownOptions(options, openApiNames)
  return {
    serverUrl: serverUrlOf(own.serverUrl),
    title: optionalText('title', own.title) ?? 'Monitoring service: ICMP monitor update and error group listing',
    version: optionalText('version', own.version) ?? 'v1',
    contact: membersOf('contact', own.contact, ['name', 'url', 'email']),
    license: licenseOf(own.license),
    successStatus: statusOf('successStatus', own.successStatus, '2XX', 200),
    errorStatus: statusOf('errorStatus', own.errorStatus, '4XX', 422),
  }
}

/** Validates the URL of a server, and removes a slash at its end. */
function serverUrlOf(value: unknown): string | undefined {
  const url = optionalText('serverUrl', value)
  if (url === undefined) return undefined
  if (!/^https?:\/\/[^\s\p{C}{}?#<>"'`\\]+$/iu.test(url) || /^https?:\/\/[^/]*@/i.test(url))
    throw wrongOption('serverUrl', 'an http or https URL without credentials, query and fragment')
  return url.replace(/\/$/, '')
}

type Member = keyof OpenApiContact | keyof OpenApiLicense

/** Validates an option that is an object of strings, and returns its members. `url` must be an http or https URL. */
function membersOf(
  option: string,
  value: unknown,
  known: readonly Member[],
): { [Name in Member]?: string } | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongOption(option, 'an object')
  const own = ownOptions(value, known)
  return Object.fromEntries(
    known.flatMap((name) => {
      const member = own[name]
      if (name === 'url' && member !== undefined && !(typeof member === 'string' && httpUrl.test(member)))
        throw wrongOption(`${option}.url`, 'an http or https URL')
      const text = optionalText(`${option}.${name}`, member)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

function licenseOf(value: unknown): OpenApiLicense | undefined {
  const license = membersOf('license', value, ['name', 'identifier', 'url'])
  if (license === undefined) return undefined
  const { name, ...others } = license
  if (name === undefined) throw wrongOption('license.name', 'a string')
  if (Object.keys(others).length > 1) throw wrongOption('license', 'an object with at most one of identifier and url')
  return { name, ...others }
}

/** Validates a status code, or a range such as `2XX`. */
function statusOf<Range extends '2XX' | '4XX'>(
  name: string,
  value: unknown,
  range: Range,
  fallback: number,
): number | Range {
  const lowest = Number(range.charAt(0)) * 100
  if (value === undefined) return fallback
  if (value === range) return range
  if (typeof value === 'number' && Number.isInteger(value) && value >= lowest && value < lowest + 100) return value
  throw wrongOption(name, `an integer between ${lowest} and ${lowest + 99}, or "${range}"`)
}
