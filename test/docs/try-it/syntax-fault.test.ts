import { jsonLanguage } from '@codemirror/lang-json'
import { Text } from '@codemirror/state'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { syntaxFaultOf, type SyntaxFault } from '../../../docs/site-source/try-it/syntax-fault.ts'

function faultOf(text: string): SyntaxFault {
  const steps = syntaxFaultOf(jsonLanguage.parser.parse(text), Text.of(text.split('\n')))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

it.each<[mistake: string, text: string, from: number, told: RegExp]>([
  ['an empty document', '', 0, /a value/],
  ['a missing comma between fields', '{"a":1 "b":2}', 7, /a comma, or }/],
  ['a comma after the last field', '{"a":1,}', 7, /No comma follows the last/],
  ['a comma after the last item', '[1,]', 3, /No comma follows the last/],
  ['a missing comma between items', '[1 2]', 3, /a comma, or \]/],
  ['single quotes', "{'a':1}", 1, /double quotes/],
  ['a name without quotes', '{a:1}', 1, /name in double quotes/],
  ['a comment', '{"a":1 // x\n}', 7, /no comments/],
  ['NaN', '{"a":NaN}', 5, /a value/],
  ['a missing value', '{"a":}', 5, /a value/],
  ['a missing colon', '{"a" 1}', 5, /a colon/],
  ['an object that does not end', '{"a":1', 6, /}/],
  ['a list that does not end', '[1', 2, /\]/],
  ['a text in place of a comma', '[1 "x"]', 3, /a comma, or \]/],
  ['a text that does not end', '{"a":"x', 5, /does not end/],
  ['an escape that JSON does not know', String.raw`{"a":"\x"}`, 5, /escape/],
  ['a line break in a text', '{"a":"b\nc"}', 5, /line break/],
  ['something after the document', '{} x', 3, /remove what follows/],
])('tells %s and its place', (_, text, from, told) => {
  const fault = faultOf(text)
  expect(fault.from).toBe(from)
  expect(fault.message).toMatch(told)
})

it('answers where only JSON.parse refuses a text', () => {
  expect(faultOf('[]')).toEqual({ from: 0, to: 0, message: 'This is no JSON.' })
})

/** Whether a text could go on to be JSON: what is wrong with it, if anything, is wrong at its end. */
function couldGoOn(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return message.startsWith('Unexpected end') || Number(/at position (\d+)/.exec(message)?.[1]) === text.length
  }
}

const damagedTexts = fc
  .tuple(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(0, 2),
    fc.nat(),
    fc.nat(2),
    fc.constantFrom('', ',', ':', '"', '{', '}', '[', ']', 'x', '\\', '1', '\n', "'", '/'),
  )
  .map(([value, indent, at, removed, inserted]) => {
    const text = JSON.stringify(value, null, indent)
    const from = at % (text.length + 1)
    return text.slice(0, from) + inserted + text.slice(from + removed)
  })

it('finds a fault in just those texts that JSON.parse refuses, where it could not go on', () => {
  let refused = 0
  fc.assert(
    fc.property(damagedTexts, (text) => {
      let hasFault = false
      jsonLanguage.parser.parse(text).iterate({
        enter: ({ type }) => {
          hasFault ||= type.isError
        },
      })
      let parses = true
      try {
        JSON.parse(text)
      } catch {
        parses = false
      }
      expect(hasFault).toBe(!parses)
      if (parses) return
      refused++
      const { from } = faultOf(text)
      expect(couldGoOn(text.slice(0, from))).toBe(true)
      // With the rest of the line it could not, unless the text is merely not at its end.
      const rest = /^\s*[^\n]*\n?/.exec(text.slice(from))?.[0] ?? ''
      expect(couldGoOn(text.slice(0, from + rest.length))).toBe(from + rest.length === text.length && couldGoOn(text))
    }),
    { numRuns: 2_000 },
  )
  expect(refused).toBeGreaterThan(500)
})
