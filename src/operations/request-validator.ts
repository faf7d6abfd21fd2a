import { internalsOf } from '../engine/contract-internals.ts'
import { unreadableContent } from '../engine/validate.ts'
import type { BodyOptions } from '../engine/options.ts'
import { ownOptions } from '../values/own-options.ts'
import type { IssueContent } from '../issues/draft.ts'
import type { Issue, Result } from '../issues/issue.ts'
import { jsonTypeOf } from '../values/json-type.ts'
import { partNames, partOf, type PartName } from './request-parts.ts'

/**
 * Returns the function `validateRequest` of an operation, which validates every part of a request.
 *
 * Its options are the options of `main`: the contract of the body, or of the query if there is no body. Each other
 * contract receives only the options that it knows. `maxIssues` counts over the whole request. The signature states the
 * type of a valid request, which TypeScript cannot check.
 *
 * The function throws a TypeError for an unknown part, because a misspelt part would otherwise count as omitted. Parts
 * that a request object only inherits count as omitted.
 */
export function requestValidator<Request, Given extends BodyOptions>(
  parts: readonly Part[],
  main: object,
): ValidateRequest<Request, Given>
export function requestValidator(
  parts: readonly Part[],
  main: object,
): (request: unknown, options?: BodyOptions) => Result<unknown> {
  const { optionNames, resolve, createError } = internalsOf(main)
  const contracts = parts.map(([name, contract]) => ({ name, isMain: contract === main, ...internalsOf(contract) }))
  return (request, options = {}) => {
    const given = ownOptions(options, optionNames)
    const resolved = resolve(given)
    const { maxIssues } = resolved
    const configured = contracts.map((contract) => ({
      ...contract,
      resolved: contract.isMain ? resolved : contract.resolve(chosen(given, contract.optionNames)),
    }))
    const values = read(parts, request)
    if (typeof values === 'string') throw unknownPart(values)

    const results: [PartName, unknown][] = []
    let errors: readonly Issue[] = []
    let warnings: readonly Issue[] = []
    if (!Array.isArray(values)) errors = [createError([], values, resolved)]
    else {
      for (const [index, contract] of configured.entries()) {
        if (errors.length >= maxIssues) break
        if (contract.name === 'body' && values[index] === undefined) {
          errors = [...errors, createError(['body'], bodyMissing, resolved)]
          continue
        }
        const result = contract.validate(values[index], contract.resolved, [contract.name])
        errors = errors.concat(result.errors)
        warnings = warnings.concat(result.warnings)
        if (result.valid) results.push([contract.name, result.value])
      }
    }
    const truncated = errors.length >= maxIssues || warnings.length >= maxIssues
    const [first, ...rest] = errors.slice(0, maxIssues)
    const warned = warnings.slice(0, maxIssues)
    return first === undefined
      ? { valid: true, value: Object.fromEntries(results), errors: [], warnings: warned, truncated }
      : { valid: false, errors: [first, ...rest], warnings: warned, truncated }
  }
}

export type Part = readonly [name: PartName, contract: object]

const chosen = (options: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))

/** A function that validates a whole request. */
export type ValidateRequest<Request, Given> = (
  request: { readonly [Name in keyof Request]?: unknown },
  options?: Given,
) => Result<Request>

const notARequest = (request: unknown): IssueContent<'type'> => ({
  code: 'type',
  params: { expected: ['object'], received: jsonTypeOf(request) },
  message: () => 'Expected an object with the parts of a request.',
})

const bodyMissing: IssueContent = { code: 'required', params: { missing: 'body' }, message: 'is missing.' }

const knownParts: readonly string[] = partNames

const unknownPart = (name: string): TypeError =>
  new TypeError(`Unknown part ${JSON.stringify(name)} of a request. Known parts: ${partNames.join(', ')}.`)

/** Returns the values of the parts in their order, the name of an unknown part, or an issue about the whole request. */
function read(parts: readonly Part[], request: unknown): unknown[] | string | IssueContent {
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return notARequest(request)
    const unknown = Object.keys(request).find((name) => !knownParts.includes(name))
    return unknown ?? parts.map((part) => partOf(request, part[0]))
  } catch {
    return unreadableContent
  }
}
