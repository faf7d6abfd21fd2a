// Tests which message an error in YAML has, with the lowest and the highest version of the package `yaml`.
import { icmpMonitorUpdate } from 'monitor-contract'
import { validateYaml } from 'monitor-contract/yaml'
import { describe, expect, it } from 'vitest'
import { versions } from './versions.ts'

const words: Readonly<Record<string, string>> = {
  'a: &x 1\nb: &y *x': 'an alias cannot have an anchor',
  'a: & b': 'text that starts with & or *',
  'a: *x': 'needs an earlier anchor &name in the same document',
  'a: {<<: 5}': 'the value of a merge key',
  'a: "\\q"': 'unknown escape sequence',
  'a:\n   b: 1\n  c: 2': 'the same column',
  'a:\n   - 1\n  - 2': 'a list item is not allowed here',
  'a: [1\nb: 2': 'closing } or ]',
  '{a: 1': 'closing } or ]',
  'a: {\nb: 1\n}': 'this line must be indented more',
  'a: |\n\tb\n c': 'text after | or > must be indented more',
  'a: @b': 'must be in quotes',
  'a: b: c': 'a ": " or "? " is not allowed',
  'a: !b\n - 1\n': 'read as a YAML tag',
  'a: { - 1 }': 'commas between fields',
  '{"a": 1, "b": "x" "c": 2}': 'commas between fields',
  '{"a": 1, "b": "x, "c": 2}': 'close each quote',
  'a: {\n  b: c\n  d: e\n}': 'commas between fields',
  '{\n  "a": "x,\n  "b": []\n}': 'close each quote',
  'a: b: c\nd: {e: 1 f: 2}': 'a ": "',
  [`${'a'.repeat(1_025)}: 1`]: 'at most 1024 characters',
  "a: 'it's'": 'put all of it in quotes',
  "a: 'b": 'the closing quote is missing',
  'a: "b': 'the closing quote is missing',
  'a: "\\\\b\\"\nc: d': 'the closing quote is missing',
  'a: { b[c: 1 }': 'a comma, or a colon',
  'a: [b {c}]': 'a comma, or a colon',
  'a: 1\nb\nc: 2': 'the form "name: value"',
  '{"a": 1, "b" "c"}': 'a colon after a name',
  'a: |\n      \n  b\n': 'the empty lines before this text',
  '%YAML 1.2\na: 1\n': 'a line "---"',
  'a:\n  - b: 1\n   c: 2': 'indent this line like the fields above it',
  'a: ? b': 'a ": " or "? "',
  'a: {}#b': 'a space or a line break is missing',
  'a\nb: 1': 'the form "name: value"',
  'a:\n\tb: 1': 'indent with spaces',
  'a: !b 1': 'read as a YAML tag',
  'a: "b" c': 'text after a value',
  'a: {b: : c}': 'this is not allowed here',
  'a: ]': 'this bracket closes nothing',
  'a: [, 1]': 'a comma must follow a value',
  'a: |b\n c': 'must start on the next line',
  '? a:\n- b': 'the same column',
}

describe.each(versions)('with the %s version of the package', (_, validate) => {
  it.each(Object.entries(words))('the error in %j names the cause', (text, cause) => {
    const [result] = validate(icmpMonitorUpdate, text)
    expect(result?.errors[0]?.message).toContain(cause)
  })
})

it('the error in a list on the line of its field names the cause', () => {
  const [result] = validateYaml(icmpMonitorUpdate, 'a: - 1')
  expect(result?.errors[0]?.message).toContain('the first "- " of a list')
})

it('a text for which the lowest version throws has a message of its own', () => {
  const messages = versions.map(
    ([, validate]) => validate(icmpMonitorUpdate, 'a: "\\UFFFFFFFF"')[0]?.errors[0]?.message,
  )
  expect(messages[0]).toContain('cannot read this text')
  expect(messages[1]).toContain('unknown escape sequence')
})
