// Tests the option `severity`: each configurable code at each of its levels, in every way to
// validate.
import {
  defineRule,
  icmpMonitorUpdate,
  operations,
  type Result,
  type Severity,
} from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'
import { report } from '../helpers/report.ts'
import { contracts, type UntypedContract } from '../helpers/untyped-contracts.ts'

/**
 * A value that breaks one rule, and the severity of its issue by default; undefined where it is
 * off.
 */
interface Example {
  readonly contract: string
  readonly code: string
  readonly value: unknown
  readonly usual: Severity | undefined
}

const steps = {
  degradedPacketLossThreshold: 10,
  maxPacketLossThreshold: 20,
  request: { hostname: 'a', pingCount: 5 },
}
const lateOffset = { frequency: 5, frequencyOffset: 51 }
const crossed = { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 }
const target = {
  request: { hostname: 'a', assertions: [{ source: 'LATENCY', target: 'fast' }] },
}
const retries = { type: 'FIXED', maxRetries: 2, baseBackoffSeconds: 600 }
const unseen = group({ lastSeen: '2024-01-01' })
const authorized = { authorization: 'Bearer k' }
const json = { 'content-type': 'application/json' }
const account = { 'x-service-account': '7' }

const ofUpdate = (code: string, fields: object, usual: Severity = 'warning'): Example => ({
  contract: 'icmpMonitorUpdate',
  code,
  value: update(fields),
  usual,
})

const examples: readonly Example[] = [
  ofUpdate('unknown-field', { colour: 1 }),
  ofUpdate('unknown-field', { request: { hostname: 'a', colour: 1 } }),
  ofUpdate('response-only-field', { id: 'x' }),
  ofUpdate('defaults-conflict', { frequencyOffset: 101 }),
  ofUpdate('frequency-offset', lateOffset, 'error'),
  ofUpdate('packet-loss-order', crossed, 'error'),
  ofUpdate('deprecated-field', { doubleCheck: true }),
  ofUpdate('sub-minute-frequency', { frequency: 0, frequencyOffset: 10 }),
  ofUpdate('response-time-order', { degradedResponseTime: 9, maxResponseTime: 5 }),
  ofUpdate('packet-loss-steps', steps),
  ofUpdate('alert-settings-ignored', { alertSettings: {} }),
  ofUpdate('browser-only-field', { environmentVariables: [{}] }),
  ofUpdate('api-only-field', { setupSnippetId: 1 }),
  ofUpdate('api-only-field', { tearDownSnippetId: 1 }),
  ofUpdate('non-numeric-target', target),
  ofUpdate('misplaced-field', { heartbeat: { frequency: 5 } }),
  ofUpdate('hostname-missing', { request: {} }),
  ofUpdate('duplicate-item', { tags: ['a', 'a'] }),
  ofUpdate('implausible-number', { retryStrategy: { maxRetries: -1 } }),
  ofUpdate('retries-outlast-interval', { frequency: 1, retryStrategy: retries }),
  {
    contract: 'icmpMonitor',
    code: 'unknown-field',
    value: monitor({ colour: 1 }),
    usual: undefined,
  },
  {
    contract: 'icmpMonitor',
    code: 'frequency-offset',
    value: monitor(lateOffset),
    usual: 'error',
  },
  { contract: 'icmpMonitor', code: 'packet-loss-order', value: monitor(crossed), usual: 'error' },
  { contract: 'errorGroup', code: 'unknown-field', value: group({ colour: 1 }), usual: undefined },
  { contract: 'errorGroup', code: 'seen-order', value: unseen, usual: 'warning' },
  {
    contract: 'errorGroupList',
    code: 'unknown-field',
    value: [group({ colour: 1 })],
    usual: undefined,
  },
  { contract: 'errorGroupList', code: 'seen-order', value: [unseen], usual: 'warning' },
  {
    contract: 'errorGroupList',
    code: 'duplicate-group',
    value: [group(), group()],
    usual: 'warning',
  },
  { contract: 'listErrorGroupsQuery', code: 'unknown-field', value: 'limt=5', usual: 'warning' },
  { contract: 'listErrorGroupsQuery', code: 'page-number', value: 'page=0', usual: 'warning' },
  {
    contract: 'updateIcmpMonitorQuery',
    code: 'unknown-field',
    value: { auto: 1 },
    usual: 'warning',
  },
  {
    contract: 'listErrorGroupsHeaders',
    code: 'missing-service-account',
    value: authorized,
    usual: 'warning',
  },
  {
    contract: 'listErrorGroupsHeaders',
    code: 'placeholder-token',
    value: { authorization: 'Bearer undefined', ...account },
    usual: 'warning',
  },
  {
    contract: 'updateIcmpMonitorHeaders',
    code: 'placeholder-token',
    value: { authorization: 'Bearer null', ...account, ...json },
    usual: 'warning',
  },
  {
    contract: 'updateIcmpMonitorHeaders',
    code: 'missing-service-account',
    value: { ...authorized, ...json },
    usual: 'warning',
  },
  {
    contract: 'updateIcmpMonitorHeaders',
    code: 'missing-content-type',
    value: { ...authorized, ...account },
    usual: 'warning',
  },
]

