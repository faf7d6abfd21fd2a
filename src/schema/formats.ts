// The formats of the keyword `format`.

/**
 * Returns whether a string is a full-date of RFC 3339, section 5.6: an existing day in the form
 * `YYYY-MM-DD`.
 *
 * The cost is constant, because the length is checked first.
 *
 * @example
 * isDate('2024-02-29') // true
 * isDate('1900-02-29') // false: 1900 is no leap year
 * isDate('2024-02-29T00:00:00Z') // false: a date-time
 */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDate(text)
}

/**
 * Returns whether a string starts with an existing date in the form of RFC 3339, section 5.6.
 *
 * The Gregorian calendar applies to every year.
 *
 * @example
 * startsWithDate('2024-02-29T12:00:00Z') // true
 * startsWithDate('2023-02-29T12:00:00Z') // false: 2023 is no leap year
 */
function startsWithDate(text: string): boolean {
  const century = twoDigits(text, 0)
  const yearOfCentury = twoDigits(text, 2)
  const month = twoDigits(text, 5)
  const day = twoDigits(text, 8)
  if (text.charCodeAt(4) !== 45 /* - */ || text.charCodeAt(7) !== 45) return false
  if (century > 99 || yearOfCentury > 99 || month < 1 || month > 12 || day < 1) return false
  return day <= daysIn(month, century * 100 + yearOfCentury)
}

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * Returns whether a string is a date-time of RFC 3339, section 5.6: an existing date, `T`, a time
 * of day and an offset.
 *
 * Digits are ASCII; `T` and `Z` can be in any letter case. Second 60 is valid only at 23:59:60 in
 * UTC, on any day, because leap seconds are announced and cannot be computed. The fraction is
 * optional and has one or more digits. It is read once, after all other parts.
 *
 * @example
 * isDateTime('2016-12-31T15:59:60.5-08:00') // true: 23:59:60.5 in UTC
 * isDateTime('2016-12-31 23:59:59Z') // false: a blank for the T
 * isDateTime('2016-12-31T23:59:59+0530')
 * // false: an offset without its colon
 */
export function isDateTime(text: string): boolean {
  const time = timePattern.exec(text.slice(10, 19))
  const zone = zonePattern.exec(text.slice(-6))
  if (time === null || zone === null || !startsWithDate(text)) return false
  const fraction = text.slice(19, -zone[0].length)
  if (fraction !== '' && !isFraction(fraction)) return false
  const [hour = 0, minute = 0, second = 0] = time.slice(1).map(Number)
  const [offsetHour = 0, offsetMinute = 0] = zone.slice(2).map((digits) => Number(digits ?? 0))
  if (hour > 23 || minute > 59 || offsetHour > 23 || offsetMinute > 59) return false
  const offset = (offsetHour * 60 + offsetMinute) * (zone[1] === '-' ? -1 : 1)
  return second < 60 || (second === 60 && isLastMinute(hour * 60 + minute - offset))
}

const timePattern = /^t(\d\d):(\d\d):(\d\d)$/i

const zonePattern = /(?:z|([+-])(\d\d):(\d\d))$/i

/** Returns whether a text is a point and digits. A loop, because it can have millions of digits. */
function isFraction(text: string): boolean {
  if (text.length < 2 || text[0] !== '.') return false
  for (let index = 1; index < text.length; index++)
    if (!isDigit(text.charCodeAt(index))) return false
  return true
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Returns whether a minute, counted in UTC from the start of the local day, ends a day in UTC. */
const isLastMinute = (minute: number): boolean => minute === 1439 || minute === -1

/**
 * Returns the value of the two ASCII digits at an index; 100 if the characters there are not two
 * digits.
 *
 * `code ^ 48` is 0 to 9 for the ten ASCII digits and more for every other code, so one comparison
 * recognizes a digit.
 */
function twoDigits(text: string, index: number): number {
  const tens = text.charCodeAt(index) ^ 48
  const ones = text.charCodeAt(index + 1) ^ 48
  return tens > 9 || ones > 9 ? 100 : tens * 10 + ones
}

/**
 * Returns whether a string is a UUID (RFC 4122, section 3): hexadecimal digits in groups of 8, 4,
 * 4, 4 and 12.
 *
 * Letters can be in any case; any version and variant is valid. The prefix `urn:uuid:` is invalid.
 *
 * @example
 * isUuid('7f0c9a52-3d1e-4b8a-9c46-0e5d2f81b7a3') // true
 * isUuid('urn:uuid:7f0c9a52-3d1e-4b8a-9c46-0e5d2f81b7a3') // false
 */
export const isUuid = (text: string): boolean => uuidPattern.test(text)

/** The pattern of a UUID, without flags, which JSON Schema does not have. */
export const uuidPattern = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

export const formats = { date: isDate, 'date-time': isDateTime, uuid: isUuid } as const
