// Checks dates and date-times with the engine's `Date`, to compare the formats with.

const iso = (date: Date) => (Number.isNaN(date.getTime()) ? 'no date' : date.toISOString())

/**
 * Returns midnight in UTC of the date in a text's first ten characters. A date that does not exist
 * becomes a later one.
 */
const midnight = (text: string) => {
  const date = new Date(0)
  date.setUTCFullYear(
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)) - 1,
    Number(text.slice(8, 10)),
  )
  return date
}

/**
 * Checks a full-date with the engine's calendar: reading and writing it must return the same text.
 */
export const isDateByRoundTrip = (text: string) => iso(midnight(text)).slice(0, 10) === text

/**
 * Checks a date-time with the engine's calendar: reading and writing each part must return the same
 * text.
 */
export const isDateTimeByRoundTrip = (text: string) => {
  const [, day, clock, second, zone] =
    /^(.{10})[Tt](.{5}):(..)(?:\.[0-9]+)?([Zz]|[-+].{5})$/su.exec(text) ?? []
  if (
    day === undefined ||
    clock === undefined ||
    second === undefined ||
    zone === undefined ||
    !isDateByRoundTrip(day)
  )
    return false
  const leap = second === '60'
  const read = new Date(
    midnight(day).getTime() + secondsOf(clock) * 1000 + Number(leap ? '59' : second) * 1000,
  )
  if (iso(read).slice(0, 19) !== `${day}T${clock}:${leap ? '59' : second}`) return false
  const offset = zone.length === 1 ? 0 : secondsOf(zone.slice(1))
  if (zone.length > 1 && iso(new Date(offset * 1000)) !== `1970-01-01T${zone.slice(1)}:00.000Z`)
    return false
  const inUtc = new Date(read.getTime() - (zone.startsWith('-') ? -1 : 1) * offset * 1000)
  return !leap || (inUtc.getUTCHours() === 23 && inUtc.getUTCMinutes() === 59)
}

/**
 * Returns the first and the last instant of a valid date or date-time, as texts that sort by time.
 * The calendar never gets the second, because it has no leap seconds; the fraction has at most
 * twenty digits.
 */
export const spanByRoundTrip = (text: string): readonly [string, string] => {
  if (text.length === 10) return [sortable(`${text}T`), sortable(`${text}U`)]
  const [, clock = '', second = '', fraction = '', zone = ''] =
    /T(.{5}):(..)(?:\.([0-9]+))?(.*)$/u.exec(text.toUpperCase()) ?? []
  const offset = zone === 'Z' ? 0 : secondsOf(zone.slice(1)) * (zone.startsWith('-') ? -1 : 1)
  const minute = iso(
    new Date(midnight(text).getTime() + (secondsOf(clock) - offset) * 1000),
  ).replace(/:00\.000Z$/u, '')
  const instant = sortable(`${minute}:${second}.${fraction.padEnd(20, '0')}`)
  return [instant, instant]
}

/** Returns `hh:mm` in seconds. */
const secondsOf = (clock: string) => Number(clock.slice(0, 2)) * 3600 + Number(clock.slice(3)) * 60

/** Makes the year 10000 sort after all others; it is written `+010000`. */
const sortable = (text: string) => text.replace(/^\+/u, '~')

export const two = (number: number): string => String(number).padStart(2, '0')

/** Returns an offset in minutes as `+hh:mm` or `-hh:mm`. */
export const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