const levels = ['error', 'warning', 'off'] as const
type Level = (typeof levels)[number]

const contractOf = (name: string): UntypedContract => contracts.get(name) ?? expect.fail()

/** Expects that a result has one issue of a severity, or none. */
function expectIssue(result: Result<unknown>, code: string, severity: Level | undefined): void {
  const { errors, warnings, valid } = result
  const expected = (at: Level): string[] => (severity === at ? [code] : [])
  expect(errors.map((issue) => issue.code)).toEqual(expected('error'))
  expect(warnings.map((issue) => issue.code)).toEqual(expected('warning'))
  expect([...errors, ...warnings].every((issue) => issue.severity === severity)).toBe(true)
  expect(valid).toBe(severity !== 'error')
}

describe.each(examples)('$code in $contract', ({ contract: name, code, value, usual }) => {
  const contract = contractOf(name)

  it(`is ${usual ?? 'off'} by default`, () => {
    expectIssue(contract.validate(value), code, usual)
    expectIssue(contract.validate(value, { severity: {} }), code, usual)
  })

  it.each(levels)('can be set to %s, in every method', (level) => {
    const options = { severity: { [code]: level } }
    expectIssue(contract.validate(value, options), code, level)
    expect(contract.is(value, options)).toBe(level !== 'error')
    const parse = () => contract.parse(value, options)
    if (level === 'error') expect(parse).toThrow(/^\w+: /)
    else expect(parse).not.toThrow()
    const made = contract.with(options)
    expect(made.validate(value)).toEqual(contract.validate(value, options))
    expect(made.is(value)).toBe(level !== 'error')
    const standard = made['~standard'].validate(value) as { issues?: readonly unknown[] }
    expect(standard.issues?.length).toBe(level === 'error' ? 1 : undefined)
  })

  it.each(levels)('can be set to %s in a request', (level) => {
    for (const operation of Object.values(operations))
      for (const part of ['params', 'query', 'headers', 'body'])
        if (Reflect.get(operation, part) === contract) {
          const request = { params: { id: '7f' }, headers, body: update(), [part]: value }
          const { body, params, ...others } = request
          const parts = 'body' in operation ? request : others
          const options = { severity: { [code]: level } }
          const result: Result<unknown> = Reflect.apply(operation.validateRequest, undefined, [
            parts,
            options,
          ])
          expectIssue(result, code, level)
        }
  })
})

const headers = { ...authorized, ...json, ...account }

describe('the severities of a call and of `with`', () => {
  const value = update({ colour: 1, doubleCheck: true, ...lateOffset })
  const all = ['/doubleCheck deprecated-field', '/frequencyOffset frequency-offset']

  it('are merged code by code', () => {
    const made = icmpMonitorUpdate
      .with({ severity: { 'unknown-field': 'error', 'deprecated-field': 'off' } })
      .with({ severity: { 'deprecated-field': 'error' } })
      .with({ maxIssues: 10 })
    expect(report(made.validate(value).errors)).toEqual([...all, '/colour unknown-field'])
    const { errors, warnings } = made.validate(value, {
      severity: { 'unknown-field': 'warning', 'frequency-offset': 'off' },
    })
    expect(report(errors)).toEqual(['/doubleCheck deprecated-field'])
    expect(report(warnings)).toEqual(['/colour unknown-field'])
    expect(report(made.validate(value).errors)).toEqual([...all, '/colour unknown-field'])
  })

  it('do not change the contract that they are set on', () => {
    icmpMonitorUpdate.with({ severity: { 'frequency-offset': 'off' } })
    expect(report(icmpMonitorUpdate.validate(value).errors)).toEqual([all[1]])
  })
})

