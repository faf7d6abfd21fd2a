import { STATUS_CODES } from 'node:http'
import { toProblemDetails, type Issue, type ProblemDetails, type UpdateIcmpMonitorRequest } from 'monitor-contract'

export type RequestPart = keyof UpdateIcmpMonitorRequest

/**
 * Returns problem details for an error outside the contracts, such as malformed JSON. They contain only the status,
 * because a parser's message quotes the request.
 */
export const statusProblem = (status: number): ProblemDetails =>
  toProblemDetails([], { status, title: STATUS_CODES[status] })

/**
 * Returns problem details for the issues of one part. Pointers begin with the part, as in `validateRequest`:
 * `#/body/script`.
 */
export const partProblem = (part: RequestPart, issues: readonly Issue[]): ProblemDetails =>
  toProblemDetails(
    issues.map((issue) => ({ ...issue, path: [part, ...issue.path], pointer: `/${part}${issue.pointer}` })),
  )
