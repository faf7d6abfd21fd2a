// Tests the arbitraries of requests, valid and invalid ones.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations, type Result } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { fieldOf } from './field-of.ts'
import { ruleErrorsOf } from '../helpers/rule-errors.ts'
import { describedPlaces, placeOf } from './described-places.ts'

type ArbitraryName = keyof typeof arbitraries
type ValidName = Exclude<Extract<ArbitraryName, `${string}Request`>, `invalid${string}`>
type InvalidName = Extract<ArbitraryName, `invalid${string}Request`>

const isValidName = (name: string): name is ValidName => name in arbitraries && !name.startsWith('invalid')
const isInvalidName = (name: string): name is InvalidName => name in arbitraries && name.startsWith('invalid')

type Operation = Partial<Record<'params' | 'query' | 'headers' | 'body', { readonly name: string }>> & {
  validateRequest(request: object): Result<unknown>
}

/** Every operation with the arbitraries of its requests, and the names of the contracts of its parts. */
const requests = Object.entries<Operation>(operations).map(([name, operation]) => {
  const valid = `${name}Request`
  const invalid = `invalid${valid.charAt(0).toUpperCase()}${valid.slice(1)}`
  if (!isValidName(valid) || !isInvalidName(invalid)) throw new Error(`${name} has no arbitraries`)
  const { params, query, headers, body } = operation
  const parts = Object.entries({ params, query, headers, body }).flatMap(([part, contract]) =>
    contract === undefined ? [] : [[part, contract.name] as const],
  )
  return { name, operation, valid: arbitraries[valid], invalid: arbitraries[invalid], parts: Object.fromEntries(parts) }
})

const refusing = [
  'type',
  'enum',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'maxLength',
  'maxItems',
  'format',
  'pattern',
]

describe.each(requests)('requests of $name', ({ operation, valid, invalid, parts }) => {
  const validate = (request: unknown): Result<unknown> => operation.validateRequest(request as object)

  it('are accepted if they are valid', () => {
    fc.assert(
      fc.property<[object]>(valid(), (request) => validate(request).valid),
      { numRuns: 500 },
    )
  })

  it('have exactly the error that is generated with them if they are invalid', () => {
    fc.assert(
      fc.property(invalid(), ({ value, code, pointer }) => {
        expect(validate(value).errors.map((error) => `${error.pointer} ${error.code}`)).toEqual([`${pointer} ${code}`])
        expect(Object.keys(parts)).toContain(pointer.split('/')[1])
      }),
      { numRuns: 1000 },
    )
  })

  it('every keyword, required field and rule of every part is violated by an invalid request', () => {
    const expected = Object.entries(parts).flatMap(([part, contract]) =>
      describedPlaces(contract).flatMap(({ place, schema }) => [
        ...Object.keys(schema)
          .filter((keyword) => refusing.includes(keyword))
          .map((keyword) => `/${part}${place} ${keyword}`),
        ...(schema.required ?? []).map((field) => `/${part}${place}/${field} required`),
        ...(part === 'query' || part === 'headers'
          ? Object.keys(schema.properties ?? {}).map((name) => `/${part}/${name} duplicate-parameter`)
          : []),
      ]),
    )
    const rules = Object.entries(parts).flatMap(([part, contract]) =>
      ruleErrorsOf(contract).map((error) => `/${part}${error}`),
    )
    const all = [...expected, ...rules]
    const samples = fc.sample(invalid(), { numRuns: 100 * all.length, seed: 11 })
    const promised = new Set(samples.map(({ code, pointer }) => `${placeOf(pointer)} ${code}`))
    expect([...promised].sort()).toEqual(all.sort())
  })

  it('every parameter is omitted in some requests and present in others', () => {
    const samples = fc.sample<object>(valid(), { numRuns: 500, seed: 12 })
    for (const [part, contract] of Object.entries(parts).filter(([name]) => name !== 'body')) {
      for (const { schema } of describedPlaces(contract).slice(0, 1)) {
        for (const name of Object.keys(schema.properties ?? {})) {
          const isHeld = (key: string): boolean => key.toLowerCase() === name.toLowerCase()
          const presence = samples.map((sample) => Object.keys(fieldOf(sample, part) ?? {}).some(isHeld))
          expect(presence).toContain(true)
          if (!schema.required?.includes(name)) expect(presence).toContain(false)
        }
      }
    }
  })
})

describe('generated requests', () => {
  it('every valid update request can be written as a URL and as Headers', () => {
    fc.assert(
      fc.property(arbitraries.updateIcmpMonitorRequest(), ({ params, query, headers }) => {
        const url = new URL(operations.updateIcmpMonitor.buildPath({ params, query }), 'http://localhost')
        const id = url.pathname.slice('/v1/checks/icmp/'.length)
        expect(decodeURIComponent(id)).toBe(params.id)
        const inSmallLetters = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
        expect(Object.fromEntries(new Headers(headers))).toEqual(Object.fromEntries(inSmallLetters))
      }),
    )
  })
})
