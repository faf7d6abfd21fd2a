// Tests `isDateTime`, the format `date-time`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDateTime } from '../../src/formats/date-time.ts'
import { isDateTimeByRoundTrip } from './calendar-by-date.ts'
import { codeUnitsRead } from './code-units-read.ts'
import { documentedExamples } from './documented-examples.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { nearEdge, offsetText } from '../helpers/near-edge-texts.ts'

describe('isDateTime', () => {
  it.each(documentedExamples('formats/date-time.ts', 'isDateTime'))('%s', (_, [text = ''], expected) => {
    expect(isDateTime(text)).toBe(expected)
  })

  it.each([
    ['the offset -00:00, the local time not known', '1994-07-31T17:05:08-00:00', true],
    ['the first instant that it can write', '0000-01-01T00:00:00+23:59', true],
    ['the last instant that it can write', '9999-12-31T23:59:60Z', true],
    ['small t and z', '1987-11-23t06:40:12.718281z', true],
    ['a fraction of eighteen nines', `1991-02-03T04:59:59.${'9'.repeat(18)}Z`, true],
    ['a fraction of a million digits', `1991-02-03T04:59:59.${'3'.repeat(1_000_000)}+01:00`, true],
    ['a leap second with a fraction, behind UTC', '2008-12-31T13:59:60.75-10:00', true],
    ['a leap second ahead of UTC, on the next day', '2009-01-01T05:44:60+05:45', true],
    ['a leap second behind UTC by more than its time of day', '2008-12-31T00:00:60-23:59', true],
    ['a leap second on a day that had none', '2007-05-13T23:59:60Z', true],
    ['second 61', '2008-12-31T23:59:61Z', false],
    ['a day that does not exist, with a leap second', '2015-02-29T23:59:60Z', false],
    ['hour 24', '1994-07-31T24:00:00Z', false],
    ['hour 24 where the offset makes a leap second of it', '2008-12-31T24:59:60+01:00', false],
    ['minute 60', '1994-07-31T17:60:00Z', false],
    ['minute 60 where the offset makes a leap second of it', '2008-12-31T23:60:60+00:01', false],
    ['hour 24 of an offset', '1994-07-31T17:05:08-24:00', false],
    ['minute 60 of an offset', '1994-07-31T17:05:08+09:60', false],
    ['a Z after an offset', '1987-11-23T06:40:12.71828+02:00Z', false],
    ['an offset after a Z', '1987-11-23T06:40:12Z+02:00', false],
    ['an offset without minutes', '1991-02-03T04:05:06+02', false],
    ['an offset without a colon', '1991-02-03T04:05:06+0230', false],
    ['no offset', '1991-02-03T04:05:06.789', false],
    ['a blank for the T', '1987-11-23 06:40:12Z', false],
    ['a point without digits', '1987-11-23T06:40:12.Z', false],
    ['no seconds', '1987-11-23T06:40Z', false],
    ['a date alone', '1987-11-23', false],
    ['a line feed after an offset', '1987-11-23T06:40:12+01:00\n', false],
    ['no text at all', '', false],
  ])('returns the expected result for %s', (_, text, expected) => expect(isDateTime(text)).toBe(expected))

  it.each(['2016-12-31T23:59:58.7Z', '2016-12-31T13:09:38-10:25'])(
    'agrees with Date for %s with any one code unit changed',
    (valid) => {
      const wrong: string[] = []
      for (let at = 0; at < valid.length; at++) {
        for (let code = 0; code < 0x10000; code += code < 0x300 ? 1 : 13) {
          const text = valid.slice(0, at) + String.fromCharCode(code) + valid.slice(at + 1)
          if (isDateTime(text) !== isDateTimeByRoundTrip(text)) wrong.push(`${code} at ${at}`)
        }
      }
      expect(wrong).toEqual([])
    },
    propertyTimeout,
  )

  it('allows second 60 only in the minute that is 23:59 in UTC, for every offset', () => {
    const two = (n: number) => String(n).padStart(2, '0')
    const wrong: string[] = []
    for (let offset = -1439; offset <= 1439; offset++) {
      const right = (1439 + offset + 1440) % 1440
      for (const minute of [right, right + 1, right + 1439, right + 60, right + 720].map((sum) => sum % 1440)) {
        const text = `2016-12-31T${two(Math.floor(minute / 60))}:${two(minute % 60)}:60${offsetText(offset)}`
        if (isDateTime(text) !== (minute === right)) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
  })

  it(
    'agrees with Date for texts that are nearly valid',
    () => {
      fc.assert(
        fc.property(nearEdge['date-time'], (text) => isDateTime(text) === isDateTimeByRoundTrip(text)),
        { numRuns: propertyRuns },
      )
    },
    propertyTimeout,
  )

  it('reads the fraction only if everything else is valid, and then each digit once', () => {
    const digits = '7'.repeat(10_000)
    const others = codeUnitsRead(() => isDateTime('2024-02-29T12:00:00.7Z'))
    expect(codeUnitsRead(() => isDateTime(`2024-02-29T12:00:00.7${digits}Z`))).toBe(others + digits.length)
    const invalidTexts = [
      digits,
      `2024-02-29T12:00:00.${digits}`,
      `2024-02-30T12:00:00.${digits}Z`,
      `2024-02-29T12:00:60.${digits}Z`,
      `2024-02-29T12:00:00.${digits}+24:00`,
      `2024-02-29T12:00:00,${digits}Z`,
    ]
    for (const text of invalidTexts) expect(codeUnitsRead(() => isDateTime(text))).toBeLessThan(40)
  })
})
