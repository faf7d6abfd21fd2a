import { ownField } from '../schema/own-properties.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import type { BodyOptions } from '../engine/options.ts'
import { unreadableContent } from '../engine/validate.ts'
import type { IssueContent } from '../issues/create-issue.ts'
import type { Issue, Result } from '../issues/issue.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import { ownOptions } from '../schema/own-options.ts'

/**
 * Returns the function `validateRequest` of an operation, which validates every part of a request.
 *
 * Its options are the options of `main`: the contract of the body, or of the query if there is no body. Each other
 * contract receives only the options that it knows. `maxIssues` counts over the whole request.
 *
 * The function throws a TypeError for an unknown part, because a misspelt part would otherwise count as omitted. Parts
 * that a request object only inherits count as omitted.
 */
export function requestValidator(parts: readonly Part[], main: object): ValidateRequest<unknown, BodyOptions> {
  const { optionNames, resolve, createError } = internalsOf(main)
  const contracts = parts.map(([name, contract]) => ({ name, isMain: contract === main, ...internalsOf(contract) }))
  return (request, options = {}) => {
    const given = ownOptions(options, optionNames)
    const resolved = resolve(given)
    const { maxIssues } = resolved
    const configured = contracts.map(({ name, isMain, validate, ...contract }) => {
      const own = isMain ? resolved : contract.resolve(chosen(given, contract.optionNames))
      return { name, validate: (value: unknown) => validate(value, own, [name]) }
    })
    const failed = (content: IssueContent, ...path: PartName[]): Result<unknown> => ({
      valid: false,
      errors: [createError(path, content, resolved)],
      warnings: [],
      truncated: maxIssues === 1,
    })
    const values = valuesIn(request, parts)
    if (!Array.isArray(values)) return failed(values)

    const valid: [PartName, unknown][] = []
    let errors: readonly Issue[] = []
    let warnings: readonly Issue[] = []
    for (const [index, { name, validate }] of configured.entries()) {
      const value = values[index]
      const result = name === 'body' && value === undefined ? failed(bodyMissing, name) : validate(value)
      errors = errors.concat(result.errors)
      warnings = warnings.concat(result.warnings)
      if (result.valid) valid.push([name, result.value])
    }
    const truncated = errors.length >= maxIssues || warnings.length >= maxIssues
    const [first, ...rest] = errors.slice(0, maxIssues)
    const warned = warnings.slice(0, maxIssues)
    return first === undefined
      ? { valid: true, value: Object.fromEntries(valid), errors: [], warnings: warned, truncated }
      : { valid: false, errors: [first, ...rest], warnings: warned, truncated }
  }
}

/** A part of a request: its name, and its contract. */
export type Part = readonly [name: PartName, contract: PartContract]

export interface PartContract {
  readonly id: string
  readonly name: string
}

const chosen = (options: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))

/** A function that validates a whole request. */
export type ValidateRequest<Request, Given> = (
  request: { readonly [Name in keyof Request]?: unknown },
  options?: Given,
) => Result<Request>

const bodyMissing: IssueContent = { code: 'required', params: { missing: 'body' }, message: 'is missing.' }

const notARequest = (request: unknown): IssueContent<'type'> => ({
  code: 'type',
  params: { expected: ['object'], received: jsonTypeOf(request) },
  message: () => 'Expected an object with the parts of a request.',
})

/**
 * Returns the values of the parts in their order, or an issue about the whole request.
 *
 * @throws TypeError for an unknown part
 */
function valuesIn(request: unknown, parts: readonly Part[]): unknown[] | IssueContent {
  const expected = parts.map(([name]) => name)
  let names: readonly string[]
  let values: unknown[]
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return notARequest(request)
    names = Object.keys(request)
    values = expected.map((name) => partOf(request, name))
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
