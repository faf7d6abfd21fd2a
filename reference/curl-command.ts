import type { OperationExample } from '../src/docs/examples.ts'

/** Returns a curl command for a request; the URL, the API key and the account ID are shell variables. */
export function curlCommand(
  method: string,
  path: string,
  { params = {}, query, headers, body }: OperationExample,
): string {
  const filledPath = Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path)
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return [
    `curl --request ${method} "$BASE_URL${filledPath}?${parameters.join('&')}"`,
    ...Object.entries(headers).map(([name, value]) => `--header "${name}: ${value.replace(/[A-Z_]{6,}/, '$$$&')}"`),
    ...(body === undefined ? [] : ['--data @body.json']),
  ].join(' \\\n  ')
}
