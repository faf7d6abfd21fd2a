import { wrongOption } from '../../values/own-options.ts'

/**
 * Validates the value of an option that is a string or missing. The other functions validate links.
 *
 * @throws TypeError if the value is neither a string nor undefined
 */
export function optionalText(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  throw wrongOption(name, 'a string')
}

const httpUrl = /^https?:\/\/[^\s\p{C}]+$/iu

/**
 * Returns a link that cannot run code: an http or https URL, or a relative URL on the same host.
 *
 * @throws TypeError for any other link
 */
export function safeHref(href: string): string {
  if (httpUrl.test(href) || /^(?![/\\]{2})[^\s\p{C}:]+$/u.test(href)) return href
  throw new TypeError('A link must be an http or https URL, or a relative one')
}

/**
 * Validates an option that is an http or https URL or missing.
 *
 * @throws TypeError if the value is neither an http or https URL nor undefined
 */
export function optionalHttpUrl(name: string, value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'string' && httpUrl.test(value))) return value
  throw wrongOption(name, 'an http or https URL')
}
