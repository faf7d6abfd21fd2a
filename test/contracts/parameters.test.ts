// Tests what every parameters contract has in common: its methods, options and errors.
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorQuery,
  type HeadersInput,
  type ListErrorGroupsQuery,
  type QueryInput,
} from 'monitor-contract'
import { parameterContracts } from '../helpers/parameter-contracts.ts'

describe.each(Object.entries(parameterContracts))('the contract %s', (_, contract) => {
  it('is frozen and has every member of a contract but `assert`', () => {
    expect(Object.keys(contract).sort()).toEqual(
      ['id', 'is', 'name', 'parse', 'schema', 'validate', 'with', '~standard'].sort(),
    )
    expect(Object.isFrozen(contract)).toBe(true)
    expect(Object.isFrozen(contract.schema)).toBe(true)
    expect(contract.schema.$id).toBe(contract.id)
    expect(contract['~standard']).toMatchObject({ version: 1, vendor: 'monitor-contract' })
  })
})

it('every call returns a new object', () => {
  const given = { limit: 20, page: 2 }
  const defaults = { ...listErrorGroupsQuery.parse({}) }
  const parsed = listErrorGroupsQuery.parse(given)
  expect(parsed).toEqual(given)
  expect(parsed).not.toBe(given)
  listErrorGroupsQuery.parse({}).limit = 1
  expect(listErrorGroupsQuery.parse({})).toEqual(defaults)
})

// A Headers trims its values, so that these cannot be vectors.
it('white space around a value of an object is accepted only at the end of a content type', () => {
  const isValid = (authorization: string, contentType: string): boolean =>
    updateIcmpMonitorHeaders.is({ authorization, 'content-type': contentType })
  for (const text of [' Bearer k', 'Bearer k ', 'Bearer k\n'])
    expect(isValid(text, 'application/json')).toBe(false)
  for (const end of [' ', '; charset=utf-8 ;\t'])
    expect(isValid('Bearer k', `application/json${end}`)).toBe(true)
  expect(isValid('Bearer k', ' application/json')).toBe(false)
})

it.each([listErrorGroupsQuery, updateIcmpMonitorQuery])(
  '$name has a default for each parameter, as its type says',
  (query) => {
    const values: object = query.parse('')
    expect(Object.keys(values)).toEqual(Object.keys(query.schema.properties ?? {}))
    expect(Object.values(values)).not.toContain(undefined)
  },
)

it('the types describe the input and the result', () => {
  expectTypeOf(listErrorGroupsQuery.parse('')).toEqualTypeOf<Required<ListErrorGroupsQuery>>()
  expectTypeOf(listErrorGroupsQuery.is('')).toEqualTypeOf<boolean>()
  expectTypeOf(new URLSearchParams()).toExtend<QueryInput<ListErrorGroupsQuery>>()
  expectTypeOf<{ limit: string; page: [number] }>().toExtend<QueryInput<ListErrorGroupsQuery>>()
  expectTypeOf<{ limit: boolean }>().not.toExtend<QueryInput<ListErrorGroupsQuery>>()
  expectTypeOf(new Headers()).toExtend<HeadersInput>()
  expectTypeOf<import('node:http').IncomingHttpHeaders>().toExtend<HeadersInput>()
})
