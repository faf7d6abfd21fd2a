// Tests `isUuid`, the format `uuid`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUuid } from '../../src/schema/formats.ts'
import { documentedExamples } from './documented-examples.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { nearEdge } from '../helpers/near-edge-texts.ts'

/** Checks a UUID by reading its groups as numbers and writing them again. */
const isUuidByRoundTrip = (text: string) => {
  const groups = text.toLowerCase().split('-')
  const lengths = [8, 4, 4, 4, 12]
  return (
    groups.length === 5 &&
    text.length === 36 &&
    groups.every(
      (group, at) =>
        !/\s/u.test(group) &&
        Number(`0x${group}`)
          .toString(16)
          .padStart(lengths[at] ?? 0, '0') === group,
    )
  )
}

describe('isUuid', () => {
  it.each(documentedExamples('schema/formats.ts', 'isUuid'))('%s', (_, [text = ''], expected) => {
    expect(isUuid(text)).toBe(expected)
  })

  it(
    'accepts only hexadecimal digits and hyphens, tested with every code unit at every place',
    () => {
      const validUuid = '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715'
      const allowed = new Set('0123456789abcdefABCDEF')
      const wrong: string[] = []
      for (let at = 0; at < 36; at++) {
        for (let code = 0; code < 0x10000; code += code < 0x300 ? 1 : 13) {
          const character = String.fromCharCode(code)
          const expected = validUuid[at] === '-' ? character === '-' : allowed.has(character)
          if (isUuid(validUuid.slice(0, at) + character + validUuid.slice(at + 1)) !== expected)
            wrong.push(`${code} at ${at}`)
        }
      }
      expect(wrong).toEqual([])
    },
    propertyTimeout,
  )

  it(
    'agrees with parsing and formatting the groups as numbers, for texts that are nearly valid',
    () => {
      fc.assert(
        fc.property(nearEdge.uuid, (text) => isUuid(text) === isUuidByRoundTrip(text)),
        { numRuns: propertyRuns },
      )
    },
    propertyTimeout,
  )
})
