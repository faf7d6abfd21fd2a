import { ownField } from '../domain/arguments.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import { unreadableContent } from '../engine/validate.ts'
import type { BodyOptions } from '../engine/options.ts'
import { ownOptions } from '../values/own-options.ts'
import type { IssueContent } from '../issues/draft.ts'
import type { Issue, Result } from '../issues/issue.ts'
import { jsonTypeOf } from '../values/json-type.ts'

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

    const results: [PartName, unknown][] = []
    let errors: readonly Issue[] = Array.isArray(values) ? [] : [createError([], values, resolved)]
    let warnings: readonly Issue[] = []
    for (const [index, { name, validate, resolved: own }] of configured.entries()) {
      if (!Array.isArray(values) || errors.length >= maxIssues) break
      if (name === 'body' && values[index] === undefined) {
        errors = [...errors, createError([name], bodyMissing, resolved)]
        continue
      }
      const result = validate(values[index], own, [name])
      errors = errors.concat(result.errors)
      warnings = warnings.concat(result.warnings)
      if (result.valid) results.push([name, result.value])
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

/**
 * Returns the values of the parts in their order, or an issue about the whole request.
 *
 * @throws TypeError for an unknown part
 */
function read(parts: readonly Part[], request: unknown): unknown[] | IssueContent {
  let names: readonly string[]
  let values: unknown[]
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return notARequest(request)
    names = Object.keys(request)
    values = parts.map(([name]) => partOf(request, name))
  } catch {
    return unreadableContent
  }
  const known: readonly string[] = partNames
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return values
  throw new TypeError(`Unknown part ${JSON.stringify(unknown)} of a request. Known parts: ${partNames.join(', ')}.`)
}

/** The names of the parts of a request, in the order in which they are validated. */
export const partNames = ['params', 'query', 'headers', 'body'] as const

export type PartName = (typeof partNames)[number]

/**
 * Returns a part of a request. An omitted part counts as an empty object, except the body. Only own enumerable
 * properties count.
 */
export function partOf(request: { readonly [Name in PartName]?: unknown }, name: PartName): unknown {
  const part = ownField(request, name)
  return part === undefined && name !== 'body' ? {} : part
}
