// Tests `toCodeFrame`.
import { toCodeFrame } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'
import { fastestOf } from '../fastest-of.ts'
import { issueAt } from './example-issues.ts'

/** Returns the lines of a frame after the first. The marks ⟦ and ⟧ in the text are the range. */
function frameOf(marked: string): string[] {
  const text = marked.replaceAll(/[⟦⟧]/g, '')
  const start = marked.indexOf('⟦')
  const issue = issueAt(text, start, marked.replace('⟦', '').indexOf('⟧'))
  return toCodeFrame(issue, text).split('\n').slice(1)
}

describe('a code frame', () => {
  it.each<{ what: string; text: string; lines: readonly string[] }>([
    {
      what: 'two lines before and after',
      text: '1\n2\n3\nxx⟦44⟧\n5\n6\n7',
      lines: ['  2 | 2', '  3 | 3', '> 4 | xx44', '    |   ^^', '  5 | 5', '  6 | 6'],
    },
    { what: 'the first line', text: '⟦a⟧b\nc', lines: ['> 1 | ab', '    | ^', '  2 | c'] },
    { what: 'the last line', text: 'a\nb⟦c⟧', lines: ['  1 | a', '> 2 | bc', '    |  ^'] },
    { what: 'no line after the last line break', text: 'a⟦b⟧\n', lines: ['> 1 | ab', '    |  ^'] },
    { what: 'an empty range', text: 'ab⟦⟧', lines: ['> 1 | ab', '    |   ^'] },
    { what: 'an empty text', text: '⟦⟧', lines: ['> 1 |', '    | ^'] },
    {
      what: 'CRLF and CR',
      text: 'a\r\nb⟦c⟧\rd',
      lines: ['  1 | a', '> 2 | bc', '    |  ^', '  3 | d'],
    },
    { what: 'tabs as they are', text: '\t⟦a⟧', lines: ['> 1 | \ta', '    | \t^'] },
    {
      what: 'a byte order mark without a column',
      text: '\uFEFF⟦a⟧b',
      lines: ['> 1 | ab', '    | ^'],
    },
    {
      what: 'the first line of a range over lines',
      text: 'a\n  ⟦{\n    b\n  }⟧\nc',
      lines: ['  1 | a', '> 2 |   {', '    |   ^', '  3 |     b', '  4 |   }'],
    },
    {
      what: 'control characters and direction marks as U+FFFD',
      text: 'a\u001B[31m\u202E⟦b⟧\u0085\ud800\u2028',
      lines: ['> 1 | a\uFFFD[31m\uFFFDb\uFFFD\uFFFD\uFFFD', '    |        ^'],
    },
    {
      what: 'a cut line where the line is long',
      text: `${'b'.repeat(200)}⟦a⟧${'c'.repeat(200)}\n${'d'.repeat(200)}`,
      lines: [
        `> 1 | …${'b'.repeat(50)}a${'c'.repeat(49)}…`,
        `    | ${' '.repeat(51)}^`,
        `  2 | ${'d'.repeat(99)}…`,
      ],
    },
    {
      what: 'the start of a long line near its start',
      text: `${'b'.repeat(60)}\nab⟦c⟧${'d'.repeat(200)}`,
      lines: [`  1 | ${'b'.repeat(60)}`, `> 2 | abc${'d'.repeat(97)}…`, '    |   ^'],
    },
  ])('shows $what', ({ text, lines }) => {
    expect(frameOf(text)).toEqual(lines)
  })

  it('has numbers of two digits where the text has ten lines', () => {
    expect(frameOf(`${'\n'.repeat(9)}⟦a⟧`)).toEqual(['   8 |', '   9 |', '> 10 | a', '     | ^'])
  })

  it('begins with the place and the message, so that terminals link the file', () => {
    const [first] = toCodeFrame(issueAt('ab', 1, 2), 'ab', { file: 'a.json' }).split('\n')
    expect(first).toBe('a.json:1:2: error: a is wrong. [type]')
    expect(toCodeFrame(issueAt('ab', 1, 2), 'ab')).toMatch(/^1:2: error: a is wrong\. \[type\]\n/)
  })

  it('ends with the title of the first fix', () => {
    const fixes = [
      { title: 'Use \u001B', edits: [] },
      { title: 'Use 2', edits: [] },
    ]
    const frame = toCodeFrame({ ...issueAt('ab', 0, 1), fixes }, 'ab')
    expect(frame.split('\n').slice(-2)).toEqual(['    | ^', 'fix: Use \uFFFD'])
  })

  it('is one line for an issue without a range', () => {
    const issue = { ...issueAt('', 0, 0), range: undefined }
    expect(toCodeFrame(issue, '')).toBe('error: a is wrong. [type]')
    expect(toCodeFrame(issue, '', { file: 'a.json' })).toBe('a.json: error: a is wrong. [type]')
  })

  it('keeps file names, messages and codes in one line', () => {
    const issue = { ...issueAt('a', 0, 1), message: 'a\r\nb\u001B', code: 'c\nd' }
    const [first] = toCodeFrame(issue, 'a', { file: 'x\n\u202E.json' }).split('\n')
    expect(first).toBe('x \uFFFD.json:1:1: error: a b\uFFFD [c d]')
  })

  it('has colors on request: red for an error, yellow for a warning', () => {
    const warning = { ...issueAt('ab', 0, 1), severity: 'warning' } as const
    expect(toCodeFrame(issueAt('ab', 0, 1), 'ab')).not.toContain('\u001B')
    expect(toCodeFrame(issueAt('ab', 0, 1), 'ab', { color: true })).toContain('\u001B[31merror')
    expect(toCodeFrame(warning, 'ab', { color: true })).toContain('\u001B[33mwarning')
  })

  it.each([
    { what: 'lines', separator: '\n' },
    { what: 'one line', separator: ' ' },
  ])('takes about the same time in a long text of $what as in a short one', ({ separator }) => {
    const long = Array(40_000).fill('- frequencyOffset: 51').join(separator)
    const short = long.slice(0, 4_000)
    const framesOf = (text: string) => {
      const issue = issueAt(text, text.length - 2, text.length)
      return () => Array.from({ length: 2_000 }, () => toCodeFrame(issue, text))
    }
    const { first, second } = fastestOf({ first: framesOf(long), second: framesOf(short) })
    expect(first).toBeLessThan(10 * second)
  })

  it.each([
    { text: 'a', options: { colour: true } },
    { text: 'a', options: { color: 1 } },
    { text: 'a', options: { file: 5 } },
    { text: 5, options: undefined },
  ])('rejects the text $text with the options $options', ({ text, options }) => {
    const call = () => Reflect.apply(toCodeFrame, undefined, [issueAt('a', 0, 1), text, options])
    expect(call).toThrow(TypeError)
  })
})
