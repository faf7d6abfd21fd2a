// Tests the edits of fixes in YAML texts, and where there are none.
import { icmpMonitorUpdate } from 'monitor-contract'
import { validateYaml } from 'monitor-contract/yaml'
import { expect, it } from 'vitest'
import { edited } from './edited.ts'

it.each<[string, string, string | undefined]>([
  [
    'removes a field after a block scalar, and keeps the comments behind it',
    'script: |\n  a\nid:\n  b: 1\n\n    # c\n   # d\n# e\n',
    'script: |\n  a\n\n# c\n# d\n# e\n',
  ],
  [
    'keeps the blanks of a block scalar',
    'type: |\n  a \n   \nname: b\n',
    'name: b\nretryStrategy:\n  type: |\n    a \n     \n',
  ],
  [
    'writes a block scalar as JSON in braces',
    'request: {}\nhostname: |+\n  a\n\n',
    'request: {hostname: "a\\n\\n"}\n\n',
  ],
  ['moves a value with its comment', '{hostname: # a\n b, request: {}}', '{request: {hostname: # a\n   b}}'],
  [
    'removes no field if blanks would join the block scalar before it',
    'script: |\n  a\nid: b\n   \nname: c\n',
    undefined,
  ],
  ['removes no field before blanks at the end', 'script: |\n  a\nid: b\n ', undefined],
  ['removes the only field in braces', '{id: a}', '{}'],
  ['removes a field and the comma after a comment', '{id: a # c\n , name: b}', '{ # c\n  name: b}'],
  ['removes the last field before a comment', '{name: a, id: b # c\n}', '{name: a # c\n}'],
  ['moves a field in braces', '{hostname: a, request: {}}', '{request: {hostname: a}}'],
  ['moves the only field in braces', '{request: {frequency: 5}}', '{frequency: 5, request: {}}'],
  ['writes a missing object in braces', '{hostname: a}', '{request: {hostname: a}}'],
  [
    'moves no value without text in braces',
    'hostname: |\n  .inf # c\nrequest: {a: .inf}\n',
    'request: {a: .inf, hostname: ".inf # c\\n"}\n',
  ],
  ['moves no value whose key is marked', '? hostname\n: a\nrequest:\n  ipFamily: b\n', undefined],
  [
    'moves empty lines',
    'hostname: |\n  a\n\n  b\nrequest:\n    x: c\n',
    'request:\n    x: c\n    hostname: |\n      a\n\n      b\n',
  ],
  ['writes a bracket before an anchor', 'tags: &t |\n  a', 'tags: [&t "a\\n"]'],
  ['removes a field with an alias', 'name: &x a\nid: *x\n', 'name: &x a\n'],
  ['writes brackets around an empty block scalar', 'tags: | # c\n\nname: x', 'tags: [""] # c\n\nname: x'],
  ['removes the quotes of a block scalar', 'frequency: |\n  5', 'frequency: 5'],
  ['moves a field without a value', '{hostname, request: {}}', '{request: {hostname:}}'],
  [
    'moves no list of lines with a comment into braces',
    'reminders:\n  # c\n  amount: 5\nalertSettings: {}\n',
    undefined,
  ],
  ['removes no field after which a block scalar keeps a line', 'script: |+\n  a\nid: b\n\nname: c\n', undefined],
  ['removes no field before a colon that begins a line', 'id: b\nname\n : a\nmuted: true\n', undefined],
  ['removes no field before a value without a name', '? name\nid: b\n: a\n', undefined],
  ['removes no field in braces where a line is a comment', '{name: a,\n# c\nid: b}', undefined],
  ['adds no field in braces where a line is a comment', 'request: {\n# c\n}\nhostname: a\n', undefined],
  ['removes no field whose comma is behind a tag', '{name: "a"\n !!str\n # c\n, id: b, muted: true}', undefined],
  ['removes no value in which an anchor is used elsewhere', 'id:\n  b: &x a\nname: *x\n', undefined],
  ['moves no value in which an alias is', 'name: &x a\nonlyOn: [*x]\n', undefined],
  ['moves no value in which an anchor is', 'onlyOn: [&x a]\n', undefined],
  ['renames no key with a tag', '!!str activted: true\n', undefined],
  ['quotes no number that is spelled otherwise', 'name: 1.0\n', undefined],
  ['removes a line that ends with CRLF', 'id: a\r\nname: b\r\n', 'name: b\r\n'],
  ['removes a field and the comma before a comment', '{name: a, # c\n id: b}', '{name: a # c\n }'],
  ['moves a field before the only one', 'hostname: a\nrequest:\n a: |\n  x\n', 'request:\n hostname: a\n a: |\n  x\n'],
  ['moves a list to the left', 'request:\n  tags:\n # c\n  - a\n', 'tags:\n# c\n- a\nrequest:\n  {}\n'],
  ['replaces the only field, with its blanks', 'type: |\n  a \n', 'retryStrategy:\n  type: |\n    a \n'],
  [
    'moves a block scalar to the left',
    'request:\n  localSetupScript: |\n    a\n\n    b\nname: c\n',
    'request:\n  {}\nname: c\nlocalSetupScript: |\n  a\n\n  b\n',
  ],
  [
    'moves the first field before a block scalar',
    'alertSettings:\n  amount: 5\n  note: |\n    x\n',
    'alertSettings:\n  reminders:\n    amount: 5\n  note: |\n    x\n',
  ],
  ['puts plain text with a comma in quotes in a list', 'tags: a, b\n', 'tags: ["a, b"]\n'],
  ['writes a bracket before a tag', 'tags: !!str a\n', 'tags: [!!str a]\n'],
  [
    'adds a field that the baseline has',
    'degradedPacketLossThreshold: 30\n',
    'degradedPacketLossThreshold: 30\nmaxPacketLossThreshold: 30\n',
  ],
])('%s', (_, text, expected) => {
  const [result] = validateYaml(icmpMonitorUpdate, text, { baseline: { maxPacketLossThreshold: 20 } })
  const [fix] = [...(result?.errors ?? []), ...(result?.warnings ?? [])].flatMap(({ fixes }) => [...fixes])
  expect(fix && edited(text, fix)).toBe(expected)
})

