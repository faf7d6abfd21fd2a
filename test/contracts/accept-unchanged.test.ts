// Tests the option `unchanged: 'accept'`: invalid values that equal the baseline's are only warnings.
import { icmpMonitorUpdate, toUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'

const required = { heartbeat: {}, script: '' }
const accept = (baseline: object) => ({ baseline, unchanged: 'accept' }) as const

/** The codes and pointers of the errors and warnings of an update, against a stored monitor. */
function issuesOf(body: object, baseline: object, options: object = {}) {
  const { errors, warnings } = icmpMonitorUpdate.validate({ ...required, ...body }, { ...accept(baseline), ...options })
  return { errors: report(errors), warnings: report(warnings) }
}

const variables = (count: number): object[] => Array.from({ length: count }, (_, index) => ({ key: `K${index}` }))

describe('a value that equals the baseline', () => {
  it.each<[what: string, body: object, baseline: object, warning: string]>([
    ['unknown location', { locations: ['xx-1', 'eu-west-1'] }, { locations: ['xx-1'] }, '/locations/0 enum'],
    ['unknown runtime', { runtimeId: '2031.01' }, { runtimeId: '2031.01' }, '/runtimeId enum'],
    ['unknown frequency', { frequency: 7 }, { frequency: 7 }, '/frequency enum'],
    ['exceeded bound', { maxResponseTime: 300001 }, { maxResponseTime: 300001 }, '/maxResponseTime maximum'],
    ['long text', { description: 'x'.repeat(501) }, { description: 'x'.repeat(501) }, '/description maxLength'],
    [
      'long list',
      { environmentVariables: variables(51) },
      { environmentVariables: variables(51) },
      '/environmentVariables maxItems',
    ],
  ])('has a warning instead of an error for an %s', (_what, body, baseline, warning) => {
    const { errors, warnings } = issuesOf(body, baseline)
    expect(errors).toEqual([])
    expect(warnings).toContain(warning)
  })

  it('compares an item with all items of the list in the baseline', () => {
    const { errors, warnings } = issuesOf({ locations: ['xx-2', 'xx-1', 'xx-1'] }, { locations: ['us-east-1', 'xx-1'] })
    expect(errors).toEqual(['/locations/0 enum'])
    expect(warnings).toEqual(['/locations/1 enum', '/locations/2 enum'])
  })

  const odd = { source: 'LATENCY', target: '1', weight: 1 }
  const odder = { source: 'JITTER', target: '2', weight: { grams: [2] } }
  const strict = { unknownFields: 'error' }

  it.each<[what: string, sent: readonly object[], stored: readonly object[], errors: readonly string[]]>([
    ['a removed item', [odder], [odd, odder], []],
    ['moved items', [odder, odd], [odd, odder], []],
    ['a moved item without a null that toUpdate omits', [odder, odd], [{ ...odd, property: null }, odder], []],
    ['a moved item with an undefined field', [{ ...odder, extra: undefined }, odd], [odd, odder], []],
    ['a changed item', [{ ...odd, target: '3' }, odder], [odd, odder], ['/0/weight']],
    ['a moved and changed item', [odder, { ...odd, weight: 2 }], [odd, odder], ['/1/weight']],
    ['a moved item with a change inside it', [{ ...odder, weight: { grams: [3] } }], [odd, odder], ['/0/weight']],
    ['an item with a value of another type', [{ ...odd, weight: '1' }], [odd], ['/0/weight']],
  ])('compares %s', (_what, sent, stored, errors) => {
    const found = issuesOf({ request: { assertions: sent } }, { request: { assertions: stored } }, strict).errors
    expect(found).toEqual(errors.map((pointer) => `/request/assertions${pointer} unknown-field`))
  })

  it('accepts a list that has no more items than the baseline, whatever they are', () => {
    const changed = [...variables(50), { key: 'K50', value: 'new' }]
    for (const stored of [51, 52])
      expect(issuesOf({ environmentVariables: changed }, { environmentVariables: variables(stored) }).errors).toEqual(
        [],
      )
    for (const stored of [variables(50), null, { length: 60 }])
      expect(issuesOf({ environmentVariables: changed }, { environmentVariables: stored }).errors).toEqual([
        '/environmentVariables maxItems',
      ])
  })

  it('compares many items in time that grows with their number', () => {
    const assertions = Array.from({ length: 20_000 }, (_, index) => ({ ...odd, weight: { grams: [index] } }))
    const body = { request: { assertions: [...assertions].reverse() } }
    expect(issuesOf(body, { request: { assertions } }, strict).errors).toEqual([])
  })

  it.each<[what: string, body: object, baseline: object, error: string]>([
    ['a wrong type', { frequency: '5' }, { frequency: '5' }, '/frequency type'],
    ['null where the field cannot be null', { tags: null }, { tags: null }, '/tags type'],
  ])('keeps the error for %s', (_what, body, baseline, error) => {
    expect(issuesOf(body, baseline).errors).toEqual([error])
  })

  it('keeps the error for a missing field', () => {
    const { errors } = icmpMonitorUpdate.validate({ script: '' }, accept({ script: '' }))
    expect(report(errors)).toEqual(['/heartbeat required'])
  })

  it('reads lists to the end, so that a changed item after many unchanged ones is found', () => {
    const locations = Array.from({ length: 300 }, (_, index) => `xx-${index}`)
    const { errors } = issuesOf({ locations: [...locations, 'yy-1'] }, { locations }, { maxIssues: 2 })
    expect(errors).toEqual(['/locations/300 enum'])
  })
})

describe('a rule', () => {
  const stored = { frequency: 5, frequencyOffset: 70 }

  it.each<[what: string, body: object]>([
    ['all its fields are sent unchanged', stored],
    ['a field that it reads is omitted', { frequencyOffset: 70 }],
  ])('reports a warning if %s', (_what, body) => {
    const { errors, warnings } = issuesOf(body, stored)
    expect(errors).toEqual([])
    expect(warnings).toEqual(['/frequencyOffset frequency-offset'])
  })

  it.each<[what: string, body: object]>([
    ['its value', { frequency: 5, frequencyOffset: 71 }],
    ['another field that it reads', { frequency: 2, frequencyOffset: 70 }],
  ])('reports an error if the update changes %s', (_what, body) => {
    expect(issuesOf(body, stored).errors).toEqual(['/frequencyOffset frequency-offset'])
  })
})

describe('an unknown field', () => {
  const options = { unknownFields: 'error' }
  const retryStrategy = { type: 'FIXED', jitter: { kind: ['a', null] }, sameRegion: null }

  it('is a warning inside an object that equals the baseline, apart from nulls that toUpdate omits', () => {
    const { sameRegion: _, ...sent } = retryStrategy
    for (const body of [{ retryStrategy: sent }, toUpdate({ retryStrategy })])
      expect(issuesOf(body, { retryStrategy }, options)).toEqual({
        errors: [],
        warnings: ['/retryStrategy/jitter unknown-field'],
      })
  })

  it('is a warning inside an unchanged item of a list with a changed item', () => {
    const [item, other] = [
      { key: 'A', value: '', weight: 1 },
      { key: 'B', value: 'b' },
    ]
    const { errors, warnings } = issuesOf(
      { environmentVariables: [item, { ...other, value: 'c' }] },
      { environmentVariables: [item, other] },
      options,
    )
    expect(errors).toEqual([])
    expect(warnings).toContain('/environmentVariables/0/weight unknown-field')
  })

  it('is a warning inside an item of a list, apart from nulls that toUpdate omits', () => {
    const request = { hostname: 'a', assertions: [{ source: 'LATENCY', target: null, weight: 1 }] }
    expect(issuesOf(toUpdate({ request }), { request }, options)).toEqual({
      errors: [],
      warnings: ['/request/assertions/0/weight unknown-field'],
    })
  })

  it('is an error in an object that changed, and at the top level', () => {
    const body = { retryStrategy: { type: 'LINEAR', jitter: { kind: ['a', null] } }, colour: 1 }
    expect(issuesOf(body, { retryStrategy, colour: 1 }, options).errors).toEqual([
      '/retryStrategy/jitter unknown-field',
      '/colour unknown-field',
    ])
  })

  it('is an error if a null inside it was omitted, because unknown fields may be null', () => {
    const body = { retryStrategy: { jitter: {} } }
    expect(issuesOf(body, { retryStrategy: { jitter: { kind: null } } }, options).errors).toEqual([
      '/retryStrategy/jitter unknown-field',
    ])
  })
})

describe('the option', () => {
  it('requires a baseline when it validates, not when it is set', () => {
    const contract = icmpMonitorUpdate.with({ unchanged: 'accept' })
    for (const validate of [contract.validate, contract.is, contract.parse, contract['~standard'].validate])
      expect(() => validate(required)).toThrow(
        new TypeError('Option "baseline" must be set if "unchanged" is "accept".'),
      )
    expect(contract.is(required, { baseline: {} })).toBe(true)
    expect(() => icmpMonitorUpdate.is(required, { unchanged: 'accept', baseline: undefined })).toThrow(TypeError)
  })

  it('is "check" by default, so that unchanged invalid values are errors', () => {
    for (const options of [{}, { unchanged: 'check' }] as const)
      expect(icmpMonitorUpdate.is({ ...required, frequency: 7 }, { ...options, baseline: { frequency: 7 } })).toBe(
        false,
      )
  })

  it('uses a copy of the baseline, which later changes do not affect', () => {
    const baseline = { locations: ['xx-1'] }
    const contract = icmpMonitorUpdate.with(accept(baseline))
    baseline.locations[0] = 'xx-2'
    expect(contract.is({ ...required, locations: ['xx-1'] })).toBe(true)
    expect(contract.is({ ...required, locations: ['xx-2'] })).toBe(false)
  })

  it('accepts the same cyclic value, and equal values that have shared objects or are very deep', () => {
    const retryStrategy: Record<string, unknown> = { type: 'FIXED' }
    retryStrategy['self'] = retryStrategy
    let shared: object = {}
    for (let level = 0; level < 60; level++) shared = { a: shared, b: shared }
    let deep: object = {}
    for (let level = 0; level < 200_000; level++) deep = { deep }
    for (const value of [retryStrategy, { odd: shared }, { odd: deep }]) {
      const body = { ...required, retryStrategy: value }
      expect(icmpMonitorUpdate.is(body, { ...accept(body), unknownFields: 'error' })).toBe(true)
    }
  })

  it('reports a body that cannot be read', () => {
    const body = Object.defineProperty({ ...required }, 'name', {
      enumerable: true,
      get() {
        throw new Error('no')
      },
    })
    expect(report(icmpMonitorUpdate.validate(body, accept({})).errors)).toEqual([' unreadable'])
    expect(() => icmpMonitorUpdate.is(required, accept(body))).toThrow(TypeError)
  })
})
