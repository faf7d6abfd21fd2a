// Tests the ranges of `parseJson`, of duplicate keys and of issues in generated texts.
import fc from 'fast-check'
import { icmpMonitor, icmpMonitorUpdate, type Issue, type Result } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { parseJson, validateText, type TextRange } from 'monitor-contract/text'
import { expect, it } from 'vitest'
import { spelledJson, styles } from '../fixes/spelled-json.ts'
import { spoilt } from '../fixes/spoilt.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { jsonTexts } from './json-texts.ts'

const numRuns = propertyRuns / 5

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the pointer of every value inside a value, with its key or index. */
function placesIn(value: unknown, pointer = ''): { pointer: string; key: string; value: unknown; hasKey: boolean }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const place = `${pointer}/${escaped(key)}`
    return [{ pointer: place, key, value: part, hasKey: !Array.isArray(value) }, ...placesIn(part, place)]
  })
}

/** Returns the JSON value in a range, and asserts its lines and columns. */
function readAt(text: string, range: TextRange | undefined): unknown {
  if (range === undefined) return undefined
  for (const { offset, line, column } of [range.start, range.end]) {
    const lines = text.slice(0, offset).split(/\r\n?|\n/)
    expect([line, column]).toEqual([lines.length, (lines.at(-1) ?? '').length + 1])
  }
  const part = text.slice(range.start.offset, range.end.offset)
  expect(part.trim()).toBe(part)
  return JSON.parse(part)
}

it('every value and key has its range, line and column', () => {
  fc.assert(
    fc.property(jsonTexts, (text) => {
      const parsed = parseJson(text)
      if (!parsed.ok) throw new Error('The text is JSON')
      const { rangeOf } = parsed
      expect(readAt(text, rangeOf(''))).toEqual(parsed.value)
      for (const { pointer, key, value, hasKey } of placesIn(parsed.value)) {
        expect(readAt(text, rangeOf(pointer))).toEqual(value)
        expect(readAt(text, rangeOf(pointer, { key: true }))).toBe(hasKey ? key : undefined)
      }
    }),
    { numRuns },
  )
})

/** Returns the offsets of the keys that their object already has. */
function repeatedKeys(text: string): number[] {
  const open: Set<unknown>[] = []
  return [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)].flatMap(({ 0: token, 1: name, 2: colon, index }) => {
    if (token === '{') open.push(new Set())
    if (token === '}') open.pop()
    if (name === undefined || colon === undefined) return []
    const names = open.at(-1)
    const key: unknown = JSON.parse(name)
    if (names?.has(key)) return [index]
    names?.add(key)
    return []
  })
}

it('every duplicate key has its range', () => {
  fc.assert(
    fc.property(jsonTexts, (text) => {
      const { errors } = validateText(icmpMonitorUpdate, text, { maxIssues: 1_000_000 })
      const found = errors.filter(({ code }) => code === 'duplicate-key')
      expect(found.map(({ range }) => range.start.offset)).toEqual(repeatedKeys(text))
      for (const { path, range } of found) expect(readAt(text, range)).toBe(path.at(-1))
    }),
    { numRuns },
  )
})

const [strict, tolerant] = [
  icmpMonitorUpdate.with({ unknownFields: 'error', maxIssues: 1_000_000 }),
  icmpMonitor.with({ reader: 'tolerant', maxIssues: 1_000_000 }),
]
const cases: [string, (value: unknown) => Result<unknown>, (text: string) => unknown, fc.Arbitrary<unknown>][] = [
  ['an update', strict.validate, (text) => validateText(strict, text), spoilt(arbitraries.icmpMonitorUpdate())],
  ['a monitor', tolerant.validate, (text) => validateText(tolerant, text), spoilt(arbitraries.icmpMonitor())],
]

it.each(cases)(
  'the result of %s is that of its value, with the range of each value, key or object without a field',
  (_, validate, validateAsText, values) => {
    fc.assert(
      fc.property(values, styles, (value, style) => {
        const text = spelledJson(value, { ...style, repeated: -1 })
        const parsed = parseJson(text)
        if (!parsed.ok) throw new Error('The text is JSON')
        const rangeOf = (pointer: string, code: string): TextRange => {
          const range = parsed.rangeOf(pointer, { key: code === 'unknown-field' })
          if (range !== undefined) return range
          // The first character of the object around a missing field.
          const { start } = rangeOf(pointer.slice(0, pointer.lastIndexOf('/')), code)
          return { start, end: { ...start, offset: start.offset + 1, column: start.column + 1 } }
        }
        const located = <Place extends { readonly pointer: string }>(place: Place, code: string) => ({
          ...place,
          range: rangeOf(place.pointer, code),
        })
        const withRanges = (issues: readonly Issue[]) =>
          issues
            .map((issue) => ({
              ...located(issue, issue.code),
              fixes: expect.any(Array),
              ...(issue.related && { related: issue.related.map((place) => located(place, '')) }),
            }))
            .sort((one, other) => one.range.start.offset - other.range.start.offset)
        const result = validate(parsed.value)
        expect(validateAsText(text)).toEqual({
          ...result,
          errors: withRanges(result.errors),
          warnings: withRanges(result.warnings),
        })
      }),
      { numRuns },
    )
  },
)
