// Tests the loop of fixes: it ends, and never leaves more errors.
import fc from 'fast-check'
import { defineRule, icmpMonitorUpdate, thresholdRange } from 'monitor-contract'
import {
  fixText,
  lintText,
  type AnyIssue,
  type LintContract,
  type LintResult,
} from 'monitor-contract-lint'
import { arbitraries } from 'monitor-contract/testing'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { spelledJson, styles } from './fixes/spelled-json.ts'
import { spoilt } from './fixes/spoilt.ts'
import { writings, writtenStream } from './fixes/yaml-texts.ts'
import { propertyRuns } from './property-runs.ts'

const contract = icmpMonitorUpdate.with({
  severity: { 'unknown-field': 'error' },
  maxIssues: 1_000,
})

const errorsIn = (results: readonly LintResult<unknown, AnyIssue>[]): number =>
  results.reduce((sum, { result }) => sum + result.errors.length, 0)

const bodies = spoilt(arbitraries.icmpMonitorUpdate())

const texts = fc.oneof(
  fc.tuple(bodies, styles).map(([body, style]) => {
    return { language: 'json' as const, text: spelledJson(body, style) }
  }),
  fc.tuple(fc.array(bodies, { minLength: 1, maxLength: 3 }), writings).map(([all, writing]) => {
    return { language: 'yaml' as const, text: writtenStream(all, writing) }
  }),
)

describe('fixText', () => {
  it.each([
    { what: 'safe fixes', unsafe: false },
    { what: 'all fixes', unsafe: true },
  ])('ends with $what, and leaves no more errors than before', ({ unsafe }) => {
    let count = 0
    fc.assert(
      fc.property(texts, ({ language, text }) => {
        const before = lintText(contract, text, { language })
        const fixed = fixText(contract, text, { language, unsafe })
        count += fixed.applied.length
        expect(errorsIn(fixed.results)).toBeLessThanOrEqual(errorsIn(before))
        expect(fixed.results).toEqual(lintText(contract, fixed.text, { language }))
        if (fixed.applied.length === 0) expect(fixed.text).toBe(text)
      }),
      { numRuns: propertyRuns / 8 },
    )
    expect(count).toBeGreaterThan(0)
  })

  it('applies an unsafe fix only where it is asked to', () => {
    const text = '{"heartbeat": {}, "script": "", "hostname": "a"}'
    const moved = '{"heartbeat": {}, "script": "", "request": {"hostname": "a"}}'
    expect(fixText(icmpMonitorUpdate, text)).toMatchObject({ text, applied: [] })
    expect(fixText(icmpMonitorUpdate, text, { unsafe: true }).text).toBe(moved)
  })

  it('reports each applied fix with its place and its line', () => {
    const text = '- heartbeat: {}\n  script: ""\n- heartbeat: {}\n  script: ""\n  activted: "on"\n'
    expect(fixText(icmpMonitorUpdate, text, { language: 'yaml' })).toMatchObject({
      text: '- heartbeat: {}\n  script: ""\n- heartbeat: {}\n  script: ""\n  activated: true\n',
      applied: [
        {
          document: 0,
          at: '/1',
          pointer: '/activted',
          code: 'unknown-field',
          title: 'Rename to "activated" and use true',
          line: 5,
        },
      ],
      results: [{ at: '/0' }, { at: '/1', result: { warnings: [] } }],
    })
  })

  it('leaves out the one of two fixes that adds an error beside the other', () => {
    const text = '{"heartbeat":{},"script":"","activted":true,"actvated":false}'
    const { text: after, applied } = fixText(icmpMonitorUpdate, text)
    expect(after).toBe('{"heartbeat":{},"script":"","activated":true,"actvated":false}')
    expect(applied).toHaveLength(1)
  })

  it('applies the fixes of a later round, which the first one makes possible', () => {
    const { maximum } = thresholdRange('maxResponseTime')
    const withTime = (time: string) => `{"heartbeat":{},"script":"","maxResponseTime":${time}}`
    const { text } = fixText(icmpMonitorUpdate, withTime(`"${maximum + 1}"`), { unsafe: true })
    expect(text).toBe(withTime(`${maximum}`))
  })

  it('does not fix a value with neither heartbeat nor script, which may be no monitor', () => {
    const text = '{"activted":true}'
    expect(fixText(icmpMonitorUpdate, text)).toMatchObject({ text, applied: [] })
  })

  it.each([
    { options: { unsafe: 1 }, message: 'Option "unsafe" must be a boolean.' },
    {
      options: { severity: {} },
      message: 'Unknown option "severity". Known options: language, at, unsafe.',
    },
  ])('throws a TypeError for the options $options', ({ options, message }) => {
    const call = () => Reflect.apply(fixText, undefined, [icmpMonitorUpdate, '{}', options])
    expect(call).toThrow(new TypeError(message))
  })
})

describe('100 fixes check a monitor less than ten times as often as one lint', () => {
  const list = Array.from({ length: 100 }, (_, index) => {
    return { heartbeat: {}, script: '', name: `m${index}`, activted: true }
  })
  const variables = Array.from({ length: 50 }, (_, index) => {
    return { key: `K${index}`, vlaue: 'y', lockd: 'true' }
  })
  const one = { heartbeat: {}, script: '', environmentVariables: variables }

  /** Returns the number of monitors that a call checks with the contract that it is given. */
  const checksIn = (call: (contract: LintContract) => unknown): number => {
    let checks = 0
    const counter = defineRule(icmpMonitorUpdate, {
      code: 'counter',
      at: 'script',
      check: () => {
        checks += 1
        return undefined
      },
      message: () => 'is never reported.',
    })
    call(icmpMonitorUpdate.with({ rules: [counter] }))
    return checks
  }

  it.each([
    { what: 'a list of monitors in JSON', language: 'json', text: JSON.stringify(list, null, 2) },
    { what: 'a list of monitors in YAML', language: 'yaml', text: stringify(list) },
    { what: 'one monitor in JSON', language: 'json', text: JSON.stringify(one, null, 2) },
    { what: 'one monitor in YAML', language: 'yaml', text: stringify(one) },
  ] as const)('in $what', ({ language, text }) => {
    expect(fixText(icmpMonitorUpdate, text, { language }).applied).toHaveLength(100)
    const linted = checksIn((contract) => lintText(contract, text, { language }))
    const fixed = checksIn((contract) => fixText(contract, text, { language }))
    expect(linted).toBeGreaterThan(0)
    expect(fixed).toBeLessThan(10 * linted)
  })
})
