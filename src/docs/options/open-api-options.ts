import { wrongOption, ownOptions, type OwnOptions } from '../../values/own-options.ts'
import { optionalHttpUrl, optionalText } from './option-values.ts'

/**
 * Validates the options of `toOpenApi` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function openApiOptions(options: unknown) {
  const own = ownOptions(options, [
    'serverUrl',
    'title',
    'version',
    'contact',
    'license',
    'successStatus',
    'errorStatus',
  ])
  return {
    serverUrl: serverUrlOf(own.serverUrl),
    title: optionalText('title', own.title) ?? 'Monitoring service: ICMP monitor update and error group listing',
    version: optionalText('version', own.version) ?? 'v1',
    contact: contactOf(own.contact),
    license: licenseOf(own.license),
    successStatus: statusOf('successStatus', own.successStatus, '2XX', 200),
    errorStatus: statusOf('errorStatus', own.errorStatus, '4XX', 422),
  }
}

/** Contact for the API. */
export interface OpenApiContact {
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly email?: string | undefined
}

/** License of the API; `identifier` is an SPDX expression, and OpenAPI allows only one of it and `url`. */
export interface OpenApiLicense {
  readonly name: string
  readonly identifier?: string | undefined
  readonly url?: string | undefined
}

/** Options of `toOpenApi`. */
export interface OpenApiOptions {
  /** URL of the service, http or https. By default, the server is the variable `base_url`. */
  readonly serverUrl?: string | undefined
  /** Title of the document. */
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

/** The validated options of `toOpenApi`, with defaults. */
export type ResolvedOpenApiOptions = ReturnType<typeof openApiOptions>

/** Returns the URL of a server without the slash at its end. */
function serverUrlOf(value: unknown): string | undefined {
  const url = optionalText('serverUrl', value)
  if (url === undefined) return undefined
  if (!/^https?:\/\/[^\s\p{C}{}?#<>"'`\\]+$/iu.test(url) || /^https?:\/\/[^/]*@/i.test(url))
    throw wrongOption('serverUrl', 'an http or https URL without credentials, query and fragment')
  return url.replace(/\/$/, '')
}

/** Returns the members of an option that is an object. */
function membersOf<Name extends string>(option: string, value: unknown, known: readonly Name[]): OwnOptions<Name> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongOption(option, 'an object')
  return ownOptions(value, known)
}

function contactOf(value: unknown): OpenApiContact | undefined {
  if (value === undefined) return undefined
  const { name, url, email } = membersOf('contact', value, ['name', 'url', 'email'])
  return {
    name: optionalText('contact.name', name),
    url: optionalHttpUrl('contact.url', url),
    email: optionalText('contact.email', email),
  }
}

function licenseOf(value: unknown): OpenApiLicense | undefined {
  if (value === undefined) return undefined
  const own = membersOf('license', value, ['name', 'identifier', 'url'])
  const name = optionalText('license.name', own.name)
  const identifier = optionalText('license.identifier', own.identifier)
  const url = optionalHttpUrl('license.url', own.url)
  if (name === undefined) throw wrongOption('license.name', 'a string')
  if (identifier !== undefined && url !== undefined)
    throw wrongOption('license', 'an object with at most one of identifier and url')
  return { name, identifier, url }
}

/**
 * Validates a status code or its range, such as `2XX`.
 *
 * @throws TypeError if the value is neither a status code of the class, nor its range, nor undefined
 */
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
