// Tests `monitor-contract/report`: code frames, GitHub annotations and SARIF logs.
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { toCodeFrame, toGithubAnnotations, toSarif, type ReportEntry, type ReportIssue } from 'monitor-contract/report'
import { validateText } from 'monitor-contract/text'
import { describe, expect, it } from 'vitest'
import { exampleIssues } from '../helpers/example-issues.ts'

const positionAt = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r(?!\n)/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

const issueAt = (text: string, start: number, end: number, severity: 'error' | 'warning' = 'error'): ReportIssue => ({
  severity,
  code: 'type',
  path: ['a'],
  pointer: '/a',
  message: 'a is wrong.',
  range: { start: positionAt(text, start), end: positionAt(text, end) },
})

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

const secret = 'hunter2'
const text = `{\n  "heartbeat": {},\n  "script": 5,\n  "frequency": 5, "frequencyOffset": 51,\n  "environmentVariables": [{ "key": "A", "value": "${secret}", "secret": true }]\n}`
const entries: readonly ReportEntry[] = [
  { file: 'monitors/edge 1.json', text, result: validateText(icmpMonitorUpdate, text) },
  { file: 'b.json', result: icmpMonitorUpdate.validate({ heartbeat: {} }) },
  { file: 'c.json', result: icmpMonitorUpdate.validate({ heartbeat: {}, script: '' }) },
]

describe('GitHub annotations', () => {
  it('have a command for each issue, with its place', () => {
    expect(
      toGithubAnnotations(entries)
        .split('\n')
        .map((line) => line.replace(/::[^:]*$/, '')),
    ).toEqual([
      '::error file=monitors/edge 1.json,line=3,endLine=3,col=13,endColumn=13,title=type',
      '::error file=monitors/edge 1.json,line=4,endLine=4,col=38,endColumn=39,title=frequency-offset',
      '::warning file=monitors/edge 1.json,line=5,endLine=5,col=27,endColumn=78,title=browser-only-field',
      '::error file=b.json,title=required',
    ])
    expect(toGithubAnnotations([])).toBe('')
  })

  it('escape what has a meaning in a command, and have no columns for a range over lines', () => {
    const issue = { ...issueAt('a\nb', 0, 3), message: '100 %\r\n::error::x, y' }
    expect(toGithubAnnotations([{ file: 'a:b,c%\n.json', result: { errors: [issue], warnings: [] } }])).toBe(
      '::error file=a%3Ab%2Cc%25%0A.json,line=1,endLine=2,title=type::100 %25%0D%0A::error::x, y',
    )
  })
})

describe('a SARIF log', () => {
  const schema: object = JSON.parse(
    readFileSync('node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', 'utf8'),
  )
  // The schema is of draft-04. It uses only keywords that draft-07 has, too.
  const { $schema: _, id: __, ...keywords } = schema as Record<string, unknown>
  const isSarif = new Ajv({
    validateSchema: false,
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
  }).compile(keywords)
  const check = (log: object) => {
    isSarif(JSON.parse(JSON.stringify(log)))
    expect(isSarif.errors ?? []).toEqual([])
  }

  it('is valid by the schema, also with every code, without issues and with a version', () => {
    check(toSarif(entries))
    check(toSarif([], { toolVersion: '1.2.3' }))
    const all = toSarif([{ file: 'x', result: { errors: exampleIssues(), warnings: [] } }])
    check(all)
    const { rules = [] } = all.runs[0]?.tool.driver ?? {}
    for (const { shortDescription, fullDescription, help } of rules) {
      expect(shortDescription.text).toMatch(/^[A-Zm][^`]{20,}\.$/)
      expect(fullDescription.text.startsWith(shortDescription.text)).toBe(true)
      expect(help).toEqual({ text: fullDescription.text, markdown: expect.any(String) })
    }
    expect(rules.find(({ id }) => id === 'required')?.shortDescription.text).toBe('A required field is missing.')
    expect(toSarif([], { toolVersion: '1.2.3' }).runs[0]?.tool.driver.version).toBe('1.2.3')
  })

  it('has the level, the region, the related fields and the rule of each issue', () => {
    const [run] = toSarif(entries).runs
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual([
      'type',
      'frequency-offset',
      'browser-only-field',
      'required',
    ])
    expect(run?.results.map(({ ruleId, ruleIndex, level }) => `${level} ${ruleIndex} ${ruleId}`)).toEqual([
      'error 0 type',
      'error 1 frequency-offset',
      'warning 2 browser-only-field',
      'error 3 required',
    ])
    expect(run?.results[1]).toMatchObject({
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'monitors/edge%201.json' },
            region: { startLine: 4, startColumn: 38, endLine: 4, endColumn: 40 },
          },
        },
      ],
      relatedLocations: [
        { id: 0, message: { text: '/frequency' }, physicalLocation: { region: { startLine: 4, startColumn: 16 } } },
      ],
    })
    expect(run?.results[3]?.locations[0]?.physicalLocation).toEqual({ artifactLocation: { uri: 'b.json' } })
  })

  it('has fingerprints that differ, and stay when an issue moves', () => {
    const moved = `\n\n${text}`
    const prints = (content: string) =>
      toSarif([
        { file: 'a.yaml', result: validateText(icmpMonitorUpdate, content) },
        { file: 'a.yaml', result: validateText(icmpMonitorUpdate, content) },
      ]).runs[0]?.results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash)
    expect(prints(moved)).toEqual(prints(text))
    expect(new Set(prints(text)).size).toBe(prints(text)?.length)
  })

  it.each([
    ['C:\\work\\a.json', 'work/a.json'],
    ['/home/me/a.json', 'home/me/a.json'],
    ['./a/b?#%.json', 'a/b%3F%23%25.json'],
    ['../a.json', '../a.json'],
    ['日\ud800.json', '%E6%97%A5%EF%BF%BD.json'],
  ])('writes the file %j as the relative URI %s', (file, uri) => {
    const log = toSarif([{ file, result: { errors: [issueAt('a', 0, 1)], warnings: [] } }])
    expect(log.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri)
    check(log)
  })

  it.each([[{ version: '1' }], [{ toolVersion: 1 }], [5]])('rejects the options %j', (options) => {
    expect(() => toSarif([], options as object)).toThrow(TypeError)
  })
})

it('annotations and logs contain no text of the value', () => {
  expect(toGithubAnnotations(entries) + JSON.stringify(toSarif(entries))).not.toContain(secret)
})
