// Tests `toCodeFrame`.
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { toCodeFrame } from 'monitor-contract/report'
import { describe, expect, it } from 'vitest'
import { issueAt } from './example-entries.ts'

/** Returns the lines of a frame after the message. The offsets are those of the marks ⟦ and ⟧ in the text. */
function frameOf(marked: string, options?: object): string[] {
  const text = marked.replaceAll(/[⟦⟧]/g, '')
  const [message, ...lines] = toCodeFrame(
    issueAt(text, marked.indexOf('⟦'), marked.replace('⟦', '').indexOf('⟧')),
    text,
    options,
  ).split('\n')
  expect(message).toBe('a is wrong.')
  return lines
}

/** Returns the text in each column of a terminal, the text of a wide character in its first one. */
function columnsOf(line: string): string[] {
  const columns: string[] = []
  for (const character of line)
    if (character === '\u0301') columns.push(`${columns.pop() ?? ''}\u0301`)
    else if (character === '\t') columns.push(...' '.repeat(8 - (columns.length % 8)))
    else columns.push(character === '\u001B' ? '\uFFFD' : character, ...(/[日👍]/u.test(character) ? [''] : []))
  return columns
}

describe('a code frame', () => {
  it.each<[what: string, text: string, lines: readonly string[], options?: object]>([
    [
      'two lines before and after',
      '1\n2\n3\nxx⟦44⟧\n5\n6\n7',
      ['  2 | 2', '  3 | 3', '> 4 | xx44', '    |   ^^', '  5 | 5', '  6 | 6'],
    ],
    ['the first line', '⟦a⟧b\nc', ['> 1 | ab', '    | ^', '  2 | c'], { context: 1 }],
    ['the last line', 'a\nb⟦c⟧', ['> 2 | bc', '    |  ^'], { context: 0 }],
    ['no line after the last line break', 'a⟦b⟧\n', ['> 1 | ab', '    |  ^']],
    ['an empty range', 'ab⟦⟧', ['> 1 | ab', '    |   ^']],
    ['an empty text', '⟦⟧', ['> 1 |', '    | ^']],
    ['CRLF and CR', 'a\r\nb⟦c⟧\rd', ['  1 | a', '> 2 | bc', '    |  ^', '  3 | d']],
    ['numbers of two digits', `${'\n'.repeat(9)}⟦a⟧`, ['   9 |', '> 10 | a', '     | ^'], { context: 1 }],
    ['emoji', '👩‍👧⟦👍🏽⟧x', ['> 1 | 👩‍👧👍🏽x', '    |   ^^']],
    ['a heart, a key and a flag', '❤️1️⃣🇩🇪⟦x⟧', ['> 1 | ❤️1️⃣🇩🇪x', '    |       ^']],
    [
      'marks with a width, and Hangul in parts',
      'कि⟦ｶﾞ\u1100\u1161\u11a8⟧',
      ['> 1 | किｶﾞ\u1100\u1161\u11a8', '    |   ^^^^'],
    ],
    [
      'a range over lines',
      'a\n  ⟦{\n    b\n\n  }⟧\nc',
      ['  1 | a', '> 2 |   {', '    |   ^', '> 3 |     b', '    |     ^', '> 4 |'],
    ],
    [
      'control characters and marks of direction as U+FFFD',
      'a\u001B[31m\u202E⟦b⟧\u0085\ud800',
      ['> 1 | a\uFFFD[31m\uFFFDb\uFFFD\uFFFD', '    |        ^'],
    ],
    [
      'a long line, and its beginning beside another one',
      `⟦a⟧\n${'b'.repeat(20)}`,
      ['> 1 | a', '    | ^', `  2 | ${'b'.repeat(12)}…`],
      { width: 20 },
    ],
  ])('shows %s', (_, text, lines, options) => {
    expect(frameOf(text, options)).toEqual(lines)
  })

  it('has a column for each column of the line, a marker below the whole range, and no line above its width', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '\t', '日', '👍', 'e\u0301', '\u001B'), { maxLength: 150 })
    /** A width, or what the line is less wide than it. */
    const width = fc.oneof(fc.integer({ min: 20, max: 120 }), fc.integer({ min: -2, max: 2 }))
    fc.assert(
      fc.property(text, text, text, width, (...[before, marked, after, size]) => {
        const [start, range] = [before.join(''), marked.join('')]
        const whole = columnsOf(start + range + after.join(''))
        const width = size > 2 ? size : Math.max(20, 6 + whole.length + size)
        const [from, to] = [columnsOf(start).length, columnsOf(start + range).length]
        const [row = '', marker = ''] = frameOf(`${start}⟦${range}⟧${after.join('')}`, { width })
        const shown = columnsOf(row)
        expect(Math.max(shown.length, marker.length)).toBeLessThanOrEqual(width)
        const indent = marker.indexOf('^')
        const count = marker.length - indent
        expect(marker.slice(indent)).toBe('^'.repeat(count))
        if (to - from <= width - 10) expect(count).toBe(Math.max(1, to - from))
        else expect(count).toBeGreaterThan(width - 10)
        const inRow = shown.slice(6)
        const begin = from - (indent - 6)
        const expected = inRow.map((_, index) => whole[begin + index])
        if (begin > 0 || inRow[0] === '…') expected[0] = '…'
        if (begin + inRow.length < whole.length || inRow.at(-1) === '…') expected[inRow.length - 1] = '…'
        expect(inRow).toEqual(expected)
        if (Math.max(whole.length, from + 1) <= width - 6) expect(inRow).toEqual(whole)
      }),
      { numRuns: 500 },
    )
  })

  it('shows a place in a line of millions of characters at once', () => {
    const long = '👍'.repeat(500_000)
    for (const [row = '', marker = ''] of [frameOf(`${long}⟦here⟧${long}`), frameOf(`a${long}⟦here⟧${long}`)]) {
      expect(row).toMatch(/^> 1 \| …👍+here👍+…$/u)
      expect(marker.indexOf('^')).toBe(columnsOf(row.slice(0, row.indexOf('here'))).length)
    }
  })

  it('is not wider beside thousands of characters without a width', () => {
    const [row = ''] = frameOf(`⟦c⟧${'b'.repeat(13)}${'\u0301'.repeat(5_000)}`, { width: 20 })
    expect(columnsOf(row.replaceAll('\u0301', '')).length).toBeLessThanOrEqual(20)
  })

  it('has colors on request: red for an error, yellow for a warning', () => {
    expect(toCodeFrame(issueAt('ab', 0, 1), 'ab')).not.toContain('\u001B')
    expect(toCodeFrame(issueAt('ab', 0, 1), 'ab', { color: true })).toContain('\u001B[31m^\u001B[0m')
    expect(toCodeFrame(issueAt('ab', 0, 1, 'warning'), 'ab', { color: true })).toContain('\u001B[33m^\u001B[0m')
  })

  it('is the message alone, without control characters, for an issue without a range', () => {
    const label = () => '\u001B[31mscript'
    const [issue] = icmpMonitorUpdate.validate({ heartbeat: {} }, { label }).errors
    expect(issue && toCodeFrame(issue, '{ "heartbeat": {} }')).toBe('\uFFFD[31mscript is missing.')
  })

  it('ends with the title of the first fix', () => {
    const fixes = [
      { title: 'Use \u001B', edits: [] },
      { title: 'Use 2', edits: [] },
    ]
    const frame = toCodeFrame({ ...issueAt('ab', 0, 1), fixes }, 'ab')
    expect(frame.split('\n').slice(-2)).toEqual(['    | ^', 'fix: Use \uFFFD'])
  })

  it('has no column for a byte order mark', () => {
    const issue = { ...issueAt('ab', 1, 2), message: '' }
    expect(toCodeFrame(issue, '\uFEFFab')).toBe('\n> 1 | ab\n    |  ^')
  })

  it.each([
    ['a', { colour: true }],
    ['a', { color: 1 }],
    ['a', { context: -1 }],
    ['a', { context: 0.5 }],
    ['a', { width: 19 }],
    ['a', { width: Infinity }],
    ['a', null],
    [5],
  ])('rejects the text %j with the options %j', (...given) =>
    expect(() => Reflect.apply(toCodeFrame, undefined, [issueAt('a', 0, 1), ...given])).toThrow(TypeError),
  )
})
