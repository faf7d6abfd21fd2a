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

/**
 * Returns whether a string starts with an existing date in the form of RFC 3339, section 5.6.
 *
 * The Gregorian calendar applies to every year. The function compares character codes: `code ^ 48` is 0 to 9 for the
 * ten ASCII digits and more for every other code, so one comparison recognizes a digit. The tens of month and day need
 * no such comparison: a month or day in range always has a digit there.
 *
 * @example
 * startsWithDate('2024-02-29T12:00:00Z') // true
 * startsWithDate('2023-02-29T12:00:00Z') // false: 2023 is no leap year
 */
export function startsWithDate(text: string): boolean {
  const thousands = text.charCodeAt(0) ^ 48
  const hundreds = text.charCodeAt(1) ^ 48
  const tens = text.charCodeAt(2) ^ 48
  const ones = text.charCodeAt(3) ^ 48
  if (thousands > 9 || hundreds > 9 || tens > 9 || ones > 9 || text.charCodeAt(4) !== 45 /* - */) return false

  const monthTens = text.charCodeAt(5) ^ 48
  const monthOnes = text.charCodeAt(6) ^ 48
  if (monthOnes > 9 || text.charCodeAt(7) !== 45 /* - */) return false
  const month = monthTens * 10 + monthOnes
  if (month < 1 || month > 12) return false

  const dayTens = text.charCodeAt(8) ^ 48
  const dayOnes = text.charCodeAt(9) ^ 48
  if (dayOnes > 9) return false
  const day = dayTens * 10 + dayOnes
  if (day <= 28) return day >= 1
  // Odd months to July and even months from August have 31 days.
  if (month !== 2) return day <= 30 + ((month + (month >> 3)) & 1)
  if (day > 29) return false

  const yearOfCentury = tens * 10 + ones
  const century = thousands * 10 + hundreds
  return ((yearOfCentury === 0 ? century : yearOfCentury) & 3) === 0
}
