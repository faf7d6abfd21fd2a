// Tests the ranges of `parseJson` and of duplicate keys in generated texts.
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { parseJson, validateText, type TextRange } from 'monitor-contract/text'
import { expect, it } from 'vitest'
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
      const found = errors.flatMap(({ code, range }) => (code === 'duplicate-key' ? [range.start.offset] : []))
      expect(found).toEqual(repeatedKeys(text))
    }),
    { numRuns },
  )
})
