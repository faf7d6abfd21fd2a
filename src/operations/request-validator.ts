import { responseDefaults } from '../engine/default-options.ts'
import { unreadableIssue, unreadableValue } from '../engine/guarded-read.ts'
import { assertOptions } from '../engine/option-errors.ts'
import { messageTable, type BodyOptions, type Options } from '../engine/options.ts'
import { jsonTypeOf } from '../evaluator/json-type.ts'
import { IssueCollector, type IssueContent } from '../issues/issue-collector.ts'
import type { Result } from '../issues/issue.ts'
import { worded } from '../issues/messages.ts'
import { prefixed } from '../issues/prefixed.ts'
import { unread } from '../snapshot/reader-functions.ts'
import { partNames, partOf, type PartName } from './request-parts.ts'

/**
 * Returns the function `validateRequest` of an operation, which validates every part of a request.
 *
 * Its options are those of `main`, the body if the operation has one. The query also receives `unknownFields`.
 * `maxIssues` counts over the whole request. The signature states the type of a valid request, which TypeScript cannot
 * check.
 *
 * The function throws a TypeError for a part with another name: a misspelt part would count as omitted, and a
 * framework's whole request may have its parts on a prototype.
 */
export function requestValidator<Request, Given extends BodyOptions>(
  parts: readonly Part[],
  main: PartName,
): ValidateRequest<Request, Given>
export function requestValidator(
  parts: readonly Part[],
  main: PartName,
): (request: unknown, options?: BodyOptions) => Result<unknown> {
  return (request, options) => {
    if (options !== undefined) assertOptions(options)
    const given = { maxIssues: undefined, unknownFields: undefined, messages: undefined, ...options }
    const { maxIssues = responseDefaults.maxIssues, unknownFields, messages } = given
    const table = messages && messageTable(messages)
    const configured = parts.map(([name, contract]): Part => {
      if (name === main && options !== undefined) return [name, contract.with({ ...options, messages: undefined })]
      return [name, name === 'query' && unknownFields !== undefined ? contract.with({ unknownFields }) : contract]
    })
    const values = read(parts, request)
    if (typeof values === 'string') throw unknownPart(values)

    const results: [PartName, unknown][] = []
    const issues = new IssueCollector(maxIssues)
    const { errors, warnings } = issues
    if (!Array.isArray(values)) issues.only(values)
    else {
      for (const [index, [name, contract]] of configured.entries()) {
        if (issues.full) break
        const result = contract.validate(values[index], { maxIssues })
        errors.push(...prefixed(name, result.errors))
        warnings.push(...prefixed(name, result.warnings))
        if (result.valid) results.push([name, result.value])
      }
    }
    const truncated = errors.length >= maxIssues || warnings.length >= maxIssues
    const [first, ...rest] = errors.slice(0, maxIssues).map((issue) => worded(issue, table))
    const warned = warnings.slice(0, maxIssues).map((issue) => worded(issue, table))
    return first === undefined
      ? { valid: true, value: Object.fromEntries(results), errors: [], warnings: warned, truncated }
      : { valid: false, errors: [first, ...rest], warnings: warned, truncated }
  }
}

/** The part of a contract that validates one part of a request. */
export interface PartContract {
  validate(value: unknown, options?: Options): Result<unknown>
  with(options: BodyOptions): PartContract
}

/** The name of a part of a request, and its contract. */
export type Part = readonly [name: PartName, contract: PartContract]

/** A function that validates a whole request. */
export type ValidateRequest<Request, Given> = (
  request: { readonly [Name in keyof Request]?: unknown },
  options?: Given,
) => Result<Request>

const notARequest = (request: unknown): IssueContent<'type'> => ({
  code: 'type',
  params: { expected: ['object'], received: jsonTypeOf(unread(request)) },
  message: () => 'Expected an object with the parts of a request.',
})

const knownParts: ReadonlySet<string> = /* @__PURE__ */ new Set(partNames)

const unknownPart = (name: string): TypeError =>
  new TypeError(`Unknown part ${JSON.stringify(name)} of a request. Known parts: ${partNames.join(', ')}.`)

/** Returns the values of the parts in their order, the name of an unknown part, or why nothing can be read. */
function read(parts: readonly Part[], request: unknown): unknown[] | string | IssueContent {
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return notARequest(request)
    const unknown = Object.keys(request).find((name) => !knownParts.has(name))
    return unknown ?? parts.map(([name]) => partOf(request, name))
  } catch {
    unreadableValue()
    return unreadableIssue
  }
}
