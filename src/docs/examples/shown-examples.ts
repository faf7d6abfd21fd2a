import { curlCommand, bodyFile } from './curl-command.ts'
import type { OperationExample } from './operation-example.ts'

/** Returns an example as blocks of code: request, response and problem details. */
export function shownExamples(method: string, example: OperationExample): ShownExample[] {
  const json = (caption: string, value: object): ShownExample => ({
    caption,
    lang: 'json',
    source: JSON.stringify(value, null, 2),
  })
  return [
    { caption: 'Request with curl:', lang: 'sh', source: curlCommand(method, example) },
    ...(example.body ? [json(`Request body, \`${bodyFile}\`:`, example.body)] : []),
    json('Response, `200`:', example.response),
    json('Response to an invalid request, `422`, with problem details:', example.problem(422)),
  ]
}

/** A block of code for the reference, with its caption. Backticks in the caption mark code. */
export interface ShownExample {
  readonly caption: string
  readonly lang: 'json' | 'sh'
  readonly source: string
}
