import { startsWithDate } from './starts-with-date.ts'

/**
 * Returns whether a string is a full-date of RFC 3339, section 5.6: an existing day in the form `YYYY-MM-DD`.
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
