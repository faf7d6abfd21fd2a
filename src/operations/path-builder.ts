import { ContractError } from '../issues/contract-error.ts'
import type { Result } from '../issues/issue.ts'
import { prefixIssues } from '../issues/prefix-issues.ts'
import { partOf, type PartName } from './request-validator.ts'

/**
 * Returns the `buildPath` of an operation: a function that writes the path and the query of a request.
 *
 * @param template The path, with `{id}` for a parameter.
 * @param params The contract of the path parameters, if there are any.
 */
export function pathBuilder(
  template: string,
  params: GivenContract | undefined,
  query: GivenContract,
): (request?: object) => string {
  return (request = {}) => {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new TypeError('request must be an object with params and query')
    const path = params === undefined ? template : filled(template, parsedPart(request, 'params', params))
    const pairs = Object.entries(parsedPart(request, 'query', query)).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`,
    )
    return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
  }
}

const asText = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value))

const filled = (template: string, params: object): string =>
  Object.entries(params).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, segment(name, String(value))),
    template,
  )

function segment(name: string, value: string): string {
  if (value === '.' || value === '..') throw impossible(name)
  if (/[\uD800-\uDFFF]/u.test(value))
    throw new RangeError(`${name} must not hold a lone surrogate: no path can carry it`)
  return encodeURIComponent(value)
}

const impossible = (name: string): RangeError =>
  new RangeError(`${name} must not be empty, "." or "..": no path can carry it`)

/**
 * Parses a part of a request, such as its query, with the contract of the part.
 *
 * @throws RangeError for an empty parameter, which a path cannot contain
 * @throws ContractError for a part that the contract rejects; the paths of its issues begin with the name of the part
 */
function parsedPart(request: object, part: PartName, { id, name, validate }: GivenContract): object {
  const result = validate(partOf(request, part))
  if (result.valid) return result.value
  const empty = result.errors.find(({ code }) => code === 'minLength')
  if (empty !== undefined) throw impossible(String(empty.path[0]))
  throw new ContractError(id, prefixIssues(part, result.errors), prefixIssues(part, result.warnings), name)
}

/** The members of a contract that `parsedPart` needs. The contract returns the passed parameters, without defaults. */
export interface GivenContract {
  readonly name: string
  readonly id: string
  readonly validate: (value: unknown) => Result<object>
}
