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

  it.each([
    ['', text, undefined],
    ['/a~1b', '[10, { "~": "x\\"y" }]', '"a/b"'],
    ['/a~1b/0', '10', undefined],
    ['/a~1b/1', '{ "~": "x\\"y" }', undefined],
    ['/a~1b/1/~0', '"x\\"y"', '"~"'],
    ['/c', 'null', '"\\u0063"'],
    ['/', '-1.5e3', '""'],
  ])('%j is the range of its value, or of its key', (pointer, value, key) => {
    expect(partsOf(text, pointer)).toEqual([value, key])
  })

  it.each(['/b', '/a~1b/2', '/a~1b/00', '/a~1b/-', '/a~1b/length', '/c/d', '//', 'c', '/a~2b', '/a~', '/__proto__'])(
    '%j is undefined, because the text has no value there',
    (pointer) => {
      expect(partsOf(text, pointer)).toEqual([undefined, undefined])
    },
  )

  it.each(['/a~2b', '/a~'])('%j is undefined, because its escape is invalid', (pointer) => {
    expect(partsOf('{"a~2b":1,"a~":1}', pointer)).toEqual([undefined, undefined])
  })

  it('is that of the last value of a duplicate key', () => {
    const twice = '{"a":{"b":1},"a":{"c":2}}'
    expect(partsOf(twice, '/a')).toEqual(['{"c":2}', '"a"'])
    expect(partsOf(twice, '/a/b')).toEqual([undefined, undefined])
    expect(parsed(twice).rangeOf('/a', { key: true })?.start.offset).toBe(13)
  })

  it('counts lines that end with LF, CRLF or CR, and columns in UTF-16 code units', () => {
    const { rangeOf } = parsed('[\n1,\r\n2,\r3,\n\r4, "😀", 5]')
    expect(['/0', '/1', '/2', '/3', '/4', '/5'].map((pointer) => rangeOf(pointer)?.start)).toEqual([
      { offset: 2, line: 2, column: 1 },
      { offset: 6, line: 3, column: 1 },
      { offset: 9, line: 4, column: 1 },
      { offset: 13, line: 6, column: 1 },
      { offset: 16, line: 6, column: 4 },
      { offset: 22, line: 6, column: 10 },
    ])
    expect(rangeOf('')?.end).toEqual({ offset: 24, line: 6, column: 12 })
  })

  it('does not count U+2028 in a string as the end of a line', () => {
    expect(parsed('["\u2028", 1]').rangeOf('/1')?.start).toEqual({ offset: 6, line: 1, column: 7 })
  })
})

describe('text that is not JSON', () => {
  it.each([
    ['', 0, ['value'], 'end'],
    [' \n', 2, ['value'], 'end'],
    ['{', 1, ['key', '}'], 'end'],
    ['{"a"', 4, [':'], 'end'],
    ['{"a":', 5, ['value'], 'end'],
    ['{"a":1', 6, [',', '}'], 'end'],
    ['[', 1, ['value', ']'], 'end'],
    ['[1', 2, [',', ']'], 'end'],
    ['[1,]', 3, ['value'], 'closing-bracket'],
    ['{"a":1,}', 7, ['key'], 'closing-bracket'],
    ['[1 2]', 3, [',', ']'], 'other'],
    ['[1}', 2, [',', ']'], 'other'],
    ['{"a":1]', 6, [',', '}'], 'other'],
    ['{"a":1,"b":2]', 12, [',', '}'], 'other'],
    ['{a:1}', 1, ['key', '}'], 'other'],
    ['{"a":1,b:2}', 7, ['key'], 'other'],
    ['{1:2}', 1, ['key', '}'], 'other'],
    ['{"a" 1}', 5, [':'], 'other'],
    ['{} {}', 3, ['end'], 'other'],
    [']', 0, ['value'], 'other'],
    ['{"a":]', 5, ['value'], 'other'],
    ['[1, \n}', 5, ['value'], 'closing-bracket'],
    ['{"a":1,]', 7, ['key'], 'closing-bracket'],
    ["['a']", 1, ['value', ']'], 'single-quote'],
    ["{'a':1}", 1, ['key', '}'], 'single-quote'],
    ['// a\n1', 0, ['value'], 'comment'],
    ['[1, /* a */ 2]', 4, ['value'], 'comment'],
    ['1 # a', 2, ['end'], 'comment'],
    ['\uFEFF{}', 0, ['value'], 'byte-order-mark'],
    ['[\uFEFF1]', 1, ['value', ']'], 'byte-order-mark'],
    ['{}\uFEFF', 2, ['end'], 'byte-order-mark'],
    ['"a', 2, ['"'], 'end'],
    ['"a\nb"', 2, ['"'], 'control-character'],
    ['"\u0000"', 1, ['"'], 'control-character'],
    ['"\\x"', 2, ['escape'], 'other'],
    ['"\\\'"', 2, ['escape'], 'other'],
    ['"\\', 2, ['escape'], 'end'],
    ['"\\u12G4"', 5, ['hex-digit'], 'other'],
    ['"\\u123', 6, ['hex-digit'], 'end'],
    ['-', 1, ['digit'], 'end'],
    ['-a', 1, ['digit'], 'other'],
    ['1.', 2, ['digit'], 'end'],
    ['[1.e1]', 3, ['digit'], 'other'],
    ['1e+', 3, ['digit'], 'end'],
    ['01', 1, ['end'], 'other'],
    ['-01', 2, ['end'], 'other'],
    ['+1', 0, ['value'], 'other'],
    ['.5', 0, ['value'], 'other'],
    ['NaN', 0, ['value'], 'other'],
    ['nul', 0, ['value'], 'other'],
    ['nulll', 4, ['end'], 'other'],
    ['True', 0, ['value'], 'other'],
    ['\u00a01', 0, ['value'], 'other'],
    ['x# a', 0, ['value'], 'other'],
  ])('%j has the error json-syntax at offset %i, with the expected tokens', (text, offset, expected, found) => {
    const issue = { severity: 'error', code: 'json-syntax', path: [], pointer: '', params: { expected, found } }
    expect(parseJson(text)).toMatchObject({ ok: false, issue: { ...issue, range: { start: { offset } } } })
  })

  it('has the range of its first invalid character, or an empty range at the end of the text', () => {
    const ends = ['[\n😀]', '[\n1', '[\r\n\u0000'].map((text) => {
      const result = parseJson(text)
      return result.ok ? undefined : Object.values(result.issue.range).map((at) => Object.values(at).join(' '))
    })
    expect(ends).toEqual([
      ['2 2 1', '4 2 3'],
      ['3 2 2', '3 2 2'],
      ['3 2 1', '4 2 2'],
    ])
  })

  it('has an issue with a message, and without text of the value', () => {
    const result = parseJson('{"value": "planted-5ecret" x')
    expect(result.ok ? '' : result.issue.message).toBe('Expected "," or "}".')
    expect(JSON.stringify(result)).not.toMatch(/5ecret/)
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
