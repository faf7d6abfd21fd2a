import { assertOptions, unknownOption, wrongOption } from '../engine/option-errors.ts'
import type { ContractError } from '../issues/contract-error.ts'
import type { Issue, Result } from '../issues/issue.ts'

/**
 * The media type of problem details (RFC 9457), for the header `Content-Type` of a response.
 *
 * @example
 * problemDetailsMediaType // 'application/problem+json'
 */
export const problemDetailsMediaType = 'application/problem+json'

/** The body of a response to an invalid request, in the form of RFC 9457. */
export interface ProblemDetails {
  type: string
  title?: string
  status: number
  instance?: string
  errors: ProblemError[]
}

/** One error of problem details. */
export interface ProblemError {
  detail: string
  /** A JSON Pointer as the fragment of a URI (RFC 6901, section 6): `#/body/frequencyOffset`. */
  pointer: string
  code: string
}

/** Options of `toProblemDetails`. */
export interface ProblemDetailsOptions {
  /** The status code of the response. Default: 422. */
  readonly status?: number | undefined
  /** A URI that identifies the kind of problem. Default: `about:blank`. */
  readonly type?: string | undefined
  /** A short name of the kind of problem. Default with `about:blank`: the name of status 400 or 422 in HTTP. */
  readonly title?: string | undefined
  /** A URI that identifies this occurrence. Omitted by default. */
  readonly instance?: string | undefined
}

/** The input of `toProblemDetails`: an invalid result, a `ContractError` or a list of issues. */
export type Problem =
  Pick<Extract<Result<unknown>, { readonly valid: false }>, 'valid' | 'errors'> | ContractError | readonly Issue[]

const titles: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [400, 'Bad Request'],
  [422, 'Unprocessable Content'],
])

const isText = (value: unknown): boolean => typeof value === 'string'

const kinds: ReadonlyMap<string, { readonly holds: (value: unknown) => boolean; readonly words: string }> =
  /* @__PURE__ */ new Map([
    [
      'status',
      {
        holds: (value: unknown) => Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599,
        words: 'a whole number from 100 to 599',
      },
    ],
    ['type', { holds: isText, words: 'a string' }],
    ['title', { holds: isText, words: 'a string' }],
    ['instance', { holds: isText, words: 'a string' }],
  ])

function checkOptions(options: unknown): void {
  assertOptions(options)
  for (const [name, value] of Object.entries(options)) {
    const kind = kinds.get(name)
    if (kind === undefined) throw unknownOption(name, [...kinds.keys()])
    if (value !== undefined && !kind.holds(value)) throw wrongOption(name, kind.words)
  }
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'message' in value &&
  'pointer' in value &&
  typeof value.pointer === 'string'

function issuesOf(problem: unknown): readonly Issue[] {
  if (Array.isArray(problem) && problem.every(isIssue)) return problem
  if (typeof problem === 'object' && problem !== null && 'errors' in problem) {
    const { errors } = problem
    if (Array.isArray(errors) && errors.length > 0 && errors.every(isIssue)) return errors
  }
  throw new TypeError('problem must be an invalid result, a ContractError or a list of issues')
}

/** Returns a JSON Pointer as the fragment of a URI. U+FFFD replaces a lone surrogate, which a URI cannot contain. */
const toFragment = (pointer: string): string =>
  `#${encodeURI(pointer.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')).replaceAll('#', '%23')}`

/**
 * Returns the body of a response to an invalid request, as problem details (RFC 9457).
 *
 * Send it with the media type `problemDetailsMediaType`. Service description, "Errors": the error responses of the
 * service are not shown, so this form is not necessarily that of the service. A list of issues may be empty.
 *
 * @throws TypeError if `problem` is a valid result or not a problem at all, or for an unknown or wrong option
 * @example
 * toProblemDetails(listErrorGroupsQuery.validate('limit=0').errors).errors
 * // [{ detail: 'limit must be at least 1.', pointer: '#/limit', code: 'minimum' }]
 */
export function toProblemDetails(problem: Problem, options: ProblemDetailsOptions = {}): ProblemDetails {
  checkOptions(options)
  const given = { status: undefined, type: undefined, title: undefined, instance: undefined, ...options }
  const { status = 422, type = 'about:blank', instance } = given
  const title = given.title ?? (type === 'about:blank' ? titles.get(status) : undefined)
  return {
    type,
    ...(title !== undefined && { title }),
    status,
    ...(instance !== undefined && { instance }),
    errors: issuesOf(problem).map(({ message, pointer, code }) => ({
      detail: message,
      pointer: toFragment(pointer),
      code,
    })),
  }
}
