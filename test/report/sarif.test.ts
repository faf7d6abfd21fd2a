// Tests `toSarif`.
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { icmpMonitorUpdate } from 'monitor-contract'
import { toSarif } from 'monitor-contract/report'
import { validateText } from 'monitor-contract/text'
import { describe, expect, it } from 'vitest'
import { exampleIssues } from '../helpers/example-issues.ts'
import { entries, issueAt, secret, text } from './example-entries.ts'

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

  it('contains no text of the value', () => {
    expect(JSON.stringify(toSarif(entries))).not.toContain(secret)
  })
})
