// Tests `parseJson`: the value, the range of a pointer, and the issue about text that is not JSON.
import { parseJson, type ParsedJson } from 'monitor-contract/text'
import { describe, expect, it } from 'vitest'

const parsed = (text: string): Extract<ParsedJson, { ok: true }> => {
  const result = parseJson(text)
  if (!result.ok) throw new Error(result.issue.message)
  return result
}

/** Returns the text of the value at a pointer, and of its key. */
function partsOf(text: string, pointer: string): (string | undefined)[] {
  const { rangeOf } = parsed(text)
  return [rangeOf(pointer), rangeOf(pointer, { key: true })].map(
    (range) => range && text.slice(range.start.offset, range.end.offset),
  )
}

describe('the range of a pointer', () => {
  const text = '{ "a/b": [10, { "~": "x\\"y" }], "\\u0063": null, "": -1.5e3 }'

  it.each(['/b', '/a~1b/2', '/a~1b/00', '/a~1b/-', '/a~1b/length', '/c/d', '//', 'c', '/a~2b', '/a~', '/__proto__'])(
    '%j is undefined, because the text has no value there',
    (pointer) => {
      expect(partsOf(text, pointer)).toEqual([undefined, undefined])
    },
  )

  it.each(['/a~2b', '/a~'])('%j is undefined, because its escape is invalid', (pointer) => {
    expect(partsOf('{"a~2b":1,"a~":1}', pointer)).toEqual([undefined, undefined])
  })
})

describe('text that is not JSON', () => {
  it.each([
    ['', '', ['value'], 'end'],
    [' \n', '', ['value'], 'end'],
    ['{', '{', ['key', '}'], 'end'],
    ['{"a"', '"', [':'], 'end'],
    ['{"a":', ':', ['value'], 'end'],
    ['{"a":1,', ',', ['key'], 'end'],
    ['{"a":1\n\n', '1', [',', '}'], 'end'],
    ['[', '[', ['value', ']'], 'end'],
    ['[{}', '}', [',', ']'], 'end'],
    ['[1,]', ']', ['value'], 'closing-bracket'],
    ['{"a":1,}', '}', ['key'], 'closing-bracket'],
    ['[1 22]', '22', [',', ']'], 'other'],
    ['{"a":[]]', ']', [',', '}'], 'other'],
    ['{a:1}', 'a', ['key', '}'], 'other'],
    ['{"a":1,b:2}', 'b', ['key'], 'other'],
    ['{1.5:2}', '1.5', ['key', '}'], 'other'],
    ['{"a" 1}', '1', [':'], 'other'],
    ['{} {}', '{', ['end'], 'other'],
    ['{"a":]', ']', ['value'], 'other'],
    ["['a']", "'a'", ['value', ']'], 'single-quote'],
    ['// a\n1', '// a', ['value'], 'comment'],
    ['[1, /* a */ 2]', '/* a */', ['value'], 'comment'],
    ['1 # a', '#', ['end'], 'comment'],
    ['\uFEFF{}', '\uFEFF', ['value'], 'byte-order-mark'],
    ['["a', '"a', ['"'], 'end'],
    ['"\\', '\\', ['"'], 'end'],
    ['["a\nb"]', '"a', ['"'], 'control-character'],
    ['"a\u0000"', '\u0000', ['"'], 'control-character'],
    ['"\\\\\\x"', '\\', ['escape'], 'other'],
    ['"\\u12G4 \\x"', '\\', ['hex-digit'], 'other'],
    ['[1.e1]', '1.', ['digit'], 'other'],
    ['01', '1', ['end'], 'other'],
    ['+1', '+1', ['value'], 'other'],
    ['nul1l', 'nul1l', ['value'], 'other'],
    ['[😀', '😀', ['value', ']'], 'other'],
    ['["😀"', '"', [',', ']'], 'end'],
  ])('%j has the error json-syntax at %j, with the expected parts', (text, part, expected, found) => {
    const result = parseJson(text)
    if (result.ok) throw new Error('The text is JSON')
    const { range, ...issue } = result.issue
    expect(text.slice(range.start.offset, range.end.offset)).toBe(part)
    expect(issue).toMatchObject({ code: 'json-syntax', path: [], pointer: '', params: { expected, found } })
  })

  it('has an issue with a message, and without text of the value', () => {
    const result = parseJson('{"value": "planted-5ecret" x')
    expect(result.ok ? '' : result.issue.message).toBe('Expected "," or "}".')
    expect(JSON.stringify(result)).not.toMatch(/5ecret/)
  })
})

describe('deep nesting', () => {
  it.each([
    ['lists', '[', '', ']'],
    ['objects', '{"[a":', '"["', '}'],
  ])('of 200 %s is accepted, and more is the error json-syntax, before anything recurses', (_, open, inside, close) => {
    const nested = (levels: number) => open.repeat(levels) + inside + close.repeat(levels)
    expect(parseJson(nested(200))).toMatchObject({ ok: true, value: JSON.parse(nested(200)) })
    for (const text of [nested(201), open.repeat(1_000_000), nested(200_000)])
      expect(parseJson(text)).toMatchObject({
        ok: false,
        issue: {
          message: 'Values are nested more than 200 levels deep.',
          params: { expected: [], found: 'deep-nesting' },
          range: { start: { offset: 200 * open.length }, end: { offset: 200 * open.length + 1 } },
        },
      })
  })

  it('after another fault is not read', () => {
    const result = parseJson(`["\n${'['.repeat(1_000_000)}`)
    expect(result.ok || result.issue.range.start.offset).toBe(1)
  })
})

describe('invalid arguments', () => {
  it.each([undefined, null, 5, {}, new String('1'), new Uint8Array(2)])(
    '%o throws a TypeError, because it is not a string',
    (text) => {
      expect(() => Reflect.apply(parseJson, undefined, [text])).toThrow(new TypeError('The text must be a string.'))
    },
  )

  it.each([
    [[5], 'The pointer must be a string.'],
    [['', 5], 'Options must be an object.'],
    [['', { keys: true }], 'Unknown option "keys". Known options: key.'],
    [['', { key: 1 }], 'Option "key" must be a boolean.'],
  ])('rangeOf(...%j) throws a TypeError', (given, message) => {
    expect(() => Reflect.apply(parsed('1').rangeOf, undefined, given)).toThrow(new TypeError(message))
  })
})
