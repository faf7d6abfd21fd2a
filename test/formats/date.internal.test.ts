// Tests `isDate`, the format `date`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDate } from '../../src/formats/date.ts'
import { isDateByRoundTrip } from '../helpers/calendar-by-date.ts'
import { codeUnitsRead } from '../helpers/code-units-read.ts'
import { documentedExamples } from '../helpers/documented-examples.ts'
import { formatRuns, formatTimeout } from '../helpers/format-runs.ts'
import { nearEdge } from '../helpers/near-edge-texts.ts'

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const monthEnds = lengths.map((length, index) => [String(index + 1).padStart(2, '0'), length] as const)

describe('isDate', () => {
  it.each(documentedExamples('formats/date.ts', 'isDate'))(
    'returns the documented result: %s',
    (_, [text = ''], expected) => {
      expect(isDate(text)).toBe(expected)
    },
  )

  it.each([
    ['an ordinary day', '1987-11-23', true],
    ['the first day that four digits can write', '0000-01-01', true],
    ['the first day of year 1', '0001-01-01', true],
    ['the last day that four digits can write', '9999-12-31', true],
    ['a day that the change from the Julian calendar left out', '1582-10-07', true],
    ['29 February where the year is no multiple of 4', '2022-02-29', false],
    ['29 February where the year is a multiple of 4', '2032-02-29', true],
    ['29 February of an early century that is no leap year', '0300-02-29', false],
    ['29 February of an early century that is a leap year', '0800-02-29', true],
    ['29 February of a coming century that is no leap year', '2200-02-29', false],
    ['29 February of year 0, a multiple of 400', '0000-02-29', true],
    ['29 February of the last leap year', '9996-02-29', true],
    ['30 February of a leap year', '2032-02-30', false],
    ['month 00', '2031-00-10', false],
    ['month 13', '1999-13-05', false],
    ['month 20', '1999-20-05', false],
    ['day 00', '2031-05-00', false],
    ['day 40', '2031-05-40', false],
    ['no text at all', '', false],
    ['day, month and year with slashes', '23/11/1987', false],
    ['the ordinal date of ISO 8601', '2014-201', false],
    ['the basic form of ISO 8601, without hyphens', '20240517', false],
    ['the week of ISO 8601', '2024-W07', false],
    ['the week and weekday of ISO 8601, ten characters long', '2024-W07-4', false],
    ['the basic week form of ISO 8601', '2021W534', false],
    ['a month of one digit', '2003-4-18', false],
    ['a day of one digit', '2003-04-8', false],
    ['a month of one digit, filled up to ten characters', '2003-4-018', false],
    ['a month of three digits', '2019-004-11', false],
    ['a day of three digits', '2019-04-011', false],
    ['a year of two digits', '87-11-23', false],
    ['a year of three digits', '987-11-23', false],
    ['a year of five digits', '11987-11-23', false],
    ['a year above 32 bits', '4294967297-06-01', false],
    ['a plus before the year', '+1987-11-23', false],
    ['a minus before the year', '-1987-11-23', false],
    ['a plus for the first digit of the year', '+987-11-23', false],
    ['letters for the year', 'JJJJ-11-23', false],
    ['letters for the month', '1987-xi-23', false],
    ['letters for the day', '1987-11-Tg', false],
    ['an Arabic digit in the year', '١987-11-23', false],
    ['a Devanagari digit in the month', '1987-1१-23', false],
    ['a full-width digit in the day', '1987-11-2３', false],
    ['an Arabic digit that makes ten bytes of eight characters', '١7-11-23', false],
    ['a code whose low byte is that of a digit', '1987-11-2\u0133', false],
    ['the character after 9 for a digit of the day', '1987-11-2:', false],
    ['the character before 0 for a digit of the day', '1987-11-/3', false],
    ['a blank before', ' 1987-11-23', false],
    ['a blank after', '1987-11-23 ', false],
    ['a line feed after', '1987-11-23\n', false],
    ['a NUL after', '1987-11-23\0', false],
    ['a letter after', '1987-11-23q', false],
    ['a Z after', '1987-11-23Z', false],
    ['a blank between year and month', '1987 -11-23', false],
    ['a blank for the first digit of the day', '1987-11- 3', false],
    ['a date-time', '1987-11-23T06:40:12Z', false],
    ['a date-time with a blank for the T', '1987-11-23 06:40:12Z', false],
    ['colons for the hyphens', '1987:11:23', false],
    ['dots for the hyphens', '1987.11.23', false],
    ['blanks for the hyphens', '1987 11 23', false],
    ['a slash for the second hyphen', '1987-11/23', false],
    ['a slash for the first hyphen', '1987/11-23', false],
    ['en dashes for the hyphens', '1987–11–23', false],
    ['two hyphens after the year', '1987--11-23', false],
    ['two hyphens after the month', '1987-11--23', false],
  ])('returns the expected result for %s', (_, text, expected) => expect(isDate(text)).toBe(expected))

  it.each(monthEnds)('allows month %s exactly %i days in a common year', (month, length) => {
    expect(isDate(`2027-${month}-${length}`)).toBe(true)
    expect(isDate(`2027-${month}-${length + 1}`)).toBe(false)
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
    formatTimeout,
  )

  it(
    'agrees with Date for texts that are nearly valid',
    () => {
      fc.assert(
        fc.property(nearEdge.date, (text) => isDate(text) === isDateByRoundTrip(text)),
        { numRuns: formatRuns },
      )
    },
    formatTimeout,
  )

  it('reads ten code units of a date, and none of a string of another length', () => {
    expect(codeUnitsRead(() => isDate('2024-02-29'))).toBe(10)
    for (const length of [0, 9, 11, 5_000_000]) expect(codeUnitsRead(() => isDate('2'.repeat(length)))).toBe(0)
  })
})
