// Tests the issues of a result: their order, their number and their pointers.
import { describe, expect, it } from 'vitest'
import {
  ContractError,
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  updateIcmpMonitorParams,
} from 'monitor-contract'
import { group, update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'

describe('the params of an issue about', () => {
  it.each<{ code: string; fields: object; params: object }>([
    { code: 'type', fields: { name: 5 }, params: { expected: ['string'], received: 'number' } },
    { code: 'required', fields: { script: undefined }, params: { missing: 'script' } },
    { code: 'minimum', fields: { groupOrder: -1 }, params: { minimum: 0 } },
    {
      code: 'exclusiveMinimum',
      fields: { maxPacketLossThreshold: 0 },
      params: { exclusiveMinimum: 0, unit: '%' },
    },
    {
      code: 'maximum',
      fields: { maxResponseTime: 300_001 },
      params: { maximum: 300_000, unit: 'ms' },
    },
    { code: 'maxLength', fields: { description: 'x'.repeat(501) }, params: { maxLength: 500 } },
    {
      code: 'maxItems',
      fields: { environmentVariables: new Array(51).fill({ key: 'a', value: 'b' }) },
      params: { maxItems: 50 },
    },
  ])('$code are exactly what the description says', ({ code, fields, params }) => {
    const { errors } = icmpMonitorUpdate.validate(update(fields))
    expect(errors).toMatchObject([{ code }])
    expect(errors[0]?.params).toEqual(params)
  })

  it('minLength and format are exactly what the description says', () => {
    expect(updateIcmpMonitorParams.validate({ id: '' }).errors[0]?.params).toEqual({ minLength: 1 })
    const wrong = errorGroup.validate(group({ firstSeen: '2026-02-30', lastSeen: 'today' }))
    expect(wrong.errors.map(({ params }) => params)).toEqual([
      { format: 'date', nonexistent: true },
      { format: 'date' },
    ])
  })
})

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
