/**
 * Returns whether a valid date or date-time ends before another one begins.
 *
 * Two dates are compared as days. A date covers its whole day in UTC, so it is neither before nor
 * after an instant of that day. A date-time is an instant, with its UTC offset. Fractions of a
 * second count with the precision of a double, and a leap second is after second 59 and before the
 * next minute. The result for invalid strings has no meaning.
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
  if (isDay(a) && isDay(b)) return a < b

  const minuteA = minuteOf(a)
  const minuteB = minuteOf(b)
  if (dayOf(minuteA) !== dayOf(minuteB)) return minuteA < minuteB
  if (isDay(a) || isDay(b)) return false
  return minuteA === minuteB ? secondOf(a) < secondOf(b) : minuteA < minuteB
}

const isDay = (text: string): boolean => text.length === 10

const dayOf = (minute: number): number => Math.floor(minute / 1440)

/**
 * Returns the minutes from 1970 to the start of a date, or to a date-time without its seconds.
 * `Date.parse` rejects leap seconds.
 */
const minuteOf = (text: string): number =>
  Date.parse(isDay(text) ? text : `${text.slice(0, 16)}${text.slice(zoneAt(text))}`.toUpperCase()) /
  60_000

/**
 * Returns the second with its fraction: the same as in UTC, because UTC offsets are whole minutes.
 */
const secondOf = (text: string): number => Number(text.slice(17, zoneAt(text)))

const zoneAt = (text: string): number => text.search(/(?:z|[+-]\d\d:\d\d)$/i)
