import * as main from 'monitor-contract'
import { describe, expect, it } from 'vitest'

/** Returns a method `with` without the types of its options. */
const named = (method: unknown) => method as (options: object) => { readonly name: string }

describe('the name of a contract', () => {
  const contracts = Object.entries(main).flatMap(([exported, value]) =>
    typeof value === 'object' && 'name' in value && '~standard' in value
      ? [[exported, value] as const]
      : [],
  )
  const ofOperations = Object.values(main.operations).flatMap((operation) =>
    [
      operation.query,
      operation.headers,
      operation.response,
      ...('body' in operation ? [operation.params, operation.body] : []),
    ].map(({ name }) => name),
  )

  it('exists for each contract of an operation, and for the items of a list', () => {
    expect(contracts.map(([exported]) => exported).sort()).toEqual(
      [...new Set(['errorGroup', ...ofOperations])].sort(),
    )
  })

  it.each(contracts)(
    '%s is the name of its export, also in the messages of its errors',
    (exported, contract) => {
      expect([contract.name, named(contract.with)({ maxIssues: 1 }).name]).toEqual([
        exported,
        exported,
      ])
      expect(() => contract.parse(5)).toThrow(new RegExp(`^${exported}: `))
    },
  )
})
