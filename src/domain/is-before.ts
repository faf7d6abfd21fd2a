/**
 * Returns whether a valid date or date-time ends before another one begins.
 *
 * Two dates compare by their days. A date covers its whole day in UTC, so it is neither before nor after an instant of
 * that day. A date-time is an instant, with its offset. Fractions of a second count with the precision of a double, and
 * a leap second is after second 59 and before the next minute. The result for other strings has no meaning.
 *
 * @example
 * isBefore('2024-02-28', '2024-02-29') // true
 * isBefore('2024-02-29', '2024-02-29T23:59:59Z')
 * // false: an instant of that day
 * isBefore('2024-02-29', '2024-03-01T00:30:00+01:00')
 * // false: still the 29th in UTC
 * isBefore('2024-02-29T23:30:00-01:00', '2024-03-01T00:30:00.5Z')
 * // true: half a second
 */
export function isBefore(a: string, b: string): boolean {
  if (a.length === 10 && b.length === 10) return a < b

  const minuteA = minuteInUtc(a)
  const minuteB = minuteInUtc(b)
  const dayA = Math.floor(minuteA / 1440)
  const dayB = Math.floor(minuteB / 1440)
  if (dayA !== dayB) return dayA < dayB
  if (a.length === 10 || b.length === 10) return false
  if (minuteA !== minuteB) return minuteA < minuteB
  return secondOf(a) < secondOf(b)
}

/** Returns the minutes from 0000-03-01 in UTC to the minute of a date-time or to the beginning of a date. */
function minuteInUtc(text: string): number {
  const midnight =
    dayNumber(twoDigits(text, 0) * 100 + twoDigits(text, 2), twoDigits(text, 5), twoDigits(text, 8)) * 1440
  if (text.length === 10) return midnight
  const local = midnight + twoDigits(text, 11) * 60 + twoDigits(text, 14)
  const zone = zoneAt(text)
  if (zone === text.length - 1) return local
  const offset = twoDigits(text, zone + 1) * 60 + twoDigits(text, zone + 4)
  return text.charCodeAt(zone) === 45 /* - */ ? local + offset : local - offset
}

/**
 * Returns the days since 0000-03-01. With March as the first month, the leap day is the last of its year, and every
 * five months have 153 days.
 */
function dayNumber(year: number, month: number, day: number): number {
  const monthFromMarch = (month + 9) % 12
  const yearFromMarch = month < 3 ? year - 1 : year
  const leapDays = Math.floor(yearFromMarch / 4) - Math.floor(yearFromMarch / 100) + Math.floor(yearFromMarch / 400)
  return yearFromMarch * 365 + leapDays + Math.floor((monthFromMarch * 153 + 2) / 5) + day - 1
}

/** Returns the second of the minute with its fraction. Offsets are whole minutes, so it is the same in UTC. */
function secondOf(text: string): number {
  return Number(text.slice(17, zoneAt(text)))
}

/**
 * Returns the index at which the UTC offset of a date-time begins: the final `Z`, or the sign six characters before the
 * end.
 */
function zoneAt(text: string): number {
  return (text.charCodeAt(text.length - 1) | 32) === 122 /* z */ ? text.length - 1 : text.length - 6
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) ^ 48) * 10 + (text.charCodeAt(at + 1) ^ 48)
}
