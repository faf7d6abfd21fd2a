// Tests which message an error in YAML has, with the lowest and the highest version of the package `yaml`.
import { icmpMonitorUpdate } from 'monitor-contract'
import { validateYaml } from 'monitor-contract/yaml'
import { describe, expect, it } from 'vitest'
import { versions } from './versions.ts'

const words: Readonly<Record<string, string>> = {
  'a: &x 1\nb: &y *x': 'an alias cannot have an anchor',
  'a: *x': 'needs an earlier anchor',
  'a: {<<: 5}': 'the value of a merge key',
  'a: "\\q"': 'unknown escape sequence',
  'a:\n   b: 1\n  c: 2': 'the same column',
  'a:\n   - 1\n  - 2': 'a list item is not allowed here',
  'a: [1\nb: 2': 'closing } or ]',
  '{a: 1': 'closing } or ]',
  'a: |\n\tb\n c': 'text after | or > must be indented more',
  'a: @b': 'must be in quotes',
  'a: b: c': 'a ": " is not allowed',
  'a: !b\n - 1\n': 'read as a YAML tag',
  'a: { - 1 }': 'separated by commas',
  "a: 'b": 'the closing quote is missing',
  'a: "b': 'the closing quote is missing',
  'a: { b[c: 1 }': 'a comma is missing',
  'a: [b {c}]': 'a comma is missing',
  'a: 1\nb\nc: 2': 'the form "name: value"',
  'a: {}#b': 'a space or a line break is missing',
  'a\nb: 1': 'the form "name: value"',
  'a:\n\tb: 1': 'indent with spaces',
  'a: !b 1': 'read as a YAML tag',
  'a: "b" c': 'text after a value',
  'a: {b: : c}': 'this is not allowed here',
  'a: ]': 'this bracket closes nothing',
  'a: [, 1]': 'a comma must follow a value',
  'a: |b\n c': 'must start on the next line',
}

describe.each(versions)('with the %s version of the package', (_, validate) => {
  it.each(Object.entries(words))('the error in %j names the cause', (text, cause) => {
    const [result] = validate(icmpMonitorUpdate, text, { merge: true })
    expect(result?.errors[0]?.message).toContain(cause)
  })
})

it('the error in a list on the line of its field names the cause', () => {
  const [result] = validateYaml(icmpMonitorUpdate, 'a: - 1')
  expect(result?.errors[0]?.message).toContain('the first "- " of a list')
})
