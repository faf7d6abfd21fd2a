// Runs the examples in the doc comments of contracts and operations.
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluated, examplesOf } from '../helpers/run-examples.ts'

const generated = ['contracts/generated', 'operations/generated'].flatMap((folder) =>
  readdirSync(new URL(`../../src/${folder}/`, import.meta.url)).map((file) => `${folder}/${file}`),
)
const documented = [...generated, 'operations/problem-details.ts']

describe('the examples of the contracts and operations', () => {
  it.each(documented)('%s has examples', (file) => expect(examplesOf(file)).not.toEqual([]))

  it.each(documented.flatMap(examplesOf))('returns the documented result: $call', ({ call, result }) => {
    expect(evaluated(call)).toEqual(evaluated(result))
  })
})
