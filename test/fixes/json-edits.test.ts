// Tests fixes as edits of JSON texts: in every style, the edited text parses to the fixed value.
import fc from 'fast-check'
import { applyFix, fixesFor, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { validateText, type TextFix, type TextResult } from 'monitor-contract/text'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../helpers/property-runs.ts'
import { edited } from './edited.ts'
import { spelledJson, styles } from './spelled-json.ts'
import { spoilt } from './spoilt.ts'

const options = { maxIssues: 10_000, unknownFields: 'error' } as const

const cases: [string, (text: string) => TextResult<unknown>, fc.Arbitrary<unknown>][] = [
  ['an update', (text) => validateText(icmpMonitorUpdate, text, options), spoilt(arbitraries.icmpMonitorUpdate())],
  ['a monitor', (text) => validateText(icmpMonitor, text, options), spoilt(arbitraries.icmpMonitor())],
  [
    'an update with a baseline',
    (text) => validateText(icmpMonitorUpdate, text, { ...options, baseline: { maxPacketLossThreshold: 1 } }),
    spoilt(arbitraries.icmpMonitorUpdate()),
  ],
  [
    'an update at a place',
    (text) => validateText(icmpMonitorUpdate, `[{"a": ${text}}]`, { ...options, at: '/0/a' })[0] ?? expect.fail(),
    spoilt(arbitraries.icmpMonitorUpdate()),
  ],
]

describe('the edits of fixes', () => {
  it.each(cases)('of %s give the text of the fixed value', (_, validate, values) => {
    let offered = 0
    fc.assert(
      fc.property(values, styles, (value, style) => {
        const text = spelledJson(value, style)
        const result = validate(text)
        const isAt = 'at' in result
        for (const issue of [...result.errors, ...result.warnings]) {
          const fixes = fixesFor(issue, JSON.parse(text))
          offered += issue.fixes.length
          if (style.repeated < 0 && style.unusual < 0) expect(titles(issue.fixes)).toEqual(titles(fixes))
          for (const fix of issue.fixes) {
            const { patch } = fixes.find(({ title }) => title === fix.title) ?? expect.fail()
            const after: unknown = JSON.parse(edited(isAt ? `[{"a": ${text}}]` : text, fix))
            const fixed = applyFix(JSON.parse(text), { patch })
            expect(after).toEqual(isAt ? [{ a: fixed }] : fixed)
          }
        }
      }),
      { numRuns: propertyRuns / 5 },
    )
    expect(offered).toBeGreaterThan(0)
  })
})

const titles = (fixes: readonly { readonly title: string }[]): string[] => fixes.map(({ title }) => title)

describe('the edits of a JSON text', () => {
  it.each<[string, string, string | undefined]>([
    ['rename a key', '{ "activted" : true }', '{ "activated" : true }'],
    ['keep the spelling of a number', '{"frequency": " 5.0 "}', '{"frequency": 5.0}'],
    ['quote no number that is spelled otherwise', '{"name": 1.0}', undefined],
    ['move to one field', '{"hostname": "a","request":{"a":1}}', '{"request":{"a":1, "hostname": "a"}}'],
    ['move to two fields', '{"hostname": "a","request":{"a":1,"b":2}}', '{"request":{"a":1,"b":2,"hostname": "a"}}'],
    ['move without blanks', '{"hostname":"a","request":{"a":1}}', '{"request":{"a":1,"hostname":"a"}}'],
    ['keep an item as it is', '{"locations": "\\u0055S"}', '{"locations": ["\\u0055S"]}'],
    ['write a missing object in place', '{ "hostname": "x" }', '{ "request": { "hostname": "x" } }'],
    ['move into an empty object', '{"request": {}, "hostname": "x"}', '{"request": { "hostname": "x" }}'],
    ['move the only field', '{\n "request": {\n  "frequency": 5\n }\n}', '{\n "request": {},\n "frequency": 5\n}'],
    ['move no repeated key', '{"activted":true,"activted":false}', undefined],
    [
      'move between lines',
      '{\r\n\t"hostname": "x",\r\n\t"request": {\r\n\t\t"ipFamily": "IPv4"\r\n\t}\r\n}',
      '{\r\n\t"request": {\r\n\t\t"ipFamily": "IPv4",\r\n\t\t"hostname": "x"\r\n\t}\r\n}',
    ],
    ['remove the last field', '{"request": {"hostname": "y"}, "hostname": "x" }', '{"request": {"hostname": "y"} }'],
  ])('%s', (_, text, expected) => {
    const { errors, warnings } = validateText(icmpMonitorUpdate, text)
    const [fix] = [...errors, ...warnings].flatMap(({ fixes }): TextFix[] => [...fixes])
    expect(fix && edited(text, fix)).toBe(expected)
  })
})
