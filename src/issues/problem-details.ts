import { isObject } from '../schema/json-type.ts'
import { optionalText, ownOptions, wrongOption } from '../schema/own-options.ts'
import type { IssueLike, ResultOf } from './issue.ts'

/**
 * Returns problem details for the errors of a request: the body of a response with the type
 * `problemDetailsMediaType`.
 *
 * Follows RFC 9457. The service description shows no error responses, so the service may return
 * other bodies. A pointer begins with the part of the request if the issues come from
 * `validateRequest`: `#/body/script` is in its argument, not in the content that the client sent.
 *
 * @param problem An invalid result, a `ContractError` or a list of issues.
 * @param options Members of the problem details, such as `status`: 422 by default.
 * @throws TypeError for a value that is not a `Problem`, such as a valid result, for an unknown
 * option or a wrong option value
 * @example
 * toProblemDetails(listErrorGroupsQuery.validate('limit=0').errors)
 *   .errors
 * // [
 * //   {
 * //     detail: 'limit must be at least 1.',
 * //     pointer: '#/limit',
 * //     code: 'minimum',
 * //   },
 * // ]
 * toProblemDetails([], { status: 404 })
 * // {
 * //   type: 'about:blank',
 * //   status: 404,
 * //   errors: [],
 * // }
 */
export function toProblemDetails<Status extends number = 422>(
  problem: Problem,
  options?: ProblemDetailsOptions<Status>,
): ProblemDetails<Status>
export function toProblemDetails(
  problem: Problem,
  options: ProblemDetailsOptions = {},
): ProblemDetails {
  const given = ownOptions(options, ['status', 'type', 'title', 'detail', 'instance'])
  const status = statusOf(given.status)
  const type = optionalText('type', given.type) ?? 'about:blank'
  const title =
    optionalText('title', given.title) ?? (type === 'about:blank' ? titles.get(status) : undefined)
  const detail = optionalText('detail', given.detail)
  const instance = optionalText('instance', given.instance)
  return {
    type,
    ...(title !== undefined && { title }),
    status,
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    errors: errorsIn(problem).map(({ message, pointer, code }) => ({
      detail: message,
      pointer: toFragment(pointer),
      code,
    })),
  }
}

/**
 * The media type of problem details, for the `Content-Type` of a response.
 *
 * Follows RFC 9457.
 *
 * @example
 * problemDetailsMediaType // 'application/problem+json'
 */
export const problemDetailsMediaType = 'application/problem+json'

/** The errors of a request, as the body of a response (RFC 9457). */
export interface ProblemDetails<Status extends number = number> {
  type: string
  title?: string
  status: Status
  detail?: string
  instance?: string
  errors: ProblemError[]
}

/** One error of problem details. */
export interface ProblemError {
  detail: string
  /**
   * A JSON Pointer in its fragment form (RFC 6901, section 6). `#/body/frequencyOffset`, of an
   * issue of `validateRequest`, points into the request, not into the content that was sent.
   */
  pointer: string
  code: string
}

/** Options of `toProblemDetails`. */
export interface ProblemDetailsOptions<Status extends number = number> {
  /** The status code of the response: 422 by default. */
  readonly status?: Status | undefined
  /** A URI that names the kind of problem: `about:blank` by default. */
  readonly type?: string | undefined
  /**
   * A short name of the kind of problem. By default, with the type `about:blank`, the name of the
   * status 400 or 422.
   */
  readonly title?: string | undefined
  /** A sentence about this occurrence of the problem. */
  readonly detail?: string | undefined
  /** A URI that names this occurrence. */
  readonly instance?: string | undefined
}

/** The errors to describe: an invalid result, a `ContractError` or a list of issues. */
export type Problem =
  | Pick<Extract<ResultOf<unknown, IssueLike>, { readonly valid: false }>, 'valid' | 'errors'>
  | {
      readonly contract: string
      readonly errors: readonly IssueLike[]
      readonly warnings?: readonly IssueLike[]
    }
  | readonly IssueLike[]

function statusOf(status: unknown = 422): number {
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 599)
    throw wrongOption('status', 'a whole number from 100 to 599')
  return status
}

const isIssue = (value: unknown): value is IssueLike =>
  isObject(value) &&
  'code' in value &&
  'message' in value &&
  'pointer' in value &&
  typeof value['pointer'] === 'string'

function errorsIn(problem: unknown): readonly IssueLike[] {
  const errors = isObject(problem) && !Array.isArray(problem) ? problem['errors'] : problem
  if (Array.isArray(errors) && errors.every(isIssue) && (errors === problem || errors.length > 0))
    return errors
  throw new TypeError('problem must be an invalid result, a ContractError or a list of issues')
}

/**
 * Returns a JSON Pointer as the fragment of a URI. A lone surrogate, which no URI can contain,
 * becomes U+FFFD.
 */
const toFragment = (pointer: string): string =>
  `#${encodeURI(pointer.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')).replaceAll('#', '%23')}`

/** The titles of the statuses of invalid requests in the HTTP Status Code Registry. */
const titles: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [400, 'Bad Request'],
  [422, 'Unprocessable Content'],
])
