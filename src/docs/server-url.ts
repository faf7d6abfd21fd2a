import { optionalText, ownOptions, wrongOption } from '../values/own-options.ts'

/**
 * Returns the option `serverUrl` without a slash at its end.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function serverUrlOf(options: unknown): string | undefined {
  const url = optionalText('serverUrl', ownOptions(options, ['serverUrl']).serverUrl)
  if (url === undefined) return undefined
  if (!/^https?:\/\/[^\s\p{C}{}?#<>"'`\\]+$/iu.test(url) || /^https?:\/\/[^/]*@/i.test(url))
    throw wrongOption('serverUrl', 'an http or https URL without credentials, query and fragment')
  return url.replace(/\/$/, '')
}
