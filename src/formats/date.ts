import { startsWithDate } from './starts-with-date.ts'

/**
 * A full-date of RFC 3339, section 5.6: a day that exists, as `YYYY-MM-DD` in ASCII digits, and nothing else.
 *
 * Does the same work for any length of text, since the length is asked first.
 *
 * @example
 * isDate('2024-02-29') // true
 * isDate('1900-02-29') // false: 1900 is no leap year
 * isDate('2024-02-29T00:00:00Z') // false: a date-time
 */
export function isDate(text: string): boolean {
  return text.length === 10 && startsWithDate(text)
}
