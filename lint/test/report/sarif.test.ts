// Tests `toSarif`.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { issueCodes } from 'monitor-contract/docs'
import { toSarif, type ReportEntry, type ReportIssue } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { issueAt, positionAt, resultOf } from './example-issues.ts'

/**
 * Validates logs by the schema of SARIF 2.1.0, which uses only keywords of draft-04 that draft-07
 * has, too.
 */
const isSarif = new Ajv({
  validateSchema: false,
  strict: false,
  validateFormats: false,
  unicodeRegExp: false,
}).compile(sarifSchema())

function sarifSchema(): object {
  const path = import.meta.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
  const {
    $schema: _,
    id: __,
    ...keywords
  } = JSON.parse(readFileSync(fileURLToPath(path), 'utf8')) as Record<string, unknown>
  return keywords
}

function validLog(entries: readonly ReportEntry[]) {
  const log = toSarif(entries)
  isSarif(JSON.parse(JSON.stringify(log)))
  expect(isSarif.errors ?? []).toEqual([])
  return log.runs[0]
}

/** The page of the site that the links lead to. */
const page = readFileSync(new URL('../../../docs/issue-codes.md', import.meta.url), 'utf8')

const resultsOf = (issue: Partial<ReportIssue>) =>
  validLog([{ file: 'a', result: resultOf(issue) }]).results

