// Calls every function that accepts a value from outside, and throws if a result breaks a guarantee.
import * as everything from 'monitor-contract'
import { ContractError, operations, redact, toProblemDetails, type Result } from 'monitor-contract'

interface AnyContract {
  readonly validate: (value: unknown, options?: object) => Result<unknown>
  readonly is: (value: unknown, options?: object) => boolean
  readonly parse: (value: unknown, options?: object) => unknown
}

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'validate' in value

const contracts = Object.entries<unknown>(everything).flatMap(([name, value]): [string, AnyContract][] =>
  isContract(value) ? [[name, value]] : [],
)

/** The options of body contracts, and those of every contract. */
const bodyOptions = [{ unknownFields: 'error', maxIssues: 3 }, { unknownFields: 'warn' }]
const anyOptions = [undefined, { maxIssues: 1 }]

const longestMessage = 600

class Wrong extends Error {}

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Wrong(what)
}

function inspect(result: Result<unknown>, most: number): void {
  const { valid, errors, warnings } = result
  claim(valid === (errors.length === 0), 'it is valid where there are no errors')
  claim(errors.length <= most && warnings.length <= most, `there are at most ${most} issues of a kind`)
  for (const { message } of [...errors, ...warnings])
    claim(message.length < longestMessage, `a message has less than ${longestMessage} characters`)
  if (!valid)
    claim(
      JSON.stringify(toProblemDetails(result).errors.map(({ code }) => code)) ===
        JSON.stringify(errors.map(({ code }) => code)),
      'a problem tells every error',
    )
}

function parses({ parse }: AnyContract, value: unknown, options: object | undefined): boolean {
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
      claim(contract.is(value, options) === result.valid, `${name}.is agrees with validate`)
      claim(parses(contract, value, options) === result.valid, `${name}.parse agrees with validate`)
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
  claim(JSON.stringify(value) === before, 'no call changes the value')
}
