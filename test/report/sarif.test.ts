// Tests `toSarif`.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { icmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { toSarif } from 'monitor-contract/report'
import { validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { describe, expect, it } from 'vitest'
import { spoilt } from '../fixes/spoilt.ts'
import { writings, writtenStream } from '../fixes/yaml-texts.ts'
import { exampleIssues } from '../helpers/example-issues.ts'
import { propertyRuns } from '../helpers/property-runs.ts'
import { entries, issueAt, secret } from './example-entries.ts'

const digits = '4242424242'

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
      expect([help.text, help.markdown.replaceAll('`', '')]).toEqual([fullDescription.text, fullDescription.text])
    }
    expect(rules.find(({ id }) => id === 'required')?.shortDescription.text).toBe('A required field is missing.')
    expect(toSarif([], { toolVersion: '1.2.3' }).runs[0]?.tool.driver.version).toBe('1.2.3')
    const errors = exampleIssues().map((issue) => ({ ...issue, code: 'multipleOf' as never }))
    const [later] = toSarif([{ file: 'x', result: { errors, warnings: [] } }]).runs
    expect(later?.tool.driver.rules.map(({ help }) => help.text)).toEqual(['A value is invalid.'])
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

  it.each([
    ['./a/b?#%.json', 'a/b%3F%23%25.json'],
    ['../a.json', '../a.json'],
    ['a/./b//c.json', 'a/b/c.json'],
    ['a:b.json', './a:b.json'],
    ['a/b:c.json', 'a/b:c.json'],
    ['/home/me/a b.json', 'file:///home/me/a%20b.json'],
    ['C:\\work\\a.json', 'file:///C:/work/a.json'],
    ['\\\\server@SSL\\share\\a.json', 'file://server%40SSL/share/a.json'],
    ['\\\\server\\share\\a b.json', 'file://server/share/a%20b.json'],
    ['\\\\?\\C:\\a.json', 'file:///C:/a.json'],
    ['\\\\?\\UNC\\server\\share\\a.json', 'file://server/share/a.json'],
    ['monitors\\edge.json', 'monitors/edge.json'],
    ['日\ud800.json', '%E6%97%A5%EF%BF%BD.json'],
  ])('writes the file %j as the URI reference %s', (file, uri) => {
    const log = toSarif([{ file, result: { errors: [issueAt('a', 0, 1)], warnings: [] } }])
    expect(log.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(uri)
    check(log)
  })

  it('writes a URI reference that means the same file, whatever its name', () => {
    const steps = fc.array(fc.constantFrom('a', ':', '/', '.', '..', '%2e', '?', '#', ' ', '\n', '日'))
    // A URL reads `a:` as a drive, above which no `..` leads.
    const isDrive = (file: string) => /^(?:\.?\/)*a:\//.test(file)
    fc.assert(
      fc.property(steps, (parts) => {
        const file = parts.join('')
        fc.pre(!isDrive(file))
        const log = toSarif([{ file, result: { errors: [issueAt('a', 0, 1)], warnings: [] } }])
        const uri = log.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri ?? ''
        expect(resolve(fileURLToPath(new URL(uri, 'file:///home/')))).toBe(resolve('/home', file))
      }),
    )
  })

  // 3.11.5: `{{` is a brace, `{0}` a placeholder. 3.11.6: `[text](target)` is a link, `\[` a bracket.
  it.each([
    ['Expected "," or "}".', 'Expected "," or "}}".'],
    ['Unknown field "{0}".', 'Unknown field "{{0}}".'],
    ['[0] and [1] (b)', '[0] and [1] (b)'],
    ['a[0] [b](https://evil.example)', 'a\\[0\\] \\[b\\](https://evil.example)'],
    ['\\[b](c)', '\\\\\\[b\\](c)'],
  ])('shows the texts of a result as they are: %s', (text, escaped) => {
    const related = [{ path: [], pointer: text }]
    const issue = { ...issueAt('a', 0, 1), message: text, related }
    const [result] = toSarif([{ file: 'a', result: { errors: [issue], warnings: [] } }]).runs[0]?.results ?? []
    expect(result?.message.text).toBe(escaped)
    expect(result?.relatedLocations?.[0]?.message.text).toBe(escaped)
  })

  it.each([[{ version: '1' }], [{ toolVersion: 1 }], [5]])('rejects the options %j', (options) => {
    expect(() => toSarif([], options as object)).toThrow(TypeError)
  })

  it('contains no text of the value', () => {
    expect(JSON.stringify(toSarif(entries))).not.toContain(secret)
  })

  it('contains no comment, no anchor and no value of a YAML text', () => {
    const marked = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_, part: unknown) =>
        typeof part === 'string' && part.length % 2 === 0 ? `${secret}${part}` : part,
      )
    const updates = spoilt(arbitraries.icmpMonitorUpdate()).map(marked)
    let fixes = 0
    fc.assert(
      fc.property(updates, writings, (update, writing) => {
        const text = writtenStream([update], writing).replaceAll(/(?<=[ [{][&*])(?=a\d)/g, 'anchor')
        const log = JSON.stringify(
          toSarif(validateYaml(icmpMonitorUpdate, text).map((result) => ({ file: 'a.yaml', result }))),
        )
        expect(log).not.toMatch(new RegExp(`# ?note|anchora|${secret}`))
        fixes += log.split('insertedContent').length - 1
      }),
      { numRuns: propertyRuns / 5 },
    )
    expect(fixes).toBeGreaterThan(propertyRuns / 10)
  })

  it.each<[string, string, (string | undefined)[]]>([
    ['a comment at another column', 'script: |\n  x\nid: a\n  # PIN 0000\nname: b\n', []],
    ['a moved value', 'request: {}\nhostname: a\n', []],
    ['a value in place of a block scalar', 'tags: |\n  Put it in a list\n', []],
    ['nothing', 'name: a\nid: a\n', ['']],
    ['braces', 'id: a\n', ['{}']],
    ['a listed value', 'runtimeId: 2022.1\n', ['"2022.10"']],
    ['a field that the baseline has', 'degradedPacketLossThreshold: 30\n', ['\nmaxPacketLossThreshold: 30']],
  ])('has a fix that inserts no text of the file: %s', (_, text, inserted) => {
    const [result = expect.fail()] = validateYaml(icmpMonitorUpdate, text, { baseline: { maxPacketLossThreshold: 20 } })
    expect([...result.errors, ...result.warnings].flatMap(({ fixes }) => fixes)).toHaveLength(1)
    const results = toSarif([{ file: 'a.yaml', result }]).runs[0]?.results ?? []
    const changes = results.flatMap(({ fixes = [] }) => fixes.flatMap(({ artifactChanges }) => artifactChanges))
    const texts = changes.flatMap(({ replacements }) => replacements.map(({ insertedContent }) => insertedContent.text))
    expect(texts).toEqual(inserted)
  })

  it.each([
    ['JSON', (text: string) => [validateText(icmpMonitorUpdate, text)]],
    ['YAML', (text: string) => validateYaml(icmpMonitorUpdate, text)],
  ])('has the fixes of %s that insert no text of the value', (_, validate) => {
    const text = `{"heartbeat": {}, "script": ${digits}, "activted": true, "hostname": "${secret}", "frequency": "5"}`
    const log = toSarif(validate(text).map((result) => ({ file: 'a b.json', text, result })))
    check(log)
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${secret}|${digits}`))
    const fixes = log.runs[0]?.results.flatMap((result) => result.fixes ?? [])
    expect(fixes?.map(({ description }) => description.text)).toEqual([
      'Put it in quotes',
      'Remove the quotes',
      'Rename to "activated"',
    ])
    expect(fixes?.[2]?.artifactChanges).toEqual([
      {
        artifactLocation: { uri: 'a%20b.json' },
        replacements: [
          {
            deletedRegion: { startLine: 1, startColumn: 41, endLine: 1, endColumn: 51 },
            insertedContent: { text: '"activated"' },
          },
        ],
      },
    ])
  })
})
