import type { OperationRow } from '../src/contracts/manifest.ts'
import type { OperationExample } from '../src/docs/examples.ts'

/** Returns the example of an operation as blocks of code: request, response and problem details. */
export function requestExamples(operation: OperationRow, example: OperationExample): RequestExample[] {
  const json = (caption: string, value: object): RequestExample => ({
    caption,
    lang: 'json',
    source: JSON.stringify(value, null, 2),
  })
  return [
    { caption: 'Request with curl:', lang: 'sh', source: curlCommand(operation, example) },
    ...(example.body ? [json('Request body, `body.json`:', example.body)] : []),
    json('Response, `200`:', example.response),
    json('Response to an invalid request, `422`, with problem details:', example.problem(422)),
  ]
}

/** A block of code with its caption. Backticks in the caption mark code. */
export interface RequestExample {
  readonly caption: string
  readonly lang: 'json' | 'sh'
  readonly source: string
}

/** Returns a curl command for a request; the URL of the service and the secrets are shell variables. */
function curlCommand({ method, path }: OperationRow, { params = {}, query, headers, body }: OperationExample): string {
  const filledPath = Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path)
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return [
    `curl --request ${method} "$BASE_URL${filledPath}?${parameters.join('&')}"`,
    ...Object.entries(headers).map(
      ([name, value]) => `--header "${name}: ${value.replace(/API_KEY|ACCOUNT_ID/, '$$$&')}"`,
    ),
    ...(body === undefined ? [] : ['--data @body.json']),
  ].join(' \\\n  ')
}