it('moves a field before the first one of an item, behind the hyphen, and removes the first one', () => {
  const text = '- script: |\n    a\n  request:\n    frequency: 5\n- id: a\n  name: b\n'
  const [fix, removal] = validateYaml(icmpMonitorUpdate, text, { at: '/*' }).flatMap(({ warnings }) =>
    warnings.flatMap(({ fixes }) => [...fixes]),
  )
  expect(fix && edited(text, fix)).toBe('- frequency: 5\n  script: |\n    a\n  request:\n    {}\n- id: a\n  name: b\n')
  expect(removal && edited(text, removal)).toBe(text.replace('id: a\n  ', ''))
  const [item] = validateYaml(icmpMonitorUpdate, '- id: a # c\n  name: b\n', { at: '/*' })
  expect(item?.warnings[0]?.fixes[0]?.edits).toMatchObject([{ range: { start: { offset: 2 }, end: { offset: 7 } } }])
})

it.each([
  ['a removed field', 'id: a'],
  ['a moved field', 'hostname: a'],
  ['a field after a key in several lines', 'heartbeat: {}\n? |+\n  a\nid: a\n'],
])('writes no fix for %s that blanks would join to the block scalar before it', (_, field) => {
  for (const indicator of ['|', '|1', '|+', '>', '>-'])
    for (const end of ['\t', '\t\n', '\n \t\nname: b\n', '\t# a\n']) {
      const text = `script: ${indicator}\n x\n${field}\n${end}`
      const results = validateYaml(icmpMonitorUpdate, text)
      const issues = results.flatMap(({ errors, warnings }) => [...errors, ...warnings])
      expect(issues.filter(({ code }) => code === 'yaml-syntax')).toEqual([])
      expect(issues.flatMap(({ fixes }) => fixes)).toEqual([])
    }
})

it.each([
  ['a block scalar before a line of a tab', 'heartbeat: {}\nhostname: |\n x\nscript: a\n\t\n'],
  [
    'an empty block scalar before a comment',
    'heartbeat: {}\nscript: a\nhostname: |\nrequest:\n  pingCount: 5\n   # a\n',
  ],
])('does not move %s', (_, text) => {
  const [result] = validateYaml(icmpMonitorUpdate, text)
  expect(result?.warnings.map(({ code, fixes }) => [code, fixes])).toEqual([['unknown-field', []]])
})

it('writes a value of many lines as JSON where each line would begin far right', () => {
  const text = `request:\n${' '.repeat(100_000)}port: 1\nhostname: |\n${' x\n'.repeat(30_000)}`
  const [result] = validateYaml(icmpMonitorUpdate, text)
  const [fix] = result?.warnings.flatMap(({ fixes }) => [...fixes]) ?? []
  expect(fix && edited(text, fix).length).toBeLessThan(2 * text.length + 10)
})

it.each([
  ['an alias', 'a: &a "5"\nfrequency: *a\n'],
  ['an anchored value that is used elsewhere', 'frequency: &a "5"\na: *a\n'],
  ['an object that is used elsewhere', 'request: &a {pingCount: "5"}\na: *a\n'],
  ['a merged object', '<<: {frequency: "5"}\n'],
  ['an empty value', 'tags: !!str\n'],
  ['an object without braces between brackets', 'request: {assertions: [target: 5]}\n'],
  ['a repeated key', 'frequency: "10"\nfrequency: "5"\n'],
  ['an object with a repeated key', 'request: {}\nrequest: {pingCount: "5"}\n'],
  ['a text with a carriage return in a line', 'groupId: "5"\nzz: a\r  b\n'],
  ['a text with a byte order mark after its start', 'tags: a\n\uFEFFb: 5\n'],
  ['a document after an open quote', 'heartbeat: "a\n---\nactivted": true\n'],
  ['a field before a key with "? " after a byte order mark', '\uFEFFhostname: a\n? - a\n\n: 5\n'],
  ['a field that overrides a merged field', '<<: {muted: false}\nmutted: true\n'],
  ['a field that overrides a merged field of an object', 'request: {<<: {pingCount: 5}, pingCont: 3}\n'],
  ['a field that a merged field would replace', '<<: {activted: 1}\nactivted: true\n'],
])('writes no fix in %s', (_, text) => {
  const issues = validateYaml(icmpMonitorUpdate, text).flatMap(({ errors, warnings }) => [...errors, ...warnings])
  const found = issues.filter(({ code, params }) => code === 'type' || 'suggestion' in params)
  expect(found.map(({ fixes }) => fixes)).toEqual([[]])
})

it.each(['flow', 'tag', 'anchor', 'comment', 'commentBefore'])(
  'are the same if every object inherits the property %s of nodes',
  (name) => {
    const text =
      'hostname: |+\n  a\n\nrequest:\n  port: 5\nname: 5\ntags: x\nactivted: true\n---\nrequest: {}\nhostname: |+\n  a\n'
    const fixes = () => validateYaml(icmpMonitorUpdate, text).map(({ errors, warnings }) => [errors, warnings])
    const expected = fixes()
    Reflect.set(Object.prototype, name, true)
    const found = fixes()
    Reflect.deleteProperty(Object.prototype, name)
    expect(found).toEqual(expected)
  },
)
