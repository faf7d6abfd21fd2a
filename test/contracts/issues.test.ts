// Tests the issues of a result: their order, their number and their pointers.
import { describe, expect, it } from 'vitest'
import {
  ContractError,
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
} from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'

describe('the issues of a result', () => {
  it('include an invalid item after more items with unknown fields than `maxIssues`', () => {
    const assertion = { source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' }
    const assertions = [
      { ...assertion, more: 1 },
      { ...assertion, more: 1 },
      { ...assertion, target: 200 },
    ]
    expect(
      errorsOf(icmpMonitorUpdate, update({ request: { hostname: 'a.example', assertions } }), {
        maxIssues: 1,
      }),
    ).toEqual(['/request/assertions/2/target type'])
    const monitor = { name: 'edge', locations: ['mars-1', 'mars-2', 'mars-3', 5] }
    expect(errorsOf(icmpMonitor, monitor, { reader: 'tolerant', maxIssues: 2 })).toEqual([
      '/locations/3 type',
    ])
  })

  it('advise to parse JSON only where a whole body is a text', () => {
    const bodies = ['{}', '\n[', 'a[', 'a {', { tags: '[]' }].map((body) =>
      icmpMonitor.validate(body),
    )
    const all = [...bodies, errorGroupList.validate(['{}'])].map((result) => JSON.stringify(result))
    expect(all.map((text) => text.includes('Parse the JSON'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      // An item of a list is a whole error group.
      true,
    ])
  })

  it('are all in the JSON of the error that parse throws, whose message begins with a name', async () => {
    const parse = () => errorGroup.parse({ more: 1 }, { severity: { 'unknown-field': 'warning' } })
    const thrown: unknown = await Promise.resolve()
      .then(parse)
      .catch((error: unknown) => error)
    if (!(thrown instanceof ContractError)) throw new Error('parse has to throw a ContractError')
    expect(thrown).toBeInstanceOf(Error)
    expect([thrown.name, thrown.contract]).toEqual(['ContractError', errorGroup.id])
    expect([thrown.errors.length, thrown.warnings.length]).toEqual([8, 1])
    expect(JSON.parse(JSON.stringify(thrown))).toMatchObject({
      contract: errorGroup.id,
      errors: JSON.parse(JSON.stringify(thrown.errors)),
    })
    const [first] = thrown.errors
    expect(new ContractError('urn:x', [first], []).message).toBe(`urn:x: ${first.message}`)
  })
})
