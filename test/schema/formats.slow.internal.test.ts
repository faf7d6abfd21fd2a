// Tests the formats against the calendar of the engine: every valid day, and every text that
// differs from a valid one in one place.
import { expect, it } from 'vitest'
import { isDate, isDateTime, isUuid } from '../../src/schema/formats.ts'
import {
  isDateByRoundTrip,
  isDateTimeByRoundTrip,
  offsetText,
  two,
} from '../oracles/calendar-by-date.ts'

const uuid = '5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715'

const isUuidByItsCharacters = (text: string): boolean =>
  text.length === uuid.length &&
  [...uuid].every((character, at) =>
    character === '-' ? text[at] === '-' : '0123456789abcdefABCDEF'.includes(text[at] ?? '-'),
  )

const numbers = Array.from({ length: 100 }, (_, number) => two(number))
const units = [...Array(0x10000).keys()].filter((unit) => unit < 0x300 || unit % 13 === 0)
const additions = [
  ...units.slice(0, 0x80).map((unit) => String.fromCharCode(unit)),
  '00',
  'T',
  'urn:uuid:',
  '\u0663',
]

/**
 * Lists the texts that differ from another one: in one code unit, in two digits, or by one part
 * more or less.
 */
function* variants(text: string): Generator<string> {
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)]
    yield before
    yield before + after
    for (const unit of units) yield before + String.fromCharCode(unit) + after
    for (const number of numbers) yield before + number + after.slice(1)
    for (const addition of additions) yield before + addition + text.slice(at)
  }
}

it.each([
  { isValid: isDate, isExpected: isDateByRoundTrip, text: '1111-11-11' },
  { isValid: isDate, isExpected: isDateByRoundTrip, text: '2024-02-29' },
  { isValid: isDateTime, isExpected: isDateTimeByRoundTrip, text: '2016-12-31T23:59:58.7Z' },
  { isValid: isDateTime, isExpected: isDateTimeByRoundTrip, text: '2016-12-31t13:09:38-10:25' },
  { isValid: isDateTime, isExpected: isDateTimeByRoundTrip, text: '2016-12-31T23:59:60.99z' },
  { isValid: isUuid, isExpected: isUuidByItsCharacters, text: uuid },
])(
  '$isValid agrees with $isExpected about every text near $text',
  ({ isValid, isExpected, text }) => {
    expect(isValid(text)).toBe(true)
    const wrong = [...variants(text)].filter((each) => isValid(each) !== isExpected(each))
    expect(wrong).toEqual([])
  },
)

it('isDate agrees with Date for every day 00 to 39 of every month 00 to 19 of 800 years', () => {
  const wrong: string[] = []
  for (const first of [0, 9600]) {
    for (let year = first; year < first + 400; year++) {
      for (let day = 0; day < 20 * 40; day++) {
        const text = `${String(year).padStart(4, '0')}-${two(Math.floor(day / 40))}-${two(day % 40)}`
        if (isDate(text) !== isDateByRoundTrip(text)) wrong.push(text)
      }
    }
  }
  expect(wrong).toEqual([])
})

it('isDateTime allows second 60 only in the minute that is 23:59 in UTC, for every offset', () => {
  const wrong: string[] = []
  for (let offset = -1439; offset <= 1439; offset++) {
    const right = (1439 + offset + 1440) % 1440
    for (const minute of [right, right + 1, right + 1439, right + 60, right + 720].map(
      (sum) => sum % 1440,
    )) {
      const text = `2016-12-31T${two(Math.floor(minute / 60))}:${two(minute % 60)}:60${offsetText(offset)}`
      if (isDateTime(text) !== (minute === right)) wrong.push(text)
    }
  }
  expect(wrong).toEqual([])
})

it('isDateTime accepts fractions of a million digits', () => {
  expect(isDateTime(`2024-02-29T12:00:00.${'7'.repeat(1_000_000)}Z`)).toBe(true)
})
