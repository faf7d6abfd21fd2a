// Calls every function that accepts a value from outside, and throws if a result breaks a guarantee.
import assert from 'node:assert/strict'
import { ContractError, operations, redact, toProblemDetails, type Result } from 'monitor-contract'
import { contracts, type UntypedContract } from '../helpers/untyped-contracts.ts'

/** The options of body contracts, and those of every contract. */
const bodyOptions = [{ unknownFields: 'error', maxIssues: 3 }, { unknownFields: 'warn' }]
const anyOptions = [undefined, { maxIssues: 1 }]

const longestMessage = 600

function inspect(result: Result<unknown>, most: number): void {
  const { valid, errors, warnings } = result
  assert(valid === (errors.length === 0), 'it is valid where there are no errors')
  assert(errors.length <= most && warnings.length <= most, `there are at most ${most} issues of a kind`)
  for (const { message } of [...errors, ...warnings])
    assert(message.length < longestMessage, `a message has less than ${longestMessage} characters`)
  if (!valid)
    assert(
      JSON.stringify(toProblemDetails(result).errors.map(({ code }) => code)) ===
        JSON.stringify(errors.map(({ code }) => code)),
      'a problem tells every error',
    )
}

function parses({ parse }: UntypedContract, value: unknown, options: object | undefined): boolean {
  try {
    parse(value, options)
    return true
  } catch (thrown) {
    if (thrown instanceof ContractError) return false
    throw thrown
  }
}

/** Calls every function that accepts a value from outside, and throws if a result breaks a guarantee. */
export function interrogate(value: unknown): void {
  for (const [name, contract] of contracts) {
    for (const options of /Params|Query|Headers/u.test(name) ? anyOptions : [...anyOptions, ...bodyOptions]) {
      const result = contract.validate(value, options)
      inspect(result, options?.maxIssues ?? 100)
      assert(contract.is(value, options) === result.valid, `${name}.is agrees with validate`)
      assert(parses(contract, value, options) === result.valid, `${name}.parse agrees with validate`)
    }
  }
  const { updateIcmpMonitor, listErrorGroups } = operations
  for (const options of anyOptions) {
    inspect(
      updateIcmpMonitor.validateRequest({ params: value, query: value, headers: value, body: value }, options),
      options?.maxIssues ?? 100,
    )
    inspect(listErrorGroups.validateRequest({ query: value, headers: value }, options), options?.maxIssues ?? 100)
  }
}

/** Does the same with a parsed value, also calls `redact`, and throws if a call changes the value. */
export function interrogateParsed(value: unknown): void {
  const before = JSON.stringify(value)
  interrogate(value)
  redact(value)
  assert(JSON.stringify(value) === before, 'no call changes the value')
}
