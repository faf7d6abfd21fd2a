// Tests the parameters contracts with generated values: agreement of methods, and stable results.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { parameterContracts } from '../helpers/parameter-contracts.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { report } from '../helpers/report.ts'

/** Generates texts of characters that occur in numbers, and sometimes another one. */
const nearlyNumber = fc.string({ unit: fc.constantFrom(...'0123456789-+.eE x'), maxLength: 8 })
const text = fc.oneof(
  nearlyNumber,
  fc.integer({ min: -2, max: 103 }).map(String),
  fc.double().map(String),
  fc.string(),
  fc.constantFrom(
    'true',
    'false',
    'Bearer k',
    'bearer k',
    'Bearer a b',
    'application/json',
    'application/json; charset=utf-8',
    'text/html',
  ),
)
const single = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.integer({ min: -2, max: 103 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom<unknown>(null, undefined, 10n, {}),
)
const listed = [
  'limit',
  'page',
  'autoAssignAlerts',
  'id',
  'authorization',
  'x-service-account',
  'content-type',
]
const inSomeCase = (name: string): fc.Arbitrary<string> => fc.mixedCase(fc.constant(name))
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...listed) },
  fc.constantFrom(...listed).chain(inSomeCase),
  fc.constantFrom('__proto__', 'constructor', 'forEach', 'other'),
)
const record = fc.dictionary(
  name,
  fc.oneof({ weight: 3, arbitrary: single }, fc.array(single, { maxLength: 3 })),
  {
    maxKeys: 8,
    noNullPrototype: false,
  },
)
/** Generates valid parameters, each present or missing. */
const sound = fc
  .oneof(arbitraries.listErrorGroupsRequest(), arbitraries.updateIcmpMonitorRequest())
  .map(({ query, headers, ...others }) => ({
    ...('params' in others && others.params),
    ...query,
    ...headers,
  }))
const pairs = fc.array(fc.tuple(name, text), { maxLength: 6 })
const value = fc.oneof(
  { weight: 4, arbitrary: record },
  { weight: 2, arbitrary: sound },
  pairs.map((all) => new URLSearchParams(all)),
  pairs.map((all) => new URLSearchParams(all).toString()),
  fc.string(),
  pairs.map((all) => new Headers(all.filter(([, content]) => /^[ -~]*$/u.test(content)))),
  fc.anything({
    withMap: true,
    withSet: true,
    withDate: true,
    withTypedArray: true,
    withNullPrototype: true,
  }),
)

describe.each(Object.entries(parameterContracts))('the contract %s', (_, contract) => {
  it('returns the same result from `is` and `validate`, and does not change the value', () => {
    let valid = 0
    fc.assert(
      fc.property(
        value,
        fc.constantFrom(undefined, {}, { maxIssues: 1 }, { maxIssues: 2 }),
        (given, options) => {
          const before = fc.stringify(given)
          const result = contract.validate(given, options)
          expect(contract.is(given, options)).toBe(result.valid)
          const made = contract.with(options ?? {})
          expect(made.validate(given)).toEqual(result)
          const { errors, valid: isValid } = result
          expect(made['~standard'].validate(given)).toEqual(
            isValid ? { value: result.value } : { issues: errors },
          )
          expect(fc.stringify(given)).toBe(before)
          expect(result.errors.length).toBeLessThanOrEqual(options?.maxIssues ?? 100)
          expect(result.warnings.length).toBeLessThanOrEqual(options?.maxIssues ?? 100)
          if (result.valid) valid++
        },
      ),
      { numRuns: propertyRuns / 2 },
    )
    expect(valid).toBeGreaterThan(0)
  })
})

/** Returns the number that JSON reads in a text without spaces around it. */
function jsonNumber(spelt: string): number | undefined {
  if (spelt !== spelt.trim()) return undefined
  try {
    const parsed: unknown = JSON.parse(spelt)
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

it('a string counts as a number exactly if it is a JSON number', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyNumber, fc.double().map(String), fc.string()), (page) => {
      const number = jsonNumber(page)
      const result = listErrorGroupsQuery.validate({ page })
      if (number === undefined) expect(report(result.errors)).toEqual(['/page type'])
      else expect(result).toMatchObject({ valid: true, value: { page: number } })
      expect(listErrorGroupsQuery.is({ limit: page })).toBe(
        number !== undefined && Number.isInteger(number) && number >= 1 && number <= 100,
      )
    }),
    { numRuns: propertyRuns },
  )
})

it('a query has the same result as a string, as a URLSearchParams and as lists of strings', () => {
  fc.assert(
    fc.property(pairs, (all) => {
      const params = new URLSearchParams(all)
      const lists = Object.fromEntries(
        [...new Set(params.keys())].map((key) => [key, params.getAll(key)]),
      )
      for (const contract of [listErrorGroupsQuery, updateIcmpMonitorQuery]) {
        const result = contract.validate(params)
        expect(contract.validate(params.toString())).toEqual(result)
        expect(contract.validate(lists)).toEqual(result)
      }
    }),
  )
})

it('header names are the same in any letter case, and duplicates if both are given', () => {
  const names = ['authorization', 'x-service-account', 'content-type'] as const
  const texts = fc.record(
    { authorization: text, 'x-service-account': text, 'content-type': text },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(texts, fc.tuple(...names.map(inSomeCase)), (headers, cased) => {
      const recased: Record<string, string> = Object.fromEntries(
        names.flatMap((key, index) =>
          headers[key] === undefined ? [] : [[cased[index] ?? key, headers[key]]],
        ),
      )
      expect(updateIcmpMonitorHeaders.validate(recased)).toEqual(
        updateIcmpMonitorHeaders.validate(headers),
      )

      const twice = { ...headers, ...recased }
      const doubled = names.filter(
        (key, index) => headers[key] !== undefined && cased[index] !== key,
      )
      const { errors } = updateIcmpMonitorHeaders.validate(twice)
      expect(
        errors.filter(({ code }) => code === 'duplicate-parameter').map(({ path }) => path[0]),
      ).toEqual(doubled)
    }),
  )
})
