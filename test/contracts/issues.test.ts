// Tests the issues of a result: their order, their number and their pointers.
import { describe, expect, it } from 'vitest'
import { ContractError, errorGroup, icmpMonitorUpdate, frequencies } from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'

describe('the issues of a result', () => {
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

  it('a text in place of a listed number has the allowed values in its params', () => {
    const [issue] = icmpMonitorUpdate.validate({ ...update({}), frequency: '5' }).errors
    expect(issue?.params).toEqual({ expected: ['integer'], received: 'string', allowed: frequencies, unit: 'min' })
    expect(issue?.message).toMatch(/or 1440 minutes\.$/)
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
