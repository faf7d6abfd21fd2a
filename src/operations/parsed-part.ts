import { ContractError } from '../issues/contract-error.ts'
import type { Result } from '../issues/issue.ts'
import { prefixIssues } from '../issues/prefix-issues.ts'
import { partOf, type PartName } from './request-parts.ts'

/**
 * Parses a part of a request, such as its query, with the contract of the part.
 *
 * @throws ContractError for a part that the contract rejects; its issues begin with the name of the part
 */
export function parsedPart(request: object, part: PartName, { id, name, validate }: GivenContract): object {
  const result = validate(partOf(request, part))
  if (result.valid) return result.value
  throw new ContractError(id, prefixIssues(part, result.errors), prefixIssues(part, result.warnings), name)
}

/** The part of a contract that writing a path needs: it returns the given parameters, without defaults. */
export interface GivenContract {
  readonly name: string
  readonly id: string
  readonly validate: (value: unknown) => Result<object>
}
