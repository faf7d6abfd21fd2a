import { unreadableFinding, unreadableValue } from '../contracts/read.ts'
import type { Options } from '../contracts/options.ts'
import { responseSettings } from '../contracts/settings.ts'
import { Findings, type Finding } from '../issues/findings.ts'
import type { Issue, Result } from '../issues/issue.ts'
import { under } from '../issues/under.ts'
import { partOf, type PartName } from './parts.ts'

/** What is asked of the contract of a part. */
interface PartContract {
  validate(value: unknown, options?: Options): Result<unknown>
  with(options: Options): PartContract
}

/** The contract of a part of a request, with the name of the part. */
export type Part = readonly [name: PartName, contract: PartContract]

/** Validates a whole request. */
export type ValidateRequest<Request, Given> = (
  request: { readonly [Name in keyof Request]?: unknown },
  options?: Given,
) => Result<Request>

const notARequest: Finding<'type'> = {
  code: 'type',
  params: { expected: ['object'] },
  expectation: 'must be an object that holds the parts of a request; pass one.',
}

function refused(finding: Finding): Result<never> {
  const findings = new Findings(1)
  findings.only(finding)
  const [first, ...rest] = findings.errors
  /* v8 ignore next -- the first finding is always kept */
  if (first === undefined) throw new Error('A finding was not kept')
  return { valid: false, errors: [first, ...rest], warnings: [] }
}

/** What the parts of a request hold, in their order. Only reading is guarded. */
function read(parts: readonly Part[], request: unknown): unknown[] | Finding {
  try {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) return notARequest
    return parts.map(([name]) => partOf(request, name))
  } catch {
    unreadableValue()
    return unreadableFinding
  }
}

/**
 * Makes what checks a whole request. Its options are those of the last part, the body where there is one; to the
 * others goes `maxIssues` alone, which counts over the whole. That a valid answer is of type Request is claimed here,
 * in the signature.
 */
export function requestValidator<Request, Given extends Options>(
  others: readonly Part[],
  last: Part,
): ValidateRequest<Request, Given>
export function requestValidator(
  others: readonly Part[],
  [lastName, lastContract]: Part,
): (request: unknown, options?: Options) => Result<unknown> {
  return (request, options) => {
    // This refuses wrong options, whatever the request.
    const told = options === undefined ? lastContract : lastContract.with(options)
    const { maxIssues = responseSettings.maxIssues } = { maxIssues: undefined, ...options }
    const parts: readonly Part[] = [...others, [lastName, told]]
    const values = read(parts, request)
    if (!Array.isArray(values)) return refused(values)

    const answers: [PartName, unknown][] = []
    const errors: Issue[] = []
    const warnings: Issue[] = []
    for (const [index, [name, contract]] of parts.entries()) {
      if (errors.length >= maxIssues) break
      const result = contract.validate(values[index], { maxIssues })
      for (const error of result.errors) errors.push(under(name, error))
      for (const warning of result.warnings) warnings.push(under(name, warning))
      if (result.valid) answers.push([name, result.value])
    }
    warnings.length = Math.min(warnings.length, maxIssues)
    const [first, ...rest] = errors.slice(0, maxIssues)
    return first === undefined
      ? { valid: true, value: Object.fromEntries(answers), errors: [], warnings }
      : { valid: false, errors: [first, ...rest], warnings }
  }
}
