// Tests `isDate`, the format `date`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDate, startsWithDate } from '../../src/schema/formats.ts'
import { isDateByRoundTrip } from './calendar-by-date.ts'
import { codeUnitsRead } from './code-units-read.ts'
import { documentedExamples } from './documented-examples.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { nearEdge } from '../helpers/near-edge-texts.ts'

describe('isDate', () => {
  it.each(documentedExamples('schema/formats.ts', 'isDate'))('%s', (_, [text = ''], expected) => {
    expect(isDate(text)).toBe(expected)
  })

  it.each(documentedExamples('schema/formats.ts', 'startsWithDate'))('%s', (_, [text = ''], expected) => {
    expect(startsWithDate(text)).toBe(expected)
  })

  it('accepts only digits and hyphens, tested with every code unit at every place', () => {
    const wrong: string[] = []
    for (let at = 0; at < 10; at++) {
      for (let code = 0; code < 0x10000; code++) {
        const digit = String.fromCharCode(code)
        const text = '1111-11-11'.slice(0, at) + digit + '1111-11-11'.slice(at + 1)
        const greatest = at === 5 ? '1' : at === 6 || at === 8 ? '2' : '9'
        const expected = at === 4 || at === 7 ? digit === '-' : digit >= '0' && digit <= greatest
        if (isDate(text) !== expected) wrong.push(`${code} at ${at}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it(
    'agrees with Date for every day 00 to 39 of every month 00 to 19 of 800 years',
    () => {
      const wrong: string[] = []
      for (const first of [0, 9600]) {
        for (let year = first; year < first + 400; year++) {
          for (let month = 0; month < 20; month++) {
            for (let day = 0; day < 40; day++) {
              const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
              if (isDate(text) !== isDateByRoundTrip(text)) wrong.push(text)
            }
          }
        }
      }
      expect(wrong).toEqual([])
    },
    propertyTimeout,
  )

  it(
    'agrees with Date for texts that are nearly valid',
    () => {
      fc.assert(
        fc.property(nearEdge.date, (text) => isDate(text) === isDateByRoundTrip(text)),
        { numRuns: propertyRuns },
      )
    },
    propertyTimeout,
  )

  it('reads ten code units of a date, and none of a string of another length', () => {
    expect(codeUnitsRead(() => isDate('2024-02-29'))).toBe(10)
    for (const length of [0, 9, 11, 5_000_000]) expect(codeUnitsRead(() => isDate('2'.repeat(length)))).toBe(0)
  })
})
