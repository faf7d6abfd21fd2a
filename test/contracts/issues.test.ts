// Tests the issues of a result: their order, their number and their pointers.
import { describe, expect, it } from 'vitest'
import { ContractError, errorGroup, icmpMonitorUpdate, frequencies } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf, warningsOf } from '../helpers/report.ts'

describe('the issues of a result', () => {
  it('issues are in the order of the schema, unknown fields last, rules and warnings at their fields', () => {
    const value = {
      zeta: 1,
      maxPacketLossThreshold: 5,
      degradedPacketLossThreshold: 10,
      frequencyOffset: 51,
      frequency: 5,
      id: 'x',
      tags: [1, 'x', 2],
      request: { more: 1, assertions: [{ target: 5, extra: 1 }], hostname: 5 },
      alpha: 1,
      heartbeat: 5,
    }
    expect(errorsOf(icmpMonitorUpdate, value, { unknownFields: 'error' })).toEqual([
      '/heartbeat type',
      '/script required',
      '/tags/0 type',
      '/tags/2 type',
      '/frequencyOffset frequency-offset',
      '/request/hostname type',
      '/request/assertions/0/target type',
      '/request/assertions/0/extra unknown-field',
      '/request/more unknown-field',
      '/maxPacketLossThreshold packet-loss-order',
      '/zeta unknown-field',
      '/alpha unknown-field',
    ])
    expect(warningsOf(icmpMonitorUpdate, { ...value, doubleCheck: 5, setupSnippetId: 1 })).toEqual([
      '/doubleCheck deprecated-field',
      '/request/assertions/0/extra unknown-field',
      '/request/more unknown-field',
      '/setupSnippetId api-only-field',
      '/zeta unknown-field',
      '/id response-only-field',
      '/alpha unknown-field',
    ])
  })

  it.each([1, 2, 3, 100])('are at most %i, and each of them is one of all issues', (maxIssues) => {
    const value = {
      tags: [1, 2, 3],
      more: 1,
      frequency: 5,
      frequencyOffset: 51,
      doubleCheck: true,
      id: 'x',
      setupSnippetId: 1,
    }
    const all = icmpMonitorUpdate.validate(value)
    const some = icmpMonitorUpdate.validate(value, { maxIssues })
    expect(some.errors).toHaveLength(Math.min(maxIssues, all.errors.length))
    expect(some.warnings.length).toBeLessThanOrEqual(maxIssues)
    for (const issue of some.errors) expect(all.errors).toContainEqual(issue)
    for (const issue of some.warnings) expect(all.warnings).toContainEqual(issue)
  })

  it('have the severity `error` or `warning` of the list that they are in', () => {
    const { errors, warnings } = icmpMonitorUpdate.validate({
      frequency: 5,
      frequencyOffset: 51,
      tags: 5,
      doubleCheck: true,
    })
    expect(errors.map(({ code, severity }) => [code, severity])).toEqual([
      ['required', 'error'],
      ['required', 'error'],
      ['type', 'error'],
      ['frequency-offset', 'error'],
    ])
    expect(warnings.map(({ code, severity }) => [code, severity])).toEqual([['deprecated-field', 'warning']])
  })

  it('include an invalid item after more items with unknown fields than `maxIssues`', () => {
    const assertion = { source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' }
    const assertions = [
      { ...assertion, more: 1 },
      { ...assertion, more: 1 },
      { ...assertion, target: 200 },
    ]
    expect(
      errorsOf(icmpMonitorUpdate, update({ request: { hostname: 'a.example', assertions } }), { maxIssues: 1 }),
    ).toEqual(['/request/assertions/2/target type'])
  })

  it('have pointers to empty names and to names with ~ and /', () => {
    const value = update({ '': 1, '~': 1, '/': 1, '~1': 1, 'a/b~c': 1, request: { '~0/': 1, '': 1 } })
    const { warnings } = icmpMonitorUpdate.validate(value)
    expect(warnings.map(({ pointer }) => pointer)).toEqual([
      '/request/~00~1',
      '/request/',
      '/',
      '/~0',
      '/~1',
      '/~01',
      '/a~1b~0c',
    ])
    expect(warnings.map(({ path }) => path)).toEqual([
      ['request', '~0/'],
      ['request', ''],
      [''],
      ['~'],
      ['/'],
      ['~1'],
      ['a/b~c'],
    ])
    for (const { message } of warnings) expect(message).not.toMatch(/^The value/u)
  })

  it.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['runtime_id', 'runtimeId'],
    ['useGlobalAlertSetings', 'useGlobalAlertSettings'],
    ['tear-down-snippet-id', 'tearDownSnippetId'],
    ['maxRespnseTime', 'maxResponseTime'],
    ['hostname', 'request.hostname'],
    ['xyz', undefined],
    ['', undefined],
    ['__proto__', undefined],
    ['n'.repeat(500), undefined],
  ])('the suggestion for %s is the field %s', (name, suggestion) => {
    const [issue] = icmpMonitorUpdate.validate(JSON.parse(`{"heartbeat":{},"script":"","${name}":1}`)).warnings
    expect(issue).toMatchObject({ code: 'unknown-field', path: [name] })
    expect(issue?.params).toStrictEqual(suggestion === undefined ? {} : { suggestion })
  })

  it.each([
    ['5', 'quotes'],
    ['5.5', undefined],
    ['7', undefined],
    ['x', undefined],
    ['null', undefined],
    ['[5]', undefined],
    ['{"frequency":5}', undefined],
  ])('the string %j in place of a whole number has the hint %s', (frequency, hint) => {
    const [issue] = icmpMonitorUpdate.validate({ ...update({}), frequency }).errors
    const params = { expected: ['integer'], received: 'string', allowed: frequencies, unit: 'min' }
    expect(issue?.params).toEqual({ ...params, ...(hint && { hint }) })
  })

  it('are all in the JSON of the error that parse throws, and the first few are in its message', () => {
    const thrown = (() => {
      try {
        return errorGroup.parse({ more: 1 }, { unknownFields: 'warn' })
      } catch (error) {
        return error
      }
    })()
    if (!(thrown instanceof ContractError)) throw new Error('parse has to throw a ContractError')
    expect(thrown).toBeInstanceOf(Error)
    expect([thrown.name, thrown.contract, thrown.errors.length, thrown.warnings.length]).toEqual([
      'ContractError',
      errorGroup.id,
      8,
      1,
    ])
    for (const { message } of thrown.errors.slice(0, 2)) expect(thrown.message).toContain(message)
    expect(thrown.message).not.toContain('archivedUntilNextEvent')
    expect(JSON.parse(JSON.stringify(thrown))).toMatchObject({
      contract: errorGroup.id,
      errors: JSON.parse(JSON.stringify(thrown.errors)),
    })
  })
})
