// Lists every operation with the arbitraries of its requests, for the tests of this folder.
import { operations, type Result } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'

type ArbitraryName = keyof typeof arbitraries
type ValidName = Exclude<Extract<ArbitraryName, `${string}Request`>, `invalid${string}`>
type InvalidName = Extract<ArbitraryName, `invalid${string}Request`>

const isValidName = (name: string): name is ValidName =>
  name in arbitraries && !name.startsWith('invalid')
const isInvalidName = (name: string): name is InvalidName =>
  name in arbitraries && name.startsWith('invalid')

type Operation = Partial<
  Record<'params' | 'query' | 'headers' | 'body', { readonly name: string }>
> & {
  validateRequest(request: object): Result<unknown>
}

/**
 * Every operation with the arbitraries of its requests, and the names of the contracts of its
 * parts.
 */
export const requests = Object.entries<Operation>(operations).map(([name, operation]) => {
  const valid = `${name}Request`
  const invalid = `invalid${valid.charAt(0).toUpperCase()}${valid.slice(1)}`
  if (!isValidName(valid) || !isInvalidName(invalid)) throw new Error(`${name} has no arbitraries`)
  const { params, query, headers, body } = operation
  const parts = Object.entries({ params, query, headers, body }).flatMap(([part, contract]) =>
    contract === undefined ? [] : [[part, contract.name] as const],
  )
  return {
    name,
    validate: (request: unknown): Result<unknown> => operation.validateRequest(request as object),
    valid: arbitraries[valid],
    invalid: arbitraries[invalid],
    parts: Object.fromEntries(parts),
  }
})
