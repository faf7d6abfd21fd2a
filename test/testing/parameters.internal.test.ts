// Tests the mistakes that the arbitraries make in the parameters of requests.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { wholeSchema } from '../../src/schema/whole-schema.ts'
import {
  headersForm,
  pathForm,
  queryForm,
  parameterMistakes,
} from '../../src/testing/requests/parameter-arbitraries.ts'

const parts = [
  ['updateIcmpMonitorParams', updateIcmpMonitorParams, updateIcmpMonitorParams.schema, pathForm],
  ['updateIcmpMonitorQuery', updateIcmpMonitorQuery, updateIcmpMonitorQuery.schema, queryForm],
  ['updateIcmpMonitorHeaders', updateIcmpMonitorHeaders, wholeSchema(updateIcmpMonitorHeaders), headersForm],
  ['listErrorGroupsQuery', listErrorGroupsQuery, listErrorGroupsQuery.schema, queryForm],
  ['listErrorGroupsHeaders', listErrorGroupsHeaders, listErrorGroupsHeaders.schema, headersForm],
] as const

const valid = { id: 'a', authorization: 'Bearer k' }

describe.each(parts)('each mistake in %s', (_, contract, schema, form) => {
  it('leads to exactly the error that is generated with it', () => {
    const mistakes = parameterMistakes(schema, form)
    expect(mistakes.length).toBeGreaterThan(1)
    for (const { code, mutate } of mistakes) {
      for (const mutated of fc.sample(mutate, { numRuns: 300, seed: 21 })) {
        const { value, path } = mutated(valid)
        expect(contract.validate(value).errors).toMatchObject([{ code, path }])
      }
    }
  })
})

it.each([
  ['limit', listErrorGroupsQuery],
  ['autoAssignAlerts', updateIcmpMonitorQuery],
] as const)(
  'the invalid values of %s include strings that are nearly valid, and values of other types',
  (name, contract) => {
    const values = parameterMistakes(contract.schema, queryForm)
      .flatMap(({ mutate }) => fc.sample(mutate, { numRuns: 1000, seed: 22 }))
      .map((mutated) => mutated({}))
      .filter(({ path }) => path[0] === name)
      .map(({ value }) => (value as Record<string, unknown>)[name])
    for (const text of ['', ' 1', '0x14', 'yes', 'True', '01']) expect(values).toContain(text)
    expect(new Set(values.map((value) => typeof value))).toContain('object')
    expect(values.filter((value) => typeof value === 'string').length).toBeGreaterThan(100)
  },
)
