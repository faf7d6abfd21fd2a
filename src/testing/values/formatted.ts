// Generates strings in each format of JSON Schema that the schemas use: dates, date-times and UUIDs.
import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'

const millisecondsOfDay = 86_400_000
const minutesOfDay = 1440
const dayOf = (date: string): number => Date.parse(date) / millisecondsOfDay

const date = fc
  .integer({ min: dayOf('0000-01-01'), max: dayOf('9999-12-31') })
  .map((day) => new Date(day * millisecondsOfDay).toISOString().slice(0, 10))

const minuteOfDay = fc.integer({ min: 0, max: minutesOfDay - 1 })

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const letter = (name: string): fc.Arbitrary<string> => fc.constantFrom(name, name.toLowerCase())
const digits = fc.stringMatching(/^\.[0-9]+$/)

// An offset from UTC in minutes, with its text.
const zone = fc.oneof(
  letter('Z').map((text) => [0, text] as const),
  fc
    .tuple(fc.constantFrom('+', '-'), minuteOfDay)
    .map(([sign, minutes]) => [sign === '+' ? minutes : -minutes, `${sign}${clock(minutes)}`] as const),
)

const dateTime = fc
  .tuple(date, letter('T'), minuteOfDay, fc.integer({ min: 0, max: 60 }), fc.oneof(fc.constant(''), digits), zone)
  .map(([day, between, minute, second, fraction, [offset, zoneText]]) => {
    // A leap second is valid only in the last minute of a day in UTC.
    const local = second === 60 ? (2 * minutesOfDay - 1 + offset) % minutesOfDay : minute
    return `${day}${between}${clock(local)}:${twoDigits(second)}${fraction}${zoneText}`
  })

const uuid = fc.stringMatching(/^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/)

export const formatted: { readonly [Name in NonNullable<JsonSchema['format']>]: fc.Arbitrary<string> } = {
  date,
  'date-time': dateTime,
  uuid,
}
