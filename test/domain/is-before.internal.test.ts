// Tests `isBefore`, which compares dates and date-times.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBefore } from '../../src/domain/is-before.ts'
import { textOf } from '../../src/testing/texts.ts'
import { offsetText, spanByRoundTrip } from '../oracles/calendar-by-date.ts'
import { propertyRuns } from '../helpers/property-runs.ts'

describe('isBefore', () => {
  // The comparison with `Date` below covers neither these fractions nor years before 1 and after
  // 9998.
  it.each([
    { what: 'the first days of all', a: '0000-01-01', b: '0000-01-02', expected: true },
    {
      what: 'an instant before year 0 in UTC, and the first day',
      a: '0000-01-01T00:30:00+01:00',
      b: '0000-01-01',
      expected: true,
    },
    {
      what: 'an instant after year 9999 in UTC, and the last day',
      a: '9999-12-31',
      b: '9999-12-31T23:30:00-01:00',
      expected: true,
    },
    {
      what: 'the two greatest offsets, two days apart',
      a: '2024-03-01T23:59:00+23:59',
      b: '2024-02-29T00:01:00-23:59',
      expected: false,
    },
    {
      what: 'instants apart by a fraction',
      a: '2024-02-29T12:00:00.1234567Z',
      b: '2024-02-29T12:00:00.1234568Z',
      expected: true,
    },
    {
      what: 'fractions that a double rounds up',
      a: '2024-02-29T12:00:59.99999999999999999999Z',
      b: '2024-02-29T12:01:00Z',
      expected: true,
    },
    {
      what: 'the leap second and the next minute',
      a: '2016-12-31T23:59:60.999Z',
      b: '2017-01-01T00:00:00Z',
      expected: true,
    },
    {
      what: 'one leap second in two offsets',
      a: '2016-12-31T15:59:60-08:00',
      b: '2017-01-01T08:59:60+09:00',
      expected: false,
    },
    {
      what: 'a small t and z',
      a: '2024-02-29t12:00:00z',
      b: '2024-02-29t12:00:01z',
      expected: true,
    },
  ])('returns the expected result for $what', ({ a, b, expected }) => {
    expect(isBefore(a, b)).toBe(expected)
    if (expected) expect(isBefore(b, a)).toBe(false)
  })

  it('compares fractions of a million digits', () => {
    const digits = '1'.repeat(1_000_000)
    expect(isBefore(`2024-02-29T12:00:00.${digits}Z`, `2024-02-29T12:00:00.2${digits}Z`)).toBe(true)
    expect(isBefore(`2024-02-29T12:00:00.2${digits}Z`, `2024-02-29T12:00:00.${digits}Z`)).toBe(
      false,
    )
  })

  it('agrees with Date about the order of date-times, leap seconds included', () => {
    // A double rounds a longer fraction up.
    const dateTime = textOf({ format: 'date-time' }).filter((text) => !/\.\d{7}/u.test(text))
    const texts = fc.oneof(textOf({ format: 'date' }), dateTime)
    const seen = { before: 0, after: 0, neither: 0 }
    const close = fc
      .tuple(texts, fc.integer({ min: -1439, max: 1439 }), fc.integer({ min: -1, max: 1 }))
      .map(near)
    const property = fc.property(fc.oneof(fc.tuple(texts, texts), close), ([a, b]) => {
      const [firstA, lastA] = spanByRoundTrip(a)
      const [firstB, lastB] = spanByRoundTrip(b)
      seen[lastA < firstB ? 'before' : lastB < firstA ? 'after' : 'neither']++
      return isBefore(a, b) === lastA < firstB && isBefore(b, a) === lastB < firstA
    })
    fc.assert(property, { numRuns: propertyRuns })
    if (propertyRuns >= 1_000)
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(propertyRuns / 40)
  })
})

/**
 * Returns a text with one close to it: the same instant or one a minute away in another offset, or
 * a date-time on or next to a day.
 */
const near = ([text, offset, minutes]: readonly [string, number, number]): readonly [
  string,
  string,
] => {
  const year = Math.min(Math.max(Number(text.slice(0, 4)), 1), 9998)
  const a = String(year).padStart(4, '0') + text.slice(4).replace(/^-02-29/u, '-02-28')
  const leap = /:60/u.test(a)
  const read = new Date(a.length === 10 ? a : a.toUpperCase().replace(':60', ':59')).getTime()
  const local = new Date(Math.floor(read / 60_000) * 60_000 + (offset + minutes) * 60_000)
    .toISOString()
    .slice(0, 17)
  const second = a.length === 10 ? '00' : a.slice(17).replace(/(?:z|[-+].*)$/iu, '')
  return [
    a,
    `${local}${leap && minutes !== 0 ? second.replace(/^60/u, '59') : second}${offsetText(offset)}`,
  ]
}