describe('a SARIF log', () => {
  it('names the tool with its version', () => {
    expect(validLog([]).tool.driver).toMatchObject({
      name: 'monitor-contract-lint',
      version: manifest.version,
      rules: [],
    })
  })

  it('declares its line ends, and the unit of its columns', () => {
    expect(validLog([])).toMatchObject({
      columnKind: 'utf16CodeUnits',
      newlineSequences: ['\r\n', '\n', '\r'],
    })
  })

  it('has no fixes for an issue without any', () => {
    expect(resultsOf({ fixes: [] })[0]).not.toHaveProperty('fixes')
  })

  it('has the level, the place, the related fields and the rule of each issue', () => {
    const text = 'a: 51\nb: 5\n'
    const related = [
      { pointer: '/b', range: { start: positionAt(text, 9), end: positionAt(text, 10) } },
    ]
    const warning = { ...issueAt(text, 0, 1), severity: 'warning', code: 'unknown-field' } as const
    const result = { errors: [{ ...issueAt(text, 3, 5), related }], warnings: [warning] }
    const { results, tool } = validLog([
      { file: 'monitors/edge 1.yaml', text, result },
      { file: 'b.json', result: resultOf({ range: undefined }) },
    ])
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['type', 'unknown-field'])
    expect(
      results.map(({ ruleId, ruleIndex, level }) => `${level} ${ruleIndex} ${ruleId}`),
    ).toEqual(['error 0 type', 'warning 1 unknown-field', 'error 0 type'])
    expect(results[0]).toMatchObject({
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'monitors/edge%201.yaml' },
            region: { startLine: 1, startColumn: 4, endLine: 1, endColumn: 6 },
          },
        },
      ],
      relatedLocations: [
        {
          id: 0,
          message: { text: '/b' },
          physicalLocation: { region: { startLine: 2, startColumn: 4 } },
        },
      ],
    })
    expect(results[2]?.locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: 'b.json' } } },
    ])
  })

  it('describes each code with a link to its anchor, and codes of own rules without one', () => {
    const codes = [
      ...issueCodes.map(({ code }) => code),
      'json-syntax',
      'yaml-syntax',
      'duplicate-key',
    ]
    const other = ['imprecise-number', 'unused-ignore', 'own-rule']
    const errors = [...codes, ...other].map((code) => ({ ...issueAt('a', 0, 1), code }))
    const { rules } = validLog([{ file: 'a', result: { errors, warnings: [] } }]).tool.driver
    for (const { id, shortDescription, fullDescription, help, helpUri } of rules) {
      expect(fullDescription.text).toMatch(/^[A-Zm][^`]{15,}\.$/)
      expect(fullDescription.text.startsWith(shortDescription.text)).toBe(true)
      expect(help.markdown?.replaceAll('`', '')).toBe(fullDescription.text)
      if (id === 'own-rule') expect(helpUri).toBeUndefined()
      else {
        const [address, anchor = ''] = helpUri?.split('#') ?? []
        expect(address).toBe(
          'https://monitor-contract.github.io/monitor-contract/reference/issue-codes',
        )
        expect(page).toContain(`<a id="${anchor}"></a>`)
      }
    }
  })

  it.each([
    { file: './a/b?#%.json', uri: 'a/b%3F%23%25.json' },
    { file: '../a.json', uri: '../a.json' },
    { file: 'a:b.json', uri: './a:b.json' },
    { file: 'a//../b.json', uri: 'a/../b.json' },
    { file: 'a/b:c.json', uri: 'a/b:c.json' },
    { file: '/home/me/a b.json', uri: 'file:///home/me/a%20b.json' },
    { file: 'C:\\ci\\a.json', uri: 'file:///C:/ci/a.json' },
    { file: '\\\\server@SSL\\share\\a.json', uri: 'file://server%40SSL/share/a.json' },
    { file: 'monitors\\edge.json', uri: 'monitors/edge.json' },
    { file: '日\ud800.json', uri: '%E6%97%A5%EF%BF%BD.json' },
  ])('writes the file $file as the URI reference $uri', ({ file, uri }) => {
    const [result] = validLog([{ file, result: resultOf() }]).results
    expect(result?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri)
  })

  it('writes a URI reference that means the same file, whatever its name', () => {
    const steps = fc.array(
      fc.constantFrom('a', ':', '/', '.', '..', '%2e', '?', '#', ' ', '\n', '日'),
    )
    // A URL reads `a:` as a drive, above which no `..` leads, and `//` as the begin of a host.
    const isOther = (file: string) => /^(?:\.?\/)*a:\/|^\/\//.test(file)
    fc.assert(
      fc.property(steps, (parts) => {
        const file = parts.join('')
        fc.pre(!isOther(file))
        const [result] = toSarif([{ file, result: resultOf() }]).runs[0].results
        const { uri = '' } = result?.locations[0]?.physicalLocation.artifactLocation ?? {}
        expect(resolve(fileURLToPath(new URL(uri, 'file:///home/')))).toBe(resolve('/home', file))
      }),
    )
  })

  // 3.11.5: `{{` is a brace, `{0}` a placeholder. 3.11.6: `[text](target)` is a link, `\[` a
  // bracket.
  it.each([
    { text: 'Expected "," or "}".', escaped: 'Expected "," or "}}".' },
    { text: 'Unknown field "{0}".', escaped: 'Unknown field "{{0}}".' },
    { text: '[0] and [1] (b)', escaped: '[0] and [1] (b)' },
    { text: 'a[0] [b](https://evil.example)', escaped: 'a\\[0\\] \\[b\\](https://evil.example)' },
    { text: '\\[b](c)', escaped: '\\\\\\[b\\](c)' },
  ])('shows the texts of a result as they are: $text', ({ text, escaped }) => {
    const [result] = resultsOf({ message: text, related: [{ pointer: text }] })
    expect(result?.message.text).toBe(escaped)
    expect(result?.relatedLocations?.[0]?.message?.text).toBe(escaped)
  })

  it.each([
    { title: 'Rename to "activated"', insert: 'activated', isShown: true },
    { title: 'Use "eu-west-1"', insert: '"eu-west-1"', isShown: true },
    { title: 'Use 50', insert: '50', isShown: true },
    { title: 'Use 20', insert: '\nmaxPacketLossThreshold: 20', isShown: true },
    { title: 'Remove the field', insert: '', isShown: true },
    { title: 'Put it in quotes', insert: '"', isShown: true },
    { title: 'Put it in a list', insert: '["x"]', isShown: false },
    { title: 'Put it in quotes', insert: '"5"', isShown: false },
    { title: 'Move to "request.hostname"', insert: '"hostname": "db.internal"', isShown: false },
  ])('has the fix $title only if $insert is no text of a value', ({ title, insert, isShown }) => {
    const { range } = issueAt('a', 0, 1)
    const fixes = range ? [{ title, edits: [{ range, insert }] }] : []
    const related = [{ pointer: '/maxPacketLossThreshold' }]
    const [result] = resultsOf({ fixes, related })
    expect(result?.fixes?.length ?? 0).toBe(isShown ? 1 : 0)
  })

  it('has equal results once', () => {
    const entry = { file: 'a.yaml', result: resultOf() }
    expect(validLog([entry, entry]).results).toHaveLength(1)
  })

  it('rejects entries that are no list', () => {
    expect(() => Reflect.apply(toSarif, undefined, [{}])).toThrow(TypeError)
  })
})
