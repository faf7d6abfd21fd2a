// Tests `isDateTime`, the format `date-time`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDateTime } from '../../src/formats/date-time.ts'
import { isDateTimeByRoundTrip } from '../helpers/calendar-by-date.ts'
import { codeUnitsRead } from '../helpers/code-units-read.ts'
import { documentedExamples } from '../helpers/documented-examples.ts'
import { formatRuns, formatTimeout } from '../helpers/format-runs.ts'
import { nearEdge, offsetText } from '../helpers/near-edge-texts.ts'

describe('isDateTime', () => {
  it.each(documentedExamples('formats/date-time.ts', 'isDateTime'))(
    'returns the documented result: %s',
    (_, [text = ''], expected) => {
      expect(isDateTime(text)).toBe(expected)
    },
  )

  it.each([
    ['a fraction and Z', '1987-11-23T06:40:12.718281Z', true],
    ['no fraction', '1987-11-23T06:40:12Z', true],
    ['an offset ahead of UTC', '1941-03-09T21:15:33.5+00:45', true],
    ['an offset behind UTC', '1994-07-31T17:05:08.25-09:30', true],
    ['the offset -00:00, the local time not known', '1994-07-31T17:05:08-00:00', true],
    ['the greatest offset', '1994-07-31T17:05:08+23:59', true],
    ['the least offset', '1994-07-31T17:05:08-23:59', true],
    ['the first instant that it can write', '0000-01-01T00:00:00+23:59', true],
    ['the last instant that it can write', '9999-12-31T23:59:60Z', true],
    ['small t and z', '1987-11-23t06:40:12.718281z', true],
    ['a fraction of one digit', '1987-11-23T06:40:12.0Z', true],
    ['a fraction of eighteen nines', `1991-02-03T04:59:59.${'9'.repeat(18)}Z`, true],
    ['a fraction of a million digits', `1991-02-03T04:59:59.${'3'.repeat(1_000_000)}+01:00`, true],
    ['a leap second in UTC', '2008-12-31T23:59:60Z', true],
    ['a leap second with a fraction, behind UTC', '2008-12-31T13:59:60.75-10:00', true],
    ['a leap second ahead of UTC, on the next day', '2009-01-01T05:44:60+05:45', true],
    ['a leap second behind UTC by more than its time of day', '2008-12-31T00:00:60-23:59', true],
    ['a leap second written at the offset +00:00', '2008-12-31T23:59:60+00:00', true],
    ['a leap second on a day that had none', '2007-05-13T23:59:60Z', true],
    ['second 61', '2008-12-31T23:59:61Z', false],
    ['a leap second in the wrong minute', '2008-12-31T23:57:60Z', false],
    ['a leap second in the wrong hour', '2008-12-31T21:59:60Z', false],
    ['a leap second that its offset brings to the wrong hour', '2008-12-31T23:59:60+02:00', false],
    ['a leap second whose offset has the wrong sign', '2008-12-31T13:59:60+10:00', false],
    ['a day that does not exist', '1994-06-31T17:05:08.25-09:30', false],
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
    ['an offset of one digit each', '1991-02-03T04:05:06+2:30', false],
    ['an offset with a true minus sign', '1991-02-03T04:05:06−02:30', false],
    ['an offset whose sign is the comma between plus and minus', '1991-02-03T04:05:06,02:30', false],
    ['an offset with seconds', '1991-02-03T04:05:06+02:30:00', false],
    ['an offset whose colon is a dot', '1991-02-03T04:05:06+02.30', false],
    ['an offset with a letter in its hour', '1991-02-03T04:05:06+0x:30', false],
    ['an offset with a letter in its minute', '1991-02-03T04:05:06+02:3x', false],
    ['no offset', '1991-02-03T04:05:06.789', false],
    ['the name of a zone and slashes', '23/11/1987 06:40:12 CET', false],
    ['an ordinal date', '2014-201T10:20:30', false],
    ['an ordinal date with an offset', '2014-201T10:20:30+01:00', false],
    ['a month of one digit', '1987-4-23T06:40:12.718281Z', false],
    ['a day of one digit', '1987-11-2T06:40:12.718281Z', false],
    ['an hour of one digit', '1987-11-23T6:40:12.718281Z', false],
    ['a year of more digits, with a sign', '+21987-11-23T06:40:12.718281Z', false],
    ['a Devanagari digit in the date', '1987-11-2१T00:00:00Z', false],
    ['an Arabic digit in the time', '1987-11-23T0١:00:00Z', false],
    ['a full-width digit in the fraction', '1987-11-23T06:40:12.7１Z', false],
    ['a full-width digit in the offset', '1987-11-23T06:40:12+0１:00', false],
    ['a blank for the T', '1987-11-23 06:40:12Z', false],
    ['an underscore for the T', '1987-11-23_06:40:12Z', false],
    ['a letter whose low byte is that of T', '1987-11-23\u015406:40:12Z', false],
    ['a letter whose low byte is that of z', '1987-11-23T06:40:12\u017a', false],
    ['a control character that a case bit makes of T', '1987-11-23\u001406:40:12Z', false],
    ['two Ts', '1987-11-23TT06:40:12Z', false],
    ['a point without digits', '1987-11-23T06:40:12.Z', false],
    ['a point without digits before an offset', '1987-11-23T06:40:12.+01:00', false],
    ['a comma before the fraction', '1987-11-23T06:40:12,5Z', false],
    ['two points', '1987-11-23T06:40:12.5.5Z', false],
    ['a letter within the fraction', '1987-11-23T06:40:12.5e5Z', false],
    ['no seconds', '1987-11-23T06:40Z', false],
    ['no seconds, before an offset', '1987-11-23T06:40+01:00', false],
    ['dots for the first colon', '1987-11-23T06.40:12Z', false],
    ['a dot for the second colon', '1987-11-23T06:40.12Z', false],
    ['a date alone', '1987-11-23', false],
    ['a line feed after', '1987-11-23T06:40:12Z\n', false],
    ['a line feed after an offset', '1987-11-23T06:40:12+01:00\n', false],
    ['a blank before', ' 1987-11-23T06:40:12Z', false],
    ['no text at all', '', false],
  ])('returns the expected result for %s', (_, text, expected) => expect(isDateTime(text)).toBe(expected))

  it('allows second 60 only in the minute that is 23:59 in UTC, for every offset', () => {
    const two = (n: number) => String(n).padStart(2, '0')
    const wrong: string[] = []
    for (let offset = -1439; offset <= 1439; offset++) {
      const right = (1439 + offset + 1440) % 1440
      for (const minute of [
        right,
        (right + 1) % 1440,
        (right + 1439) % 1440,
        (right + 60) % 1440,
        (right + 720) % 1440,
        0,
        1439,
      ]) {
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
        { numRuns: formatRuns },
      )
    },
    formatTimeout,
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
