// Tests the option `unchanged: 'accept'`: errors in fields that equal the baseline's are warnings.
import { icmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import { boundOf } from '../helpers/schema-documents.ts'

const required = { heartbeat: {}, script: '' }

/** Returns the codes and pointers of the issues of an update, against a stored monitor. */
function issuesOf(body: object, baseline: object, options: object = {}) {
  const { errors, warnings } = icmpMonitorUpdate.validate(
    { ...required, ...body },
    { baseline, unchanged: 'accept', ...options },
  )
  return { errors: report(errors), warnings: report(warnings) }
}

/** Returns as many variables as the schema allows, and some more. */
const tooManyVariables = (more = 1): object[] =>
  Array.from(
    { length: boundOf('icmpMonitorUpdate', 'environmentVariables', 'maxItems') + more },
    (_, index) => ({ key: `K${index}` }),
  )

const longest = boundOf('icmpMonitorUpdate', 'description', 'maxLength')
const longText = { description: 'x'.repeat(longest + 1) }
const longList = { environmentVariables: tooManyVariables() }
const location = { locations: ['xx-1', 'eu-west-1'] }

describe('the value of a top-level field that equals the baseline', () => {
  it.each<{ of: string; body: object; warnings: string[] }>([
    { of: 'a list with an unknown location', body: location, warnings: ['/locations/0 enum'] },
    { of: 'a long text', body: longText, warnings: ['/description maxLength'] },
    {
      of: 'a long list',
      body: longList,
      warnings: ['/environmentVariables maxItems'],
    },
    { of: 'an unknown frequency', body: { frequency: 7 }, warnings: ['/frequency enum'] },
    {
      of: 'a response time',
      body: { maxResponseTime: -1 },
      warnings: ['/maxResponseTime minimum'],
    },
  ])('has a warning instead of an error: $of', ({ body, warnings }) => {
    expect(issuesOf(body, structuredClone(body))).toEqual({ errors: [], warnings })
  })

  it('equals it as JSON, whatever the order of its fields and whatever is undefined', () => {
    const stored = { environmentVariables: [...tooManyVariables(), { key: 'a', value: 'b' }] }
    const sent = {
      environmentVariables: [...tooManyVariables(), { value: 'b', locked: undefined, key: 'a' }],
    }
    expect(issuesOf(sent, stored).errors).toEqual([])
  })

  it('has the same described fields inside its objects', () => {
    const withExtra = (extra: number) => ({
      environmentVariables: tooManyVariables().map((each) => ({ ...each, extra: [extra] })),
    })
    const [stored, changed] = [withExtra(1), withExtra(2)]
    expect(issuesOf(structuredClone(stored), stored).errors).toEqual([])
    expect(issuesOf(changed, stored).errors).toEqual([])
  })
})

describe('the value of a top-level field that differs from the baseline', () => {
  it.each<{ difference: string; body: object; baseline: object; errors: string[] }>([
    {
      difference: 'another item, in which nothing is wrong',
      body: { locations: ['xx-1', 'eu-west-2'] },
      baseline: location,
      errors: ['/locations/0 enum'],
    },
    {
      difference: 'another order of its items',
      body: { locations: ['eu-west-1', 'xx-1'] },
      baseline: location,
      errors: ['/locations/1 enum'],
    },
    {
      difference: 'fewer items, but still too many',
      body: longList,
      baseline: { environmentVariables: tooManyVariables(2) },
      errors: ['/environmentVariables maxItems'],
    },
    {
      difference: 'another type',
      body: { frequency: 7 },
      baseline: { frequency: '7' },
      errors: ['/frequency enum'],
    },
    {
      difference: 'no value in the baseline',
      body: { runtimeId: '2031.01' },
      baseline: { locations: ['2031.01'] },
      errors: ['/runtimeId enum'],
    },
  ])('has an error: $difference', ({ body, baseline, errors }) => {
    expect(issuesOf(body, baseline).errors).toEqual(errors)
  })
})

it.each<{ error: string; body: object; pointer: string }>([
  { error: 'a wrong type', body: { frequency: '5' }, pointer: '/frequency type' },
  { error: 'a wrong type in a list', body: { tags: ['a', 5] }, pointer: '/tags/1 type' },
  { error: 'null where the field cannot be null', body: { tags: null }, pointer: '/tags type' },
  { error: 'a missing field', body: { script: undefined }, pointer: '/script required' },
])('the error about $error stays, though the baseline has the same', ({ body, pointer }) => {
  expect(issuesOf(body, body).errors).toEqual([pointer])
})

describe('a rule', () => {
  const stored = { frequency: 5, frequencyOffset: 70 }
  const offset = '/frequencyOffset frequency-offset'
  const order = '/maxPacketLossThreshold packet-loss-order'

  it.each<{ case: string; body: object; baseline: object; warnings: string[] }>([
    { case: 'all its fields are sent', body: stored, baseline: stored, warnings: [offset] },
    {
      case: 'one of its fields is omitted',
      body: { frequencyOffset: 70 },
      baseline: stored,
      warnings: [offset],
    },
    {
      case: 'the baseline lacks a field, which is sent with its documented default',
      body: { frequency: 10, frequencyOffset: 300 },
      baseline: { frequencyOffset: 300 },
      warnings: [offset],
    },
    {
      case: 'the baseline lacks a field, which the body omits, too',
      body: { degradedPacketLossThreshold: 50 },
      baseline: { degradedPacketLossThreshold: 50 },
      warnings: [order],
    },
  ])('is a warning where all fields that it reads are unchanged: $case', (row) => {
    expect(issuesOf(row.body, row.baseline)).toEqual({ errors: [], warnings: row.warnings })
  })

  it.each<{ change: string; body: object }>([
    { change: 'its value', body: { frequency: 5, frequencyOffset: 71 } },
    { change: 'another field that it reads', body: { frequency: 2, frequencyOffset: 70 } },
    { change: 'a field to its default', body: { frequency: 10, frequencyOffset: 300 } },
  ])('is an error where the update changes $change', ({ body }) => {
    expect(issuesOf(body, stored).errors).toEqual([offset])
  })
})

it.each<{ level: string; errors: string[]; warnings: string[] }>([
  {
    level: 'error',
    errors: ['/retryStrategy/jitter unknown-field', '/colour unknown-field'],
    warnings: [],
  },
  {
    level: 'warning',
    errors: [],
    warnings: ['/retryStrategy/jitter unknown-field', '/colour unknown-field'],
  },
  { level: 'off', errors: [], warnings: [] },
])(
  'an unknown field that equals the baseline keeps the severity $level',
  ({ level, errors, warnings }) => {
    const body = { retryStrategy: { jitter: 1 }, colour: 1 }
    const severity = { 'unknown-field': level }
    expect(issuesOf(body, body, { severity })).toEqual({ errors, warnings })
  },
)

describe('the option', () => {
  it('requires a baseline when it validates, not when it is set', () => {
    const contract = icmpMonitorUpdate.with({ unchanged: 'accept' })
    const { validate, is, parse, '~standard': standard } = contract
    for (const call of [validate, is, parse, standard.validate])
      expect(() => call(required)).toThrow(
        new TypeError('Option "baseline" must be set if "unchanged" is "accept".'),
      )
    expect(contract.is(required, { baseline: {} })).toBe(true)
    const options = { unchanged: 'accept', baseline: undefined } as const
    expect(() => icmpMonitorUpdate.is(required, options)).toThrow(TypeError)
  })

  it('makes `is` accept an unchanged invalid field, and reject a changed one', () => {
    const body = { ...required, ...location, ...longText }
    expect(icmpMonitorUpdate.is(body, { baseline: body, unchanged: 'accept' })).toBe(true)
    const changed = { ...body, locations: ['xx-2'] }
    expect(icmpMonitorUpdate.is(changed, { baseline: body, unchanged: 'accept' })).toBe(false)
  })
})
