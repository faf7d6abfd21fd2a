// Generates texts near the limit between valid and invalid, for the formats date, date-time and UUID.
import fc from 'fast-check'

const two = (n: number) => String(n).padStart(2, '0')
const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
/** Generates numbers around the ends of a range, and sometimes any two digits. */
const around = (low: number, high: number) =>
  fc.oneof(
    { weight: 18, arbitrary: fc.integer({ min: low, max: high }) },
    { weight: 9, arbitrary: oneOf(low, low + 1, high - 1, high) },
    { weight: 1, arbitrary: oneOf(Math.max(0, low - 1), high + 1) },
  )

/** The white space that JavaScript's `\s` matches. */
const blanks = [...'\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff']

/**
 * Characters that careless code accepts: neighbours of the allowed characters, digits of other scripts, codes with the
 * same low bits.
 */
const trouble = [
  ...'0123456789-:.+/;,TtZzUusSaAfFgG@`_ \n\0\u00a0\ufeff\u2028–−০৪९٣３：\u0130\u0139\u012d\u0154\u017a\u212a\u2160\ud835\udfd8',
  ...['', '', '00', 'urn:uuid:', 'Z', '+00:00'],
]

const edgeYears = [
  0, 1, 4, 96, 99, 100, 400, 1582, 1600, 1696, 1700, 1900, 1972, 2000, 2016, 2023, 2024, 2100, 2400, 9996, 9999,
]
const year = fc
  .oneof({ weight: 2, arbitrary: oneOf(...edgeYears) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 9999 }) })
  .map((number) => String(number).padStart(4, '0'))

/** Dates at and just past the ends of years and months, some of which do not exist. */
export const fullDateText = fc
  .tuple(year, around(1, 12), fc.oneof(around(1, 31), oneOf(28, 29, 30, 31)))
  .map(([y, m, d]) => `${y}-${two(m)}-${two(d)}`)

/** Dates that exist. */
export const realDateText = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([y, m, d]) => {
    const day = new Date(0)
    day.setUTCFullYear(Number(y), m, 0)
    return `${y}-${two(m)}-${two(Math.min(d, day.getUTCDate()))}`
  })

const minutesOffset = fc.tuple(oneOf(-1, 1), around(0, 23), around(0, 59))
const digits = (constraints: fc.StringConstraints) => fc.string({ ...constraints, unit: oneOf(...'0123456789') })
const fraction = fc.oneof(
  { weight: 8, arbitrary: oneOf('') },
  { weight: 4, arbitrary: digits({ minLength: 1, maxLength: 4 }).map((text) => `.${text}`) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 24 }).map((n) => `.${'9'.repeat(n)}`) },
  { weight: 1, arbitrary: oneOf('.', '.0', ',5', '.5.5', '.٣') },
)
const separator = fc.oneof(
  { weight: 20, arbitrary: oneOf('T', 't') },
  { weight: 1, arbitrary: oneOf(...blanks) },
  { weight: 1, arbitrary: oneOf('', '_', 'TT', 'T ', ' T') },
)

const zoneForm = fc.oneof(
  { weight: 3, arbitrary: oneOf('z' as const) },
  { weight: 5, arbitrary: oneOf('offset' as const) },
  { weight: 3, arbitrary: oneOf('no colon' as const, 'no minutes' as const, 'none' as const) },
)

const clock = fc.tuple(around(0, 23), around(0, 59), fc.oneof(around(0, 59), oneOf(58, 59, 60)))

/** Generates times of day with an offset. Many are 23:59 in UTC, even with hours past 23 or minutes past 59. */
const timeAndZone = fc
  .tuple(clock, minutesOffset, fraction, zoneForm, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 9 }))
  .map(([[hour, minute, second], [sign, offsetHour, offsetMinute], secfrac, form, aim, carry]) => {
    const shown =
      form === 'z' || form === 'none' ? 0 : sign * (offsetHour * 60 + (form === 'no minutes' ? 0 : offsetMinute))
    if (aim > 0) {
      const local = 1439 + shown
      const wrapped = carry < 5 ? ((local % 1440) + 1440) % 1440 : Math.max(local, 0)
      hour = Math.floor(wrapped / 60)
      minute = wrapped % 60
      // the same minute of the day, written with minutes past 59 or hours past 23
      if (carry > 7 && hour > 0 && minute < 40) [hour, minute] = [hour - 1, minute + 60]
      if (aim > 1) second = 60
    }
    const offset = `${sign < 0 ? '-' : '+'}${two(offsetHour)}`
    const zone = {
      z: carry % 2 ? 'Z' : 'z',
      offset: `${offset}:${two(offsetMinute)}`,
      'no colon': `${offset}${two(offsetMinute)}`,
      'no minutes': offset,
      none: '',
    }[form]
    return `${two(hour)}:${two(minute)}:${two(second)}${secfrac}${zone}`
  })

const uuidText = fc.uuid().chain((text) => fc.mixedCase(fc.constant(text)))

/** Generates a text, or a text with one position replaced, inserted, removed or repeated. */
const damaged = (texts: fc.Arbitrary<string>) =>
  fc.tuple(texts, fc.nat({ max: 11 }), fc.nat({ max: 99 }), oneOf(...trouble)).map(([text, how, where, character]) => {
    const at = where % (text.length + 1)
    const before = text.slice(0, at)
    if (how === 0) return before + character + text.slice(at)
    if (how === 1 || how === 2) return before + character + text.slice(at + 1)
    if (how === 3) return before + text.slice(at + 1)
    if (how === 4) return where % 2 ? text + character : character + text
    return text
  })

/** Generates any text with the parts of a date-time, valid or not. */
const dateTimeText = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: realDateText }, { weight: 1, arbitrary: fullDateText }),
    separator,
    timeAndZone,
  )
  .map(([date, between, time]) => date + between + time)

/** Generators of texts near the limit between valid and invalid, by format. A quarter to a half are valid. */
export const nearEdge = {
  date: fc.oneof({ weight: 9, arbitrary: damaged(fullDateText) }, { weight: 1, arbitrary: damaged(dateTimeText) }),
  'date-time': fc.oneof(
    { weight: 9, arbitrary: damaged(dateTimeText) },
    { weight: 1, arbitrary: damaged(fullDateText) },
  ),
  uuid: damaged(
    fc.oneof({ weight: 9, arbitrary: uuidText }, { weight: 1, arbitrary: uuidText.map((text) => `urn:uuid:${text}`) }),
  ),
}

/**
 * Generates valid date-times without a leap second. The fraction has at most six digits, so that no double rounds it
 * up.
 */
export const plainDateTimeText = fc
  .tuple(
    realDateText,
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
    fc.integer({ min: 0, max: 59 }),
    digits({ maxLength: 6 }),
    fc.integer({ min: -1439, max: 1439 }),
    fc.boolean(),
  )
  .map(([date, h, m, s, secfrac, offset, zulu]) => {
    const zone = zulu ? 'Z' : offsetText(offset)
    return `${date}T${two(h)}:${two(m)}:${two(s)}${secfrac && `.${secfrac}`}${zone}`
  })

/** Returns an offset in minutes as `+hh:mm` or `-hh:mm`. */
export const offsetText = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
