import { STATUS_CODES } from 'node:http'
import { toProblemDetails, type Issue, type ProblemDetails, type UpdateIcmpMonitorRequest } from 'monitor-contract'

export type RequestPart = keyof UpdateIcmpMonitorRequest

/** What no contract has seen, such as malformed JSON: the status alone, as the message of a parser quotes the request, secrets included. */
export const statusProblem = (status: number): ProblemDetails =>
  toProblemDetails([], { status, title: STATUS_CODES[status] })

/** What the contract of one part found, with pointers that begin with the part, as those of `validateRequest` do: `#/body/script`. */
export const partProblem = (part: RequestPart, issues: readonly Issue[]): ProblemDetails =>
  toProblemDetails(
    issues.map((issue) => ({ ...issue, path: [part, ...issue.path], pointer: `/${part}${issue.pointer}` })),
  )
