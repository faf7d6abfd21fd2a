// Tests the option `unchanged: 'accept'`: invalid values that equal the baseline's are only warnings.
import { icmpMonitorUpdate } from 'monitor-contract'
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
const longList = { environmentVariables: variables(51) }

describe('a value that equals the baseline', () => {
  it.each<[what: string, body: object, baseline: object, warning: string]>([
    ['unknown location', { locations: ['xx-1', 'eu-west-1'] }, { locations: ['xx-1'] }, '/locations/0 enum'],
    ['long text', { description: 'x'.repeat(501) }, { description: 'x'.repeat(501) }, '/description maxLength'],
    ['long list', longList, longList, '/environmentVariables maxItems'],
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

  it.each<[what: string, body: object, baseline: object, error: string]>([
    ['a wrong type', { frequency: '5' }, { frequency: '5' }, '/frequency type'],
    ['null where the field cannot be null', { tags: null }, { tags: null }, '/tags type'],
  ])('keeps the error for %s', (_what, body, baseline, error) => {
    expect(issuesOf(body, baseline).errors).toEqual([error])
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

it.each([
  ['error', ['/retryStrategy/jitter unknown-field', '/colour unknown-field'], []],
  ['warn', [], ['/retryStrategy/jitter unknown-field', '/colour unknown-field']],
  ['ignore', [], []],
])(
  'an unknown field that equals the baseline keeps its severity with unknownFields: %s',
  (unknownFields, errors, warnings) => {
    const body = { retryStrategy: { jitter: 1 }, colour: 1 }
    expect(issuesOf(body, body, { unknownFields })).toEqual({ errors, warnings })
  },
)

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
})
