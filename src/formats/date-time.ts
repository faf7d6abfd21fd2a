import { startsWithDate } from './date.ts'

/**
 * Returns whether a string is a date-time of RFC 3339, section 5.6: an existing date, `T`, a time of day and an offset.
 *
 * Digits are ASCII; `T` and `Z` can be in any letter case. Second 60 is valid only at 23:59:60 in UTC, on any day,
 * because leap seconds are announced and cannot be computed. The fraction is optional and has one or more digits. It
 * is read once, after all other parts.
 *
 * @example
 * isDateTime('2016-12-31T15:59:60.5-08:00') // true: 23:59:60.5 in UTC
 * isDateTime('2016-12-31 23:59:59Z') // false: a blank for the T
 * isDateTime('2016-12-31T23:59:59+0530')
 * // false: an offset without its colon
 */
export function isDateTime(text: string): boolean {
  const { length } = text
  if ((text.charCodeAt(10) | 32) !== 116 /* t */ || !startsWithDate(text)) return false

  const hour = twoDigits(text, 11)
  const minute = twoDigits(text, 14)
  const second = twoDigits(text, 17)
  if (hour > 23 || minute > 59 || second > 60) return false
  if (text.charCodeAt(13) !== 58 /* : */ || text.charCodeAt(16) !== 58) return false

  // Indices 13 to 18 are digits and colons, so a Z or a sign found below is at index 19 or later.
  let zone = length - 1
  let offset = 0
  if ((text.charCodeAt(zone) | 32) !== 122 /* z */) {
    zone = length - 6
    const sign = text.charCodeAt(zone)
    const offsetHour = twoDigits(text, zone + 1)
    const offsetMinute = twoDigits(text, zone + 4)
    if ((sign !== 43 /* + */ && sign !== 45) /* - */ || text.charCodeAt(zone + 3) !== 58) return false
    if (offsetHour > 23 || offsetMinute > 59) return false
    offset = (offsetHour * 60 + offsetMinute) * (44 - sign)
  }

  if (second === 60) {
    const minuteInUtc = hour * 60 + minute - offset
    if (minuteInUtc !== 1439 && minuteInUtc !== -1) return false
  }

  if (zone === 19) return true
  if (zone === 20 || text.charCodeAt(19) !== 46 /* . */) return false
  for (let at = 20; at < zone; at++) if ((text.charCodeAt(at) ^ 48) > 9) return false
  return true
}

/** Returns the value of the two ASCII digits at an index; 100 if the characters there are not two digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) ^ 48
  const ones = text.charCodeAt(at + 1) ^ 48
  return tens > 9 || ones > 9 ? 100 : tens * 10 + ones
}
