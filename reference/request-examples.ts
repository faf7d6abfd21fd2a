import type { OperationExample } from '../src/docs/examples/operation-example.ts'

/** Returns an example as blocks of code: request, response and problem details. */
export function requestExamples(method: string, example: OperationExample): RequestExample[] {
  const json = (caption: string, value: object): RequestExample => ({
    caption,
    lang: 'json',
    source: JSON.stringify(value, null, 2),
  })
  return [
    { caption: 'Request with curl:', lang: 'sh', source: curlCommand(method, example) },
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
const curlCommand = (method: string, { path, headers, body }: OperationExample): string =>
  [
    `curl --request ${method} "$BASE_URL${path()}"`,
    ...Object.entries(headers).map(
      ([name, value]) => `--header "${name}: ${String(value).replace(/API_KEY|ACCOUNT_ID/, '$$$&')}"`,
    ),
    ...(body === undefined ? [] : ['--data @body.json']),
  ].join(' \\\n  ')
