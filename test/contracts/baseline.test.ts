// Tests the option `baseline`, the values of the fields that an update omits.
import { describe, expect, it } from 'vitest'
import { icmpMonitorDefaults, icmpMonitorUpdate, type Result } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf, report } from '../helpers/report.ts'

const issuesOf = (result: Result<unknown>) => [...result.errors, ...result.warnings]

/** Returns the issues of an update with a baseline. */
const issuesWith = (baseline: object, body: object) =>
  issuesOf(icmpMonitorUpdate.validate(update(body), { baseline: baseline }))

describe('a field that the body omits', () => {
  const of = (origin: 'stored' | 'default', value: unknown) => ({ frequency: { origin, value } })
  const byDefault = {
    assumed: of('default', icmpMonitorDefaults.frequency),
    maximum: icmpMonitorDefaults.frequency * 10,
    words: `the default frequency is ${icmpMonitorDefaults.frequency} minutes`,
  }

  it.each<{ baseline: object; assumed: object; maximum: number; words: string }>([
    {
      baseline: { frequency: 5 },
      assumed: of('stored', 5),
      maximum: 50,
      words: 'the stored frequency is 5 minutes',
    },
    {
      baseline: { ...icmpMonitorDefaults, frequency: 5 },
      assumed: of('stored', 5),
      maximum: 50,
      words: 'the stored frequency is 5 minutes',
    },
    {
      baseline: { frequency: null },
      ...byDefault,
    },
    {
      baseline: { frequency: undefined },
      ...byDefault,
    },
    {
      baseline: {},
      ...byDefault,
    },
    {
      baseline: icmpMonitorDefaults,
      ...byDefault,
    },
    {
      baseline: icmpMonitorUpdate.parse(update()),
      ...byDefault,
    },
  ])('has the value of the baseline $baseline, or its default', (row) => {
    const [issue, ...others] = issuesWith(row.baseline, { frequencyOffset: 300 })
    expect(others).toEqual([])
    expect(issue).toMatchObject({
      severity: 'error',
      code: 'frequency-offset',
      pointer: '/frequencyOffset',
      message: `frequencyOffset must be between 1 and ${row.maximum} when ${row.words}.`,
    })
    expect(issue?.params).toMatchObject({ assumed: row.assumed, maximum: row.maximum })
    expect(issue?.related).toBeUndefined()
  })

  it('is not known where the baseline has a value that is not allowed', () => {
    for (const frequency of [240, 7, 5.5, '5', [5], { value: 5 }, NaN]) {
      expect(issuesWith({ frequency }, { frequencyOffset: 300 })).toEqual([])
      const issues = issuesWith({ frequency }, { frequencyOffset: 9999 })
      expect(report(issues)).toEqual(['/frequencyOffset frequency-offset'])
      expect(issues[0]?.severity).toBe('error')
      expect(issues[0]?.message).not.toMatch(/stored|default/)
    }
  })

  it.each<{ rule: string; baseline: object; body: object; issue: string; assumed: object }>([
    {
      rule: 'with its own place in the baseline',
      baseline: { frequencyOffset: 70 },
      body: { frequency: 5 },
      issue: '/frequencyOffset frequency-offset',
      assumed: { frequencyOffset: { origin: 'stored', value: 70 } },
    },
    {
      rule: 'about thresholds',
      baseline: {},
      body: { degradedPacketLossThreshold: 50 },
      issue: '/maxPacketLossThreshold packet-loss-order',
      assumed: {
        maxPacketLossThreshold: {
          origin: 'default',
          value: icmpMonitorDefaults.maxPacketLossThreshold,
        },
      },
    },
    {
      rule: 'that warns',
      baseline: { degradedResponseTime: 500 },
      body: { maxResponseTime: 100 },
      issue: '/maxResponseTime response-time-order',
      assumed: { degradedResponseTime: { origin: 'stored', value: 500 } },
    },
    {
      rule: 'about a flag',
      baseline: { useGlobalAlertSettings: true },
      body: { alertSettings: {} },
      issue: '/alertSettings alert-settings-ignored',
      assumed: { useGlobalAlertSettings: { origin: 'stored', value: true } },
    },
    {
      rule: 'about an object, whose value is not in the params',
      baseline: { alertSettings: { escalationType: 'a' } },
      body: { useGlobalAlertSettings: true },
      issue: '/alertSettings alert-settings-ignored',
      assumed: { alertSettings: { origin: 'stored' } },
    },
  ])('is in the params of a rule $rule', ({ baseline, body, issue, assumed }) => {
    const issues = issuesWith(baseline, body)
    expect(report(issues)).toEqual([issue])
    expect(issues[0]?.params).toHaveProperty('assumed')
    expect((issues[0]?.params as { assumed?: unknown }).assumed).toEqual(assumed)
  })

  it('is in no params where the body has it', () => {
    const [issue] = issuesWith({ frequency: 1 }, { frequency: 5, frequencyOffset: 70 })
    expect(issue?.params).toMatchObject({ frequency: 5, minimum: 1, maximum: 50 })
    expect((issue?.params as { assumed?: object }).assumed ?? {}).toEqual({})
  })

  it('does not let a rule run that reads no field of the body', () => {
    const stored = { frequency: 5, frequencyOffset: 70, doubleCheck: true, alertSettings: {} }
    expect(issuesWith(stored, { name: 'edge' })).toEqual([])
  })

  it('stays null where a threshold of the baseline is null', () => {
    expect(
      issuesWith({ degradedPacketLossThreshold: null }, { maxPacketLossThreshold: 1 }),
    ).toEqual([])
  })
})

