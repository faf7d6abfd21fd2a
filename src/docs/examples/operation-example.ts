import type { ProblemDetails } from '../../index.ts'

/** An example of an operation: a request, its response, and the response to an invalid request. */
export interface OperationExample {
  readonly params?: object
  readonly query: object
  readonly headers: object
  readonly body?: object
  readonly response: object
  /** Returns the path of the request, with its query. */
  readonly path: () => string
  /** Returns the problem details of an invalid request, as `toProblemDetails` writes them. */
  readonly problem: (status: number) => ProblemDetails
}
