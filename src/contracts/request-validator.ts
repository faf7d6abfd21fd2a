import { internalsOf } from '../engine/contract-internals.ts'
import type { BodyOptions } from '../engine/contract.ts'
import { resultOf } from '../engine/result.ts'
import { tryRead, unreadable } from '../engine/read.ts'
import { unreadableContent } from '../engine/validate.ts'
import { wrongForm } from './validate-parameters.ts'
import type { AnyIssueContent, IssueContent } from '../issues/create-issue.ts'
import type { Issue, Result } from '../issues/issue.ts'
import { once } from '../schema/memoize.ts'
import { ownOptions } from '../schema/own-options.ts'
import { ownField } from '../schema/own-properties.ts'
import { isFields } from '../schema/read-values.ts'

/**
 * Returns the function `validateRequest` of an operation, which validates every part of a request.
 *
 * Its options are the options of the contract of the body, or of the query if there is no body. Each other contract
 * receives only the options that it knows. `maxIssues` counts over the whole request.
 *
 * The function throws a TypeError for an unknown part, because a misspelt part would otherwise count as omitted. Parts
 * that a request object only inherits count as omitted.
 */
export function requestValidator(declaration: Declaration): ValidateRequest<unknown, BodyOptions> {
  const main = declaration.body ?? declaration.query
  const { optionNames, resolve, createError } = internalsOf(main)
  const parts = partNames.flatMap((name) => {
    const contract = declaration[name]
    return contract === undefined ? [] : [{ ...internalsOf(contract), name, isMain: contract === main }]
  })
  const schema = once(() => ({ properties: Object.fromEntries(parts.map((part) => [part.name, part.schema()])) }))
  return (request, options = {}) => {
    const given = ownOptions(options, optionNames)
    const resolved = resolve(given)
    const scope = { schema: schema(), options: resolved, within: [] }
    const values = valuesIn(request, parts)
    if (!Array.isArray(values)) return resultOf(undefined, [createError([], values, resolved)], scope)

    const results = parts.map(({ name, isMain, validate, ...part }, index) => {
      const value = values[index]
      if (name === 'body' && value === undefined)
        return { name, result: resultOf(value, [createError([name], bodyMissing, resolved)], scope) }
      const own = isMain ? resolved : part.resolve(chosen(given, part.optionNames))
      return { name, result: validate(value, own, [name]) }
    })
    const parsed = results.map(({ name, result }) => [name, result.valid && result.value] as const)
    const issues = results.flatMap(({ result }): Issue[] => [...result.errors, ...result.warnings])
    return resultOf(Object.fromEntries(parsed), issues, scope)
  }
}

/** The declaration of an operation: the endpoint and the contracts. */
export interface Declaration {
  readonly method: string
  /** The path, with `{id}` for a parameter. */
  readonly path: string
  readonly params?: PartContract
  readonly query: PartContract
  readonly headers: PartContract
  readonly body?: PartContract
  readonly response: PartContract
}

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

const requestForm = { expected: ['object'], words: 'an object with the parts of a request' } as const

/**
 * Returns the values of the parts in their order, or an issue about the whole request.
 *
 * @throws TypeError for an unknown part
 */
function valuesIn(request: unknown, parts: readonly { readonly name: PartName }[]): unknown[] | AnyIssueContent {
  const given = tryRead(
    () => isFields(request) && { names: Object.keys(request), values: parts.map(({ name }) => partIn(request, name)) },
  )
  if (given === unreadable) return unreadableContent
  if (given === false) return wrongForm(requestForm, request)
  const unknown = given.names.find((name) => !partNames.some((part) => part === name))
  if (unknown === undefined) return given.values
  throw new TypeError(`Unknown part ${JSON.stringify(unknown)} of a request. Known parts: ${partNames.join(', ')}.`)
}

/** The names of the parts of a request, in the order in which they are validated. */
export const partNames = ['params', 'query', 'headers', 'body'] as const

export type PartName = (typeof partNames)[number]

/**
 * Returns a part of a request. An omitted part counts as an empty object, except the body. Only own enumerable
 * properties count.
 */
export function partIn(request: { readonly [Name in PartName]?: unknown }, name: PartName): unknown {
  const part = ownField(request, name)
  return part === undefined && name !== 'body' ? {} : part
}
