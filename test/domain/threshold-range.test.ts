import { describe, expect, it } from 'vitest'
import { thresholdRange } from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'

const fields = schemaNamed('icmp-monitor-fields').$defs ?? {}

/** The bounds of a threshold in the schema. */
function inSchema(field: string) {
  const { minimum, exclusiveMinimum, maximum } = fields[field] ?? {}
  return { minimum: Number(minimum ?? exclusiveMinimum), maximum: Number(maximum) }
}

const ms = { ...inSchema('maxResponseTime'), exclusive: false, unit: 'ms' }
const percent = { ...inSchema('maxPacketLossThreshold'), exclusive: true, unit: '%' }
const from = (minimum: number) => ({ ...percent, minimum, exclusive: false })

describe('thresholdRange', () => {
  it.each([
    { field: 'degradedResponseTime', monitor: {}, expected: ms },
    { field: 'maxResponseTime', monitor: { degradedResponseTime: 500 }, expected: ms },
    { field: 'degradedPacketLossThreshold', monitor: {}, expected: percent },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: 15 },
      expected: from(15),
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: 100.5 },
      expected: percent,
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: Number.MIN_VALUE },
      expected: from(Number.MIN_VALUE),
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: 0 },
      expected: percent,
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: null },
      expected: percent,
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: undefined },
      expected: percent,
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: NaN },
      expected: percent,
    },
    {
      field: 'maxPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: '50' as never },
      expected: percent,
    },
    { field: 'maxPacketLossThreshold', monitor: { maxPacketLossThreshold: 40 }, expected: percent },
    {
      field: 'degradedPacketLossThreshold',
      monitor: { maxPacketLossThreshold: 40 },
      expected: { ...percent, maximum: 40 },
    },
    {
      field: 'degradedPacketLossThreshold',
      monitor: { maxPacketLossThreshold: 100 },
      expected: percent,
    },
    {
      field: 'degradedPacketLossThreshold',
      monitor: { maxPacketLossThreshold: 0 },
      expected: percent,
    },
    {
      field: 'degradedPacketLossThreshold',
      monitor: { maxPacketLossThreshold: null },
      expected: percent,
    },
    {
      field: 'degradedPacketLossThreshold',
      monitor: { degradedPacketLossThreshold: 40 },
      expected: percent,
    },
  ] as const)('returns the range of $field beside $monitor', ({ field, monitor, expected }) => {
    expect(thresholdRange(field, monitor)).toEqual(expected)
  })

  it('returns a new object, so that no caller changes the bounds of the next', () => {
    expect(thresholdRange('maxResponseTime')).not.toBe(thresholdRange('maxResponseTime'))
    expect(Object.isFrozen(thresholdRange('maxResponseTime'))).toBe(false)
  })
})
