// Tests the limits of `lintText`: issues, depth, aliases and lengths.
import { defineRule, icmpMonitorUpdate } from 'monitor-contract'
import { lintText } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'
import { codesIn } from './codes-in.ts'
import { fastestOf } from './fastest-of.ts'

describe('the number of issues', () => {
  const isTruncated = (contract: typeof icmpMonitorUpdate, text: string) =>
    lintText(contract, text).map(({ result }) => result.truncated)

  it('sets truncated at the maximum of the contract, and at that of lint', () => {
    const withNumbers = (count: number): string =>
      `{"heartbeat":[${new Array(count).fill('9007199254740993').join()}],"script":""}`
    expect(isTruncated(icmpMonitorUpdate, '{}')).toEqual([false])
    expect(isTruncated(icmpMonitorUpdate.with({ maxIssues: 1 }), '{}')).toEqual([true])
    expect(isTruncated(icmpMonitorUpdate, withNumbers(99))).toEqual([false])
    expect(isTruncated(icmpMonitorUpdate, withNumbers(100))).toEqual([true])
  })

  it('leaves each monitor of a short text all of its issues', () => {
    const wordy = defineRule(icmpMonitorUpdate, {
      code: 'wordy',
      at: 'tags',
      check: () => [1, 2, 3].map((index) => ({ path: ['tags', index], params: {} })),
      message: () => 'is wordy.',
    })
    const contract = icmpMonitorUpdate.with({ rules: [wordy] })
    const text = JSON.stringify(new Array(20).fill({}))
    const results = lintText(contract, text, { at: '/*' })
    expect(results.map(({ result }) => result.errors.length)).toEqual(new Array(20).fill(5))
  })
})

describe('the depth of a text', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  it.each<{ language: 'json' | 'yaml'; text: string }>([
    { language: 'json', text: nested(201) },
    { language: 'json', text: '{"a":'.repeat(100_000) },
    { language: 'yaml', text: nested(201) },
    { language: 'yaml', text: '['.repeat(100_000) },
    { language: 'yaml', text: '- '.repeat(100_000) },
    { language: 'yaml', text: '? '.repeat(100_000) },
    { language: 'yaml', text: '[a: '.repeat(100_000) },
    { language: 'yaml', text: `a: ${'&b '.repeat(100_000)}` },
  ])('must be at most 200 levels in $language', ({ language, text }) => {
    expect(codesIn(text, { language, at: '' })).toEqual([`${language}-syntax`])
  })

  it.each(['json', 'yaml'] as const)('can be 200 levels in %s', (language) => {
    expect(codesIn(nested(200), { language, at: '' })).toEqual(['type'])
  })

  it.each([
    { before: '', reason: 'TOO_DEEP' },
    { before: 'a: b: c\n', reason: 'BLOCK_AS_IMPLICIT_KEY' },
  ])('causes the error $reason after "$before"', ({ before, reason }) => {
    const text = `${before}x: ${'['.repeat(300)}${']'.repeat(300)}`
    const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, text, { language: 'yaml' })
    expect(result.errors).toMatchObject([{ code: 'yaml-syntax', params: { reason } }])
  })
})

describe('a long text', () => {
  it('has a syntax error where aliases repeat more than 200,000 values', () => {
    const lines = Array.from({ length: 30 }, (_, index) => {
      const items = index === 0 ? '1' : `*a${index - 1},`.repeat(10)
      return `a${index}: &a${index} [${items}]`
    })
    const [{ result } = expect.fail()] = lintText(icmpMonitorUpdate, lines.join('\n'), {
      language: 'yaml',
    })
    expect(result.errors).toMatchObject([
      {
        code: 'yaml-syntax',
        params: { reason: 'TOO_MANY_VALUES' },
        message: 'Invalid YAML: aliases and merge keys (<<) repeat more than 200000 values.',
      },
    ])
  })

  it('is linted in about the same time in one line as in many', () => {
    const lintWith = (separator: string) => () => {
      const text = `[${Array(6_000).fill('{"id":"a","heartbeat":{},"script":""}').join(separator)}]`
      lintText(icmpMonitorUpdate, text)
    }
    const { first, second } = fastestOf({ first: lintWith(', '), second: lintWith(',\n') })
    expect(first).toBeLessThan(3 * second)
  })

  it('has an error where the pointers of monitors are much longer than it', () => {
    const text = `{"${'k'.repeat(75_000)}":[${'{},'.repeat(5_000)}{}]}`
    expect(codesIn(text, { at: '/*/*' })).toEqual(['required'])
  })
})
