// Compares the formats with those of ajv-formats on texts near the limits.
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { nearEdge } from '../helpers/near-edge-texts.ts'

/** The formats of ajv-formats in its full mode, each as Ajv itself applies it. */
const ajv = addFormats.default(new Ajv2020(), { mode: 'full' })
const theirs = {
  date: ajv.compile<string>({ type: 'string', format: 'date' }),
  'date-time': ajv.compile<string>({ type: 'string', format: 'date-time' }),
  uuid: ajv.compile<string>({ type: 'string', format: 'uuid' }),
}
type Format = keyof typeof formats

/** The known differences between our formats and ajv-formats. Each text shows only one of them. */
const differences: readonly (readonly [difference: string, format: Format, text: string, ours: boolean])[] = [
  ['a blank for the T', 'date-time', '2024-02-29 06:40:12Z', false],
  ['other white space for the T', 'date-time', '2024-02-29\u202806:40:12Z', false],
  ['an offset without its colon', 'date-time', '2024-02-29T06:40:12+0530', false],
  ['an offset without its minutes', 'date-time', '2024-02-29T06:40:12-05', false],
  ['a time past 23:59 that the offset brings to 23:59 in UTC', 'date-time', '2024-02-29T24:59:12+01:00', false],
  ['a time past 23:59 that the offset brings to 23:59 in UTC', 'date-time', '2024-02-29T23:60:12+00:01', false],
  ['a time past 23:59 that the offset brings to 23:59 in UTC', 'date-time', '2024-02-29T46:59:60+23:00', false],
  ['a second that a double rounds up', 'date-time', '2024-02-29T06:40:59.9999999999999999Z', true],
  ['a second that a double rounds up', 'date-time', '2024-02-29T23:59:60.9999999999999999Z', true],
  ['urn:uuid: before', 'uuid', 'urn:uuid:5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715', false],
  ['urn:uuid: before', 'uuid', 'Urn:UUID:5c1f90ab-7d3e-41b6-8f20-e4a9d6c3b715', false],
]

/** A date-time with a looser separator and offset: its separator, hour, minute, second, and the offset's sign, hour, colon and minute. */
const laxDateTime = /^[0-9-]{10}([Tt\s])(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:[Zz]|([-+])(\d\d)(:?)(\d\d)?)$/u

/** Returns the known differences that a text shows, found without both implementations. */
const knownDifferences = (format: Format, text: string) => {
  const known: Record<'weRefuse' | 'weTake', string[]> = { weRefuse: [], weTake: [] }
  if (format === 'uuid' && /^urn:uuid:/iu.test(text)) known.weRefuse.push('urn:uuid: before')
  const parts = laxDateTime.exec(text)
  if (format !== 'date-time' || parts === null) return known

  const [, between = '', hour, minute, second = '', sign, oh, colon, om] = parts
  if (between === ' ') known.weRefuse.push('a blank for the T')
  else if (!/t/iu.test(between)) known.weRefuse.push('other white space for the T')
  if (oh !== undefined && om === undefined) known.weRefuse.push('an offset without its minutes')
  else if (oh !== undefined && colon === '') known.weRefuse.push('an offset without its colon')

  const minuteInUtc =
    Number(hour) * 60 + Number(minute) - (Number(oh ?? 0) * 60 + Number(om ?? 0)) * (sign === '-' ? -1 : 1)
  const past = Number(hour) > 23 || Number(minute) > 59
  if (past && (minuteInUtc === 1439 || minuteInUtc === -1))
    known.weRefuse.push('a time past 23:59 that the offset brings to 23:59 in UTC')
  if (Math.floor(Number(second)) > Number(second.slice(0, 2))) known.weTake.push('a second that a double rounds up')
  return known
}

describe('the formats of the package and of ajv-formats', () => {
  it.each(differences)('have the known difference "%s" (%s %j)', (difference, format, text, ours) => {
    expect(formats[format](text)).toBe(ours)
    expect(theirs[format](text)).toBe(!ours)
    expect(knownDifferences(format, text)).toEqual(
      ours ? { weRefuse: [], weTake: [difference] } : { weRefuse: [difference], weTake: [] },
    )
  })

  it.each(['date', 'date-time', 'uuid'] as const)(
    'have no other difference for texts that are nearly a valid %s',
    (format) => {
      const seen = new Set<string>()
      const property = fc.property(nearEdge[format], (text) => {
        const ours = formats[format](text)
        if (ours === theirs[format](text)) return
        const known = knownDifferences(format, text)
        expect(ours ? known.weTake : known.weRefuse).not.toEqual([])
        if (ours) expect(known.weRefuse).toEqual([])
        for (const difference of ours ? known.weTake : known.weRefuse) seen.add(difference)
      })
      fc.assert(property, { numRuns: propertyRuns })
      const listed = differences.filter((row) => row[1] === format).map(([difference]) => difference)
      if (propertyRuns >= 100_000) expect([...seen].sort()).toEqual([...new Set(listed)].sort())
    },
    propertyTimeout,
  )
})
