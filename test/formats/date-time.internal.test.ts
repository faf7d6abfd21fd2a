// Tests `isDateTime`, the format `date-time`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDateTime } from '../../src/schema/formats.ts'
import { isDateTimeByRoundTrip } from './calendar-by-date.ts'
import { codeUnitsRead } from './code-units-read.ts'
import { documentedExamples } from './documented-examples.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { nearEdge, offsetText } from '../helpers/near-edge-texts.ts'

describe('isDateTime', () => {
  it.each(documentedExamples('schema/formats.ts', 'isDateTime'))('%s', (_, [text = ''], expected) => {
    expect(isDateTime(text)).toBe(expected)
  })

  it.each(['2016-12-31T23:59:58.7Z', '2016-12-31T13:09:38-10:25'])(
    'agrees with Date for %s with any one code unit changed',
    (valid) => {
      const wrong: string[] = []
      for (let at = 0; at < valid.length; at++) {
        for (let code = 0; code < 0x10000; code += code < 0x300 ? 1 : 13) {
          const text = valid.slice(0, at) + String.fromCharCode(code) + valid.slice(at + 1)
          if (isDateTime(text) !== isDateTimeByRoundTrip(text)) wrong.push(`${code} at ${at}`)
        }
      }
      expect(wrong).toEqual([])
    },
    propertyTimeout,
  )

  it('allows second 60 only in the minute that is 23:59 in UTC, for every offset', () => {
    const two = (n: number) => String(n).padStart(2, '0')
    const wrong: string[] = []
    for (let offset = -1439; offset <= 1439; offset++) {
      const right = (1439 + offset + 1440) % 1440
      for (const minute of [right, right + 1, right + 1439, right + 60, right + 720].map((sum) => sum % 1440)) {
        const text = `2016-12-31T${two(Math.floor(minute / 60))}:${two(minute % 60)}:60${offsetText(offset)}`
        if (isDateTime(text) !== (minute === right)) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
  })

  it(
    'agrees with Date for texts that are nearly valid',
    () => {
      fc.assert(
        fc.property(nearEdge['date-time'], (text) => isDateTime(text) === isDateTimeByRoundTrip(text)),
        { numRuns: propertyRuns },
      )
    },
    propertyTimeout,
  )

  it('reads the fraction only if everything else is valid, and then each digit once', () => {
    const digits = '7'.repeat(10_000)
    const others = codeUnitsRead(() => isDateTime('2024-02-29T12:00:00.7Z'))
    expect(codeUnitsRead(() => isDateTime(`2024-02-29T12:00:00.7${digits}Z`))).toBe(others + digits.length)
    const invalidTexts = [
      digits,
      `2024-02-29T12:00:00.${digits}`,
      `2024-02-30T12:00:00.${digits}Z`,
      `2024-02-29T12:00:60.${digits}Z`,
      `2024-02-29T12:00:00.${digits}+24:00`,
      `2024-02-29T12:00:00,${digits}Z`,
    ]
    for (const text of invalidTexts) expect(codeUnitsRead(() => isDateTime(text))).toBeLessThan(40)
  })
})