describe('a request that the body sends', () => {
  const thresholds = { degradedPacketLossThreshold: 10, maxPacketLossThreshold: 20 }
  const baseline = { request: { hostname: 'a', pingCount: 5 } }
  const steps = ['/degradedPacketLossThreshold packet-loss-steps']

  it.each<{ request: object | undefined; expected: string[] }>([
    { request: undefined, expected: steps },
    { request: { hostname: 'b' }, expected: [] },
    { request: { hostname: 'a', pingCount: 3 }, expected: steps },
    { request: { hostname: 'a', pingCount: 100 }, expected: [] },
  ])('replaces that of the baseline as a whole: $request', ({ request, expected }) => {
    expect(report(issuesWith(baseline, { ...thresholds, request }))).toEqual(expected)
  })

  it('is named with the field that the rule reads, where the baseline has it', () => {
    const [issue] = issuesWith(baseline, thresholds)
    expect(issue?.message).toContain('when the stored request.pingCount is 5')
  })
})

describe('a baseline', () => {
  it('is read once, when it is passed to `with`', () => {
    const stored = { frequency: 5 }
    const made = icmpMonitorUpdate.with({ baseline: stored })
    stored.frequency = 60
    expect(errorsOf(made, update({ frequencyOffset: 51 }))).toEqual([
      '/frequencyOffset frequency-offset',
    ])
    expect(made.is(update({ frequencyOffset: 51 }))).toBe(false)
  })

  it.each(['Map] of fields', 'fields [object Map', 'Monitor'])(
    'can be an object with the tag %j',
    (tag) => {
      const baseline = { frequency: 5 as const, [Symbol.toStringTag]: tag }
      const { errors } = icmpMonitorUpdate.validate(update({ frequencyOffset: 300 }), { baseline })
      expect(report(errors)).toEqual(['/frequencyOffset frequency-offset'])
    },
  )

  it('turns defaults-conflict into the error of the rule', () => {
    const body = update({ frequencyOffset: 101 })
    const { errors, warnings } = icmpMonitorUpdate.validate(body)
    expect([errors.length, report(warnings)]).toEqual([0, ['/frequencyOffset defaults-conflict']])
    expect(warnings[0]?.params).toMatchObject({
      rule: 'frequency-offset',
      field: 'frequency',
      default: 10,
    })
    expect(report(icmpMonitorUpdate.validate(body, { baseline: {} }).errors)).toEqual([
      '/frequencyOffset frequency-offset',
    ])
  })

  class Monitor {
    frequency = 5
  }
  it.each<{ what: string; baseline: unknown }>([
    { what: 'null', baseline: null },
    { what: 'an empty list', baseline: [] },
    { what: 'a list of monitors', baseline: [{ frequency: 5 }] },
    { what: 'a number', baseline: 5 },
    { what: 'a text', baseline: 'edge' },
    { what: 'a Map', baseline: new Map() },
    { what: 'a Date', baseline: new Date() },
    { what: 'an instance of a class', baseline: new Monitor() },
    { what: 'a function', baseline: () => 5 },
  ])('is a TypeError if it is $what', ({ baseline }) => {
    const options = { baseline: baseline as never }
    expect(() => icmpMonitorUpdate.validate({}, options)).toThrow(TypeError)
    expect(() => icmpMonitorUpdate.with(options)).toThrow(/"baseline"/)
  })
})
