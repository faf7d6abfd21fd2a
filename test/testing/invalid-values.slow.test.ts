// Tests that the arbitraries of invalid bodies and requests generate values with exactly the stated
// error.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraries } from 'monitor-contract/testing'
import { once } from '../helpers/once.ts'
import { ruleErrorsOf } from '../helpers/rule-errors.ts'
import { boundOf } from '../helpers/schema-documents.ts'
import { bodies } from './body-cases.ts'
import { describedErrors, describedPlaces, placeOf } from '../helpers/described-places.ts'
import { fieldOf } from './field-of.ts'
import { requests } from './request-cases.ts'

/**
 * Returns every error that a generated value of a contract can have: by a keyword, a required field
 * or a rule. No text is too short.
 */
const possibleErrors = (contract: string): readonly string[] =>
  [...describedErrors(contract), ...ruleErrorsOf(contract)].filter(
    (error) => !error.endsWith(' minLength'),
  )

const duplicates = (part: string, contract: string): readonly string[] =>
  part === 'query' || part === 'headers'
    ? describedPlaces(contract).flatMap(({ schema }) =>
        Object.keys(schema.properties ?? {}).map((name) => `/${name} duplicate-parameter`),
      )
    : []

const subjects = [
  ...bodies.map(({ name, contract, invalid }) => ({
    name,
    validate: contract.validate,
    invalid,
    expected: possibleErrors(name),
  })),
  ...requests.map(({ name, validate, invalid, parts }) => ({
    name,
    validate,
    invalid,
    expected: Object.entries(parts).flatMap(([part, contract]) =>
      [...possibleErrors(contract), ...duplicates(part, contract)]
        // Parameters are always objects.
        .filter((error) => part === 'body' || error !== ' type')
        .map((error) => `/${part}${error}`),
    ),
  })),
]

describe.each(subjects)('invalid values of $name', ({ validate, invalid, expected }) => {
  it('every value has exactly the error that is generated with it', () => {
    fc.assert(
      fc.property(invalid(), ({ value, code, pointer }) => {
        expect(validate(value).errors.map((error) => `${error.pointer} ${error.code}`)).toEqual([
          `${pointer} ${code}`,
        ])
      }),
      { numRuns: 1000 },
    )
  })

  it('some value violates every keyword at every place, required field and rule', () => {
    const samples = fc.sample(invalid(), { numRuns: 100 * expected.length, seed: 6 })
    const promised = new Set(samples.map(({ code, pointer }) => `${placeOf(pointer)} ${code}`))
    expect([...promised].sort()).toEqual([...expected].sort())
  })
})

describe('invalid updates', () => {
  const values = once(() =>
    fc.sample(arbitraries.invalidIcmpMonitorUpdate(), { numRuns: 5000, seed: 7 }),
  )
  const at = (pointer: string, code: string): readonly unknown[] =>
    values()
      .flatMap((one) => (one.pointer === pointer && one.code === code ? [one.value] : []))
      .map((value) => fieldOf(value, pointer.slice(1)))

  it('the values include those just outside of a bound', () => {
    expect(at('/maxPacketLossThreshold', 'exclusiveMinimum')).toContain(0)
    expect(at('/degradedResponseTime', 'minimum')).toEqual(
      expect.arrayContaining([-1, -Number.MIN_VALUE]),
    )
    const longest = boundOf('icmpMonitorUpdate', 'maxResponseTime', 'maximum')
    expect(at('/maxResponseTime', 'maximum')).toEqual(
      expect.arrayContaining([longest + 1, expect.closeTo(longest, 6)]),
    )
    expect(at('/frequencyOffset', 'minimum')).toContain(0)
    expect(at('/description', 'maxLength').map((text) => [...String(text)].length)).toContain(
      boundOf('icmpMonitorUpdate', 'description', 'maxLength') + 1,
    )
    expect(
      at('/environmentVariables', 'maxItems').map((list) => fieldOf(list, 'length')),
    ).toContain(boundOf('icmpMonitorUpdate', 'environmentVariables', 'maxItems') + 1)
  })

  it('include offsets above 600 without a frequency', () => {
    const lone = values().filter(
      ({ value, code }) => code === 'frequency-offset' && fieldOf(value, 'frequency') === undefined,
    )
    expect(lone.map(({ value }) => fieldOf(value, 'frequencyOffset'))).toContain(601)
  })
})