describe('a code of which a contract has no severity', () => {
  const keywords = ['type', 'required', 'enum', 'minimum', 'maxLength', 'format', 'multipleOf']
  const general = ['unreadable', 'duplicate-parameter']
  const misspelt = [
    'deprecated-fields',
    'Unknown-Field',
    '',
    'constructor',
    '__proto__',
    'few-tags',
  ]
  /** Rules of an update that no value breaks alone. */
  const besideOthers = ['frequency-offset-missing', 'masked-value']
  const configurable = [...new Set(examples.map(({ code }) => code)), ...besideOthers]

  const knownBy = (name: string): readonly string[] => [
    ...examples.filter(({ contract }) => contract === name).map(({ code }) => code),
    ...(name === 'icmpMonitorUpdate' ? besideOthers : []),
  ]

  it.each([...contracts])('is a TypeError that names the known ones: %s', (name, contract) => {
    const known = knownBy(name)
    const others = configurable.filter((code) => !known.includes(code))
    for (const code of [...keywords, ...general, ...misspelt, ...others]) {
      const options = { severity: Object.fromEntries([[code, 'off']]) }
      for (const call of [contract.validate, contract.is, contract.parse]) {
        const run = () => call({}, options)
        expect(run, code).toThrow(TypeError)
        for (const each of known) expect(run, code).toThrow(each)
      }
      expect(() => contract.with(options), code).toThrow(TypeError)
    }
  })

  it('is a TypeError in a request if no part of it has the code', () => {
    const { updateIcmpMonitor, listErrorGroups } = operations
    const call = (operation: { validateRequest: unknown }, code: string) => () =>
      Reflect.apply(operation.validateRequest as () => Result<unknown>, undefined, [
        {},
        { severity: { [code]: 'off' } },
      ])
    for (const code of ['page-number', 'seen-order', 'type', 'few-tags'])
      expect(call(updateIcmpMonitor, code)).toThrow(TypeError)
    for (const code of ['deprecated-field', 'missing-content-type', 'type'])
      expect(call(listErrorGroups, code)).toThrow(TypeError)
    for (const code of ['unknown-field', 'missing-service-account', 'missing-content-type'])
      expect(call(updateIcmpMonitor, code)).not.toThrow()
    for (const code of ['unknown-field', 'missing-service-account', 'page-number'])
      expect(call(listErrorGroups, code)).not.toThrow()
  })
})

it('unknown-field of a request is that of its query and its body', () => {
  const request = {
    params: { id: '7f' },
    query: { auto: 1 },
    headers: { ...headers, accept: '*/*' },
    body: update({ colour: 1 }),
  }
  const { validateRequest } = operations.updateIcmpMonitor
  const { errors } = validateRequest(request, { severity: { 'unknown-field': 'error' } })
  expect(report(errors)).toEqual(['/query/auto unknown-field', '/body/colour unknown-field'])
})

it('response-only-field has its severity, whatever that of unknown-field is', () => {
  const value = update({ id: 'x', colour: 1 })
  for (const level of levels) {
    const { errors, warnings } = icmpMonitorUpdate.validate(value, {
      severity: { 'unknown-field': level, 'response-only-field': 'error' },
    })
    const all = report([...errors, ...warnings])
    expect(all).toContain('/id response-only-field')
    expect(report(errors)).toContain('/id response-only-field')
    expect(all.includes('/colour unknown-field')).toBe(level !== 'off')
  }
})

it('a rule that is off is not run', () => {
  let runs = 0
  const counting = defineRule(icmpMonitorUpdate, {
    code: 'counting',
    at: 'name',
    severity: 'warning',
    check: () => ({ run: ++runs }),
    message: () => 'is counted.',
  })
  const contract = icmpMonitorUpdate.with({ rules: [counting] })
  const calls: [level: Level, expected: number][] = [
    ['off', 0],
    ['warning', 1],
    ['error', 1],
  ]
  for (const [level, expected] of calls) {
    runs = 0
    contract.validate(update(), { severity: { counting: level } })
    expect(runs, level).toBe(expected)
  }
  runs = 0
  const off = contract.with({ severity: { counting: 'off' } })
  off.validate(update({ name: 5 }))
  off.is(update())
  expect(runs).toBe(0)
})
