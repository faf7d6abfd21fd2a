// Tests the values to which the arbitraries shrink.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IcmpMonitorUpdate } from 'monitor-contract'
import { arbitraries, type InvalidValue } from 'monitor-contract/testing'
import { numbersOf } from '../../src/testing/values.ts'
import { boundOf } from '../helpers/schema-documents.ts'

const longest = boundOf('icmpMonitorUpdate', 'description', 'maxLength')

const required = { heartbeat: {}, script: '' }

/** Returns the values to which ten different values shrink while a condition is true. */
function smallest<T>(
  arbitrary: fc.Arbitrary<T>,
  isKept: (value: T) => boolean,
): readonly (T | undefined)[] {
  const counterexamples = Array.from(
    { length: 10 },
    (_, seed) =>
      fc.check(
        fc.property(arbitrary, (value) => !isKept(value)),
        { seed, numRuns: 1000 },
      ).counterexample?.[0],
  )
  return counterexamples
}

const always = <T>(value: T): readonly T[] => Array.from({ length: 10 }, () => value)

describe('a valid update shrinks', () => {
  it('to the required fields and the one threshold that a property reads', () => {
    const isLow = ({ maxPacketLossThreshold: max }: IcmpMonitorUpdate): boolean =>
      typeof max === 'number' && max < 50
    expect(smallest(arbitraries.icmpMonitorUpdate(), isLow)).toEqual(
      always({ ...required, maxPacketLossThreshold: 1 }),
    )
  })

  it('to the first allowed frequency and one of its offsets', () => {
    const hasBoth = ({ frequency, frequencyOffset }: IcmpMonitorUpdate): boolean =>
      frequency !== undefined && frequencyOffset !== undefined
    expect(smallest(arbitraries.icmpMonitorUpdate(), hasBoth)).toEqual(
      always({ ...required, frequency: 0, frequencyOffset: 20 }),
    )
  })

  it('to the smallest value with which a property fails', () => {
    expect(
      smallest(arbitraries.icmpMonitorUpdate(), ({ frequencyOffset = 0 }) => frequencyOffset > 300),
    ).toEqual(always({ ...required, frequencyOffset: 301 }))
    expect(
      smallest(
        arbitraries.icmpMonitorUpdate(),
        ({ description }) => [...(description ?? '')].length > 20,
      ),
    ).toEqual(always({ ...required, description: 'a'.repeat(21) }))
  })
})

describe('an invalid update shrinks', () => {
  it('to the required fields and the invalid field', () => {
    const isTooLong = ({ code }: InvalidValue): boolean => code === 'maxLength'
    expect(smallest(arbitraries.invalidIcmpMonitorUpdate(), isTooLong)).toEqual(
      always({
        value: { ...required, description: 'a'.repeat(longest + 1) },
        code: 'maxLength',
        pointer: '/description',
      }),
    )
  })
})

describe('a request shrinks', () => {
  const request = {
    params: { id: 'a' },
    query: {},
    headers: { 'content-type': 'application/json' },
  }

  it('to the required parts and the field that a property reads', () => {
    const [value] = smallest(
      arbitraries.updateIcmpMonitorRequest({ baseline: { frequency: 5 } }),
      ({ body }) => (body.frequencyOffset ?? 0) > 40,
    )
    expect(value?.body).toEqual({ ...required, frequencyOffset: 41 })
    expect(value?.query).toEqual(request.query)
    expect(Object.keys(value?.headers ?? {})).toEqual(['authorization', 'content-type'])
  })

  it('to the invalid field, against the baseline', () => {
    const found = smallest(
      arbitraries.invalidUpdateIcmpMonitorRequest({ baseline: { frequency: 5 } }),
      ({ code }) => code === 'frequency-offset',
    )
    expect(found[0]).toMatchObject({ pointer: '/body/frequencyOffset', value: { query: {} } })
  })
})

it('an error group shrinks to the smallest date with which a property fails', () => {
  const groups = smallest(arbitraries.errorGroup(), ({ lastSeen }) => lastSeen > '2020')
  expect(groups.map((group) => group?.lastSeen)).toEqual(always('2020-01-01'))
})

it.each([
  { exclusiveMinimum: 2, least: 3 },
  { exclusiveMinimum: 2.5, least: 3 },
])('a whole number above $exclusiveMinimum shrinks to $least', ({ exclusiveMinimum, least }) => {
  expect(
    smallest(numbersOf({ type: 'integer', exclusiveMinimum, maximum: 5 }), () => true),
  ).toEqual(always(least))
})
