import type { OperationExample } from './operation-example.ts'

/** Returns a curl command for the request of an example; the URL of the service and the secrets are shell variables. */
export const curlCommand = (method: string, { path, headers, body }: OperationExample): string =>
  [
    `curl --request ${method} "$BASE_URL${path()}"`,
    ...Object.entries(headers).map(
      ([name, value]) => `--header "${name}: ${String(value).replace(/API_KEY|ACCOUNT_ID/, '$$$&')}"`,
    ),
    ...(body === undefined ? [] : [`--data @${bodyFile}`]),
  ].join(' \\\n  ')

/** The file from which the command reads the body. */
export const bodyFile = 'body.json'
