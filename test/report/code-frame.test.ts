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

describe('a code frame', () => {
  it.each<[what: string, text: string, lines: readonly string[], options?: object]>([
    [
      'two lines before and after',
      '1\n2\n3\nxx⟦44⟧\n5\n6\n7',
      ['  2 | 2', '  3 | 3', '> 4 | xx44', '    |   ^^', '  5 | 5', '  6 | 6'],
    ],
    ['the first line', '⟦a⟧b\nc', ['> 1 | ab', '    | ^', '  2 | c'], { context: 1 }],
    ['the last line', 'a\nb⟦c⟧', ['> 2 | bc', '    |  ^'], { context: 0 }],
    ['an empty range', 'ab⟦⟧', ['> 1 | ab', '    |   ^']],
    ['an empty text', '⟦⟧', ['> 1 |', '    | ^']],
    ['CRLF and CR', 'a\r\nb⟦c⟧\rd', ['  1 | a', '> 2 | bc', '    |  ^', '  3 | d']],
    ['numbers of two digits', `${'\n'.repeat(9)}⟦a⟧`, ['   9 |', '> 10 | a', '     | ^'], { context: 1 }],
    ['tabs, which stay before the marker', '\tx\t⟦ab⟧', ['> 1 | \tx\tab', '    | \t \t^^']],
    ['wide characters', '日本⟦語x⟧', ['> 1 | 日本語x', '    |     ^^^']],
    ['combining characters', 'e\u0301⟦e\u0301x⟧', ['> 1 | e\u0301e\u0301x', '    |  ^^']],
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
  ])('shows %s', (_, text, lines, options) => {
    expect(frameOf(text, options)).toEqual(lines)
  })

  it('cuts a long line around the marker, but no surrogate pair', () => {
    for (const [first, filler] of [
      ['', 'x'],
      ['', '👍'],
      ['x', '👍'],
    ] as const) {
      for (const [before, after] of [
        [5_000, 5_000],
        [3, 5_000],
        [5_000, 3],
        [0, 5_000],
      ] as const) {
        const [row = '', marker = ''] = frameOf(`${first}${filler.repeat(before)}⟦here⟧${filler.repeat(after)}`)
        expect(row).toContain('here')
        expect(row.length).toBeLessThan(175)
        expect(row.length).toBeGreaterThan(160)
        expect(row).not.toContain('\uFFFD')
        const width = (text: string) => [...text].reduce((sum, each) => sum + (each === '👍' ? 2 : 1), 0)
        expect(marker).toBe(`    | ${' '.repeat(width(row.slice(6, row.indexOf('here'))))}^^^^`)
      }
    }
  })

  it('has colors on request: red for an error, yellow for a warning', () => {
    expect(toCodeFrame(issueAt('ab', 0, 1), 'ab')).not.toContain('\u001B')
    expect(toCodeFrame(issueAt('ab', 0, 1), 'ab', { color: true })).toContain('\u001B[31m^\u001B[0m')
    expect(toCodeFrame(issueAt('ab', 0, 1, 'warning'), 'ab', { color: true })).toContain('\u001B[33m^\u001B[0m')
  })

  it('is the message alone for an issue without a range', () => {
    const [issue] = icmpMonitorUpdate.validate({ heartbeat: {} }).errors
    expect(issue && toCodeFrame(issue, '{ "heartbeat": {} }')).toBe('script is missing.')
  })

  it('never throws for a range in a text, and has a marker', () => {
    const characters = fc.constantFrom('a', '\n', '\r', '\t', '"', '日', '👍', '\ud800', '\u001B', '\u0301')
    fc.assert(
      fc.property(fc.array(characters), fc.nat(), fc.nat(), (parts, one, other) => {
        const text = parts.join('')
        const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
        expect(toCodeFrame(issueAt(text, start, end), text)).toContain('^')
      }),
    )
  })

  it.each([
    ['a', { colour: true }],
    ['a', { color: 1 }],
    ['a', { context: -1 }],
    ['a', { context: 0.5 }],
    ['a', null],
    [5],
  ])('rejects the text %j with the options %j', (...given) =>
    expect(() => Reflect.apply(toCodeFrame, undefined, [issueAt('a', 0, 1), ...given])).toThrow(TypeError),
  )
})
