// Compares the formats with those of other validators, such as @hyperjump/json-schema.
import '@hyperjump/json-schema/formats'
import { Validator } from '@cfworker/json-schema'
import {
  registerSchema,
  setShouldValidateFormat,
  unregisterSchema,
  validate,
} from '@hyperjump/json-schema/draft-2020-12'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { nearEdge } from '../helpers/near-edge-texts.ts'

type Format = keyof typeof formats
type FormatCheck = (text: string) => boolean
const names = ['date', 'date-time', 'uuid'] as const

const hyperjump: Record<Format, FormatCheck> = {
  date: await byHyperjump('date'),
  'date-time': await byHyperjump('date-time'),
  uuid: await byHyperjump('uuid'),
}
const cfworker: Record<Format, FormatCheck> = {
  date: byCfworker('date'),
  'date-time': byCfworker('date-time'),
  uuid: byCfworker('uuid'),
}

async function byHyperjump(format: Format): Promise<FormatCheck> {
  const $id = `https://formats.test/${format}`
  setShouldValidateFormat(true)
  registerSchema({ $schema: 'https://json-schema.org/draft/2020-12/schema', format }, $id)
  const decide = await validate($id)
  return (text) => decide(text).valid
}

function byCfworker(format: Format): FormatCheck {
  const validator = new Validator({ format }, '2020-12')
  return (text) => validator.validate(text).valid
}

afterAll(() => {
  for (const format of names) unregisterSchema(`https://formats.test/${format}`)
  setShouldValidateFormat(undefined)
})

/**
 * Hyperjump allows second 60 only on listed days. It looks up months without a leading zero, so only the days in
 * October and December count.
 */
const leapDaysOfHyperjump = new Set([
  '1963-10-31',
  ...[1960, 1961, 1963, 1964, 1965, 1971, 1972, 1973, 1974, 1975, 1976, 1977].map((year) => `${year}-12-31`),
  ...[1978, 1979, 1987, 1989, 1990, 1995, 1998, 2005, 2008, 2016].map((year) => `${year}-12-31`),
])

/** Returns whether a text has second 60 on a day that Hyperjump does not list; the day is in UTC. */
const hyperjumpDiffers = (text: string) => {
  const [, day, time = '', zone = ''] = /^(.{10})[Tt](..:..):60(?:\.\d+)?(.+)$/u.exec(text) ?? []
  if (day === undefined) return false
  return !leapDaysOfHyperjump.has(new Date(`${day}T${time}${zone.toUpperCase()}`).toISOString().slice(0, 10))
}

/** cfworker takes any white space for the T. */
const cfworkerDiffers = (text: string) => /^.{10}\s/su.test(text)

describe('the formats of the package and of @hyperjump/json-schema', () => {
  it.each([
    ['a leap second in June, which its list holds', '2015-06-30T23:59:60Z'],
    ['a leap second on the last day of a year that had none', '2007-12-31T23:59:60Z'],
    ['a leap second in the middle of a month', '2016-12-13T23:59:60Z'],
  ])('differ for %s, which only the package accepts', (_, text) => {
    expect(formats['date-time'](text)).toBe(true)
    expect(hyperjump['date-time'](text)).toBe(false)
    expect(hyperjumpDiffers(text)).toBe(true)
  })

  it.each([...leapDaysOfHyperjump])('both validators accept the leap second of %s', (day) => {
    expect(formats['date-time'](`${day}T23:59:60Z`)).toBe(true)
    expect(hyperjump['date-time'](`${day}T23:59:60Z`)).toBe(true)
  })

  it.each(names)(
    'have no other difference for texts that are nearly a valid %s',
    (format) => {
      const property = fc.property(nearEdge[format], (text) => {
        const ours = formats[format](text)
        return hyperjump[format](text) === (ours && !(format === 'date-time' && hyperjumpDiffers(text)))
      })
      fc.assert(property, { numRuns: propertyRuns })
    },
    propertyTimeout,
  )
})

describe('the formats of the package and of @cfworker/json-schema', () => {
  it.each([
    ['a blank for the T', '2024-02-29 06:40:12Z'],
    ['a no-break space for the T', '2024-02-29\u00a006:40:12Z'],
    ['a line feed for the T', '2024-02-29\n06:40:12Z'],
  ])('differ for %s, which only the package rejects', (_, text) => {
    expect(formats['date-time'](text)).toBe(false)
    expect(cfworker['date-time'](text)).toBe(true)
    expect(cfworkerDiffers(text)).toBe(true)
  })

  it.each(names)(
    'have no other difference for texts that are nearly a valid %s',
    (format) => {
      const property = fc.property(nearEdge[format], (text) => {
        const blank = format === 'date-time' && cfworkerDiffers(text)
        const ours = formats[format](text)
        return !(blank && ours) && cfworker[format](text) === (blank ? formats[format](text.replace(/\s/u, 'T')) : ours)
      })
      fc.assert(property, { numRuns: propertyRuns })
    },
    propertyTimeout,
  )
})
