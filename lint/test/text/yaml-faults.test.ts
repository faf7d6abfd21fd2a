// Tests the reason and the message of each fault of a YAML text.
import { icmpMonitorUpdate } from 'monitor-contract'
import { lintText } from 'monitor-contract-lint'
import { expect, it } from 'vitest'

const faults: readonly { readonly reason: string; readonly text: string }[] = [
  { reason: 'EMPTY', text: '# nothing\n' },
  { reason: 'ALIAS_PROPS', text: 'x: &b 1\na: &c *b' },
  { reason: 'BAD_ALIAS', text: 'a: *b' },
  { reason: 'BAD_DIRECTIVE', text: '%YAML 2.0\n---\na: 1' },
  { reason: 'BAD_DQ_ESCAPE', text: String.raw`a: "\x"` },
  { reason: 'BAD_INDENT', text: 'a:\n  b: 1\n c: 2' },
  { reason: 'BAD_MERGE', text: '<<: 5' },
  { reason: 'BAD_SCALAR_START', text: 'a: @b' },
  { reason: 'BLOCK_AS_IMPLICIT_KEY', text: 'a: b: c' },
  { reason: 'BLOCK_IN_FLOW', text: 'a: {b: 1, - c}' },
  { reason: 'KEY_OVER_1024_CHARS', text: `${'k'.repeat(1_100)}: 1` },
  { reason: 'MISSING_CHAR', text: '[1, 2' },
  { reason: 'MULTILINE_IMPLICIT_KEY', text: 'a\nb: 1' },
  { reason: 'OPEN_QUOTE', text: 'a: "b' },
  { reason: 'TAB_AS_INDENT', text: 'a:\n\tb: 1' },
  { reason: 'TAG_RESOLVE_FAILED', text: 'a: !x b' },
  { reason: 'TEMPLATE', text: 'a: {{ b }}-c' },
  { reason: 'TOO_DEEP', text: '['.repeat(201) + ']'.repeat(201) },
  { reason: 'UNEXPECTED_TOKEN', text: 'a: "b" c' },
]

const faultOf = (text: string) => {
  const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, { language: 'yaml' })
  return [...result.errors, ...result.warnings].find(({ code }) => code === 'yaml-syntax')
}

it.each(faults)('the text $text has the fault $reason', ({ reason, text }) => {
  expect(faultOf(text)).toMatchObject({ params: { reason } })
})

it('no two reasons have the same message', () => {
  const words = faults.map(({ text }) => faultOf(text)?.message)
  expect(new Set(words).size).toBe(faults.length)
  for (const each of words)
    expect(each).toMatch(/^(?:Invalid YAML: \w.{9,}|The text has no value)\.$/)
})
