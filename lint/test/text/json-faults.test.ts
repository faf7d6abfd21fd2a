// Tests the reason and the message of each fault of a JSON text.
import { icmpMonitorUpdate } from 'monitor-contract'
import { lintText } from 'monitor-contract-lint'
import { expect, it } from 'vitest'

const faults: readonly { readonly reason: string; readonly text: string }[] = [
  { reason: 'Empty', text: ' \n' },
  { reason: 'EndOfText', text: '{"a"' },
  { reason: 'SingleQuote', text: "{'a':1}" },
  { reason: 'Comment', text: '{ // a\n}' },
  { reason: 'Comment', text: '{ # a\n}' },
  { reason: 'ByteOrderMark', text: '{\uFEFF}' },
  { reason: 'TrailingComma', text: '[1,]' },
  { reason: 'TrailingComma', text: '{"a":1, }' },
  { reason: 'OtherLiteral', text: '[None]' },
  { reason: 'OtherLiteral', text: '[-Infinity]' },
  { reason: 'InvalidSymbol', text: '[edge]' },
  { reason: 'InvalidNumberFormat', text: '[.5]' },
  { reason: 'PropertyNameExpected', text: '{5:1}' },
  { reason: 'ValueExpected', text: '{"a":}' },
  { reason: 'ColonExpected', text: '{"a" 1}' },
  { reason: 'CommaExpected', text: '[1 2]' },
  { reason: 'CloseBraceExpected', text: '{"a":1]' },
  { reason: 'CloseBracketExpected', text: '[1}' },
  { reason: 'EndOfFileExpected', text: '{} {}' },
  { reason: 'Comment', text: '{} /*' },
  { reason: 'UnexpectedEndOfString', text: '["a\n"]' },
  { reason: 'UnexpectedEndOfNumber', text: '[1.]' },
  { reason: 'InvalidUnicode', text: String.raw`["\u12"]` },
  { reason: 'InvalidEscapeCharacter', text: String.raw`["\x"]` },
  { reason: 'InvalidCharacter', text: '["a\tb"]' },
]

const faultOf = (text: string) => {
  const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, { language: 'json' })
  return result.errors[0]
}

it.each(faults)('the text $text has the fault $reason', ({ reason, text }) => {
  expect(faultOf(text)).toMatchObject({ code: 'json-syntax', params: { reason } })
})

it('no two reasons have the same message', () => {
  const words = faults.map(({ text }) => faultOf(text)?.message)
  const reasons = new Set(faults.map(({ reason }) => reason))
  expect(new Set(words).size).toBe(reasons.size)
  for (const each of words) expect(each).toMatch(/^(?:Invalid JSON: \w.{9,}|The text is empty)\.$/)
})
