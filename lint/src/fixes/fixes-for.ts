import { assertContract, type LintContract } from '../lint-contract.ts'
import type { AnyIssue, Applicability } from '../lint-result.ts'
import { fieldAt, patchOf, type Change, type PatchOperation } from './change.ts'
import { unknownFieldProposals } from './field-changes.ts'
import type { Proposal, ValueWithIssues } from './proposal.ts'
import { changesOf } from './safety.ts'
import { valueProposals } from './value-proposals.ts'

/** A fix of an issue, as a JSON Patch (RFC 6902) of the value. */
export interface ValueFix {
  /** An imperative sentence in English, such as `Rename to "activated"`. */
  readonly title: string
  readonly applicability: Applicability
  readonly patch: readonly PatchOperation[]
}

/**
 * Returns the changes of a value that mend one of its issues, the most likely first. The list is
 * empty where only a person can decide.
 *
 * Apply a patch with any library for JSON Patch, and validate again before the next one.
 *
 * @param contract The contract that found the issue.
 * @param value The value that the contract validated.
 * @throws TypeError if the contract or the issue is none
 * @example
 * const body = { heartbeat: {}, script: '', activted: true }
 * icmpMonitorUpdate
 *   .validate(body)
 *   .warnings.flatMap((issue) => fixesFor(icmpMonitorUpdate, issue, body))
 * // [{
 * //   title: 'Rename to "activated"',
 * //   applicability: 'safe',
 * //   patch: [{ op: 'move', from: '/activted', path: '/activated' }],
 * // }]
 */
export function fixesFor(
  contract: LintContract,
  issue: AnyIssue,
  value: unknown,
): readonly ValueFix[] {
  assertContract(contract)
  if (!isIssue(issue)) throw new TypeError('The issue must be one that a contract found.')
  const subject: ValueWithIssues = {
    value,
    tryChange: changesOf(contract, value),
    spellingOf: (_path, written) => String(written),
    isMerged: () => false,
  }
  return changesFor(issue, subject).map(({ title, applicability, change }) => ({
    title,
    applicability,
    patch: patchOf(change, value),
  }))
}

function isIssue(issue: unknown): boolean {
  if (typeof issue !== 'object' || issue === null) return false
  return 'path' in issue && Array.isArray(issue.path) && 'params' in issue
}

/** A change that mends an issue, and whether it is safe. */
export interface RatedChange {
  readonly title: string
  readonly applicability: Applicability
  readonly change: Change
}

/** Returns the changes that mend an issue, the most likely first. */
export function changesFor(issue: AnyIssue, subject: ValueWithIssues): readonly RatedChange[] {
  return proposalsFor(issue, subject).flatMap(({ title, change, isPlain }): RatedChange[] => {
    if (!isPlain) return [{ title, change, applicability: 'unsafe' }]
    const { errors, addsErrors } = subject.tryChange(change)
    const isStillWrong = change.kind === 'replace' && errors.some(isTypeErrorAt(issue.pointer))
    if (isStillWrong) return []
    return [{ title, change, applicability: addsErrors ? 'unsafe' : 'safe' }]
  })
}

function proposalsFor(issue: AnyIssue, subject: ValueWithIssues): readonly Proposal[] {
  const { code, path } = issue
  const current = fieldAt(subject.value, path)
  if (code === 'response-only-field' && current !== undefined)
    return [{ title: 'Remove the field', change: { kind: 'remove', path }, isPlain: true }]
  if (code === 'unknown-field')
    return current === undefined ? [] : unknownFieldProposals(issue, subject)
  return path.length === 0 ? [] : valueProposals(issue, current, subject)
}

/** Returns whether an error says that the value at a pointer, or in it, has the wrong type. */
const isTypeErrorAt =
  (pointer: string) =>
  (error: AnyIssue): boolean =>
    error.code === 'type' && `${error.pointer}/`.startsWith(`${pointer}/`)
