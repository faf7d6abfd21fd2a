import type { ProblemDetails } from '../../index.ts'

/** An example of an operation: a request, its response, and the response to an invalid request. */
export interface OperationExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | number | boolean>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
  readonly response: object
  /** Returns the problem details of an invalid request, as `toProblemDetails` writes them. */
  readonly problem: (status: number) => ProblemDetails
}
