// Runs the examples in the doc comments of the arbitraries.
import { runInThisContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as exported from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { examplesOf } from '../helpers/run-examples.ts'

const scope = { ...exported, fc, arbitraries }

function evaluated(expression: string): unknown {
  const script = runInThisContext(`(({ ${Object.keys(scope).join(', ')} }) => (${expression}))`) as (
    given: typeof scope,
  ) => unknown
  return script(scope)
}

const examples = examplesOf('testing/arbitraries.ts')

it('every arbitrary has an example', () => {
  expect(
    Object.keys(arbitraries).filter((name) => !examples.some(({ call }) => call.includes(`arbitraries.${name}(`))),
  ).toEqual([])
})

it.each(examples)('$call', ({ call, result }) => {
  expect(evaluated(call)).toEqual(evaluated(result))
})
