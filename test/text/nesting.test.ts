// Tests `validateText` and `parseJson` with deeply nested texts, also in an engine whose `JSON.parse` overflows.
import { errorGroup, icmpMonitorUpdate } from 'monitor-contract'
import { parseJson, validateText } from 'monitor-contract/text'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compareWithEngine } from './text-agreement.ts'

const levels = 1_000_000

/** Returns an update with a deeply nested unknown field. */
const deepUpdate = (open: string, inside: string, close: string) =>
  `{"heartbeat":{},"script":"","deep":${open.repeat(levels)}${inside}${close.repeat(levels)}}`

describe.each([
  ['arrays', '[', ']', '/0'],
  ['objects', '{"a":', '}', '/a'],
])('a million nested %s', (_, open, close, step) => {
  it('are validated', () => {
    const { valid, warnings } = validateText(icmpMonitorUpdate, deepUpdate(open, '1', close))
    expect(valid).toBe(true)
    expect(warnings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['unknown-field /deep'])
  })

  it('have a range on every level', () => {
    const parsed = parseJson(deepUpdate(open, '12', close))
    const range = parsed.ok ? parsed.rangeOf(`/deep${step.repeat(levels)}`) : undefined
    expect(range && range.end.offset - range.start.offset).toBe(2)
  })

  it('have an error for a duplicate key inside them', () => {
    const { errors } = validateText(icmpMonitorUpdate, deepUpdate(open, '{"b":1,"b":2}', close))
    expect(errors.map(({ code, path }) => [code, path.length])).toEqual([['duplicate-key', levels + 2]])
  })

  it('without closing brackets have the error json-syntax at the end of the text', () => {
    const text = open.repeat(levels)
    expect(validateText(icmpMonitorUpdate, text).errors).toMatchObject([
      { code: 'json-syntax', range: { start: { offset: text.length } } },
    ])
  })
})

describe('in an engine whose JSON.parse overflows on objects and arrays', () => {
  const { parse } = JSON
  const overflowing = (text: string): unknown => {
    if (/^[\s]*[[{]/u.test(text)) throw new RangeError('Maximum call stack size exceeded')
    return parse(text)
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each([
    '{"heartbeat":{},"script":"\\u0061","tags":["a",["b"],{"c":-1.5e3}],"__proto__":{"a":null},"a":1,"a":true}',
    '[{"0":1,"a":[]},[],{},"",[[2]]]',
    ' [ ] ',
  ])('parseJson returns the same value: %s', (text) => {
    const expected: unknown = parse(text)
    vi.spyOn(JSON, 'parse').mockImplementation(overflowing)
    const parsed = parseJson(text)
    vi.restoreAllMocks()
    expect(parsed.ok && parsed.value).toEqual(expected)
    expect(JSON.stringify(parsed.ok && parsed.value)).toBe(JSON.stringify(expected))
    expect(parsed.ok && parsed.rangeOf('')?.start.offset).toBe(text.length - text.trimStart().length)
    expect(compareWithEngine(text)).toBe(true)
  })

  it('a million levels are validated', () => {
    vi.spyOn(JSON, 'parse').mockImplementation(overflowing)
    const { valid, warnings } = validateText(icmpMonitorUpdate, deepUpdate('[', '1', ']'))
    expect([valid, warnings.length]).toEqual([true, 1])
  })

  it('text that is not JSON is still an error', () => {
    vi.spyOn(JSON, 'parse').mockImplementation(overflowing)
    expect(validateText(errorGroup, '[1,]').errors).toMatchObject([{ code: 'json-syntax' }])
  })
})
