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
    ['degradedResponseTime', {}, ms],
    ['maxResponseTime', { degradedResponseTime: 500 }, ms],
    ['degradedPacketLossThreshold', {}, percent],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: 15 }, from(15)],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: 100.5 }, percent],
    [
      'maxPacketLossThreshold',
      { degradedPacketLossThreshold: Number.MIN_VALUE },
      from(Number.MIN_VALUE),
    ],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: 0 }, percent],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: null }, percent],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: undefined }, percent],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: NaN }, percent],
    ['maxPacketLossThreshold', { degradedPacketLossThreshold: '50' as never }, percent],
    ['maxPacketLossThreshold', { maxPacketLossThreshold: 40 }, percent],
    ['degradedPacketLossThreshold', { maxPacketLossThreshold: 40 }, { ...percent, maximum: 40 }],
    ['degradedPacketLossThreshold', { maxPacketLossThreshold: 100 }, percent],
    ['degradedPacketLossThreshold', { maxPacketLossThreshold: 0 }, percent],
    ['degradedPacketLossThreshold', { maxPacketLossThreshold: null }, percent],
    ['degradedPacketLossThreshold', { degradedPacketLossThreshold: 40 }, percent],
  ] as const)('returns the range of %s beside %j', (field, monitor, expected) => {
    expect(thresholdRange(field, monitor)).toEqual(expected)
  })

  it('returns a new object, so that no caller changes the bounds of the next', () => {
    expect(thresholdRange('maxResponseTime')).not.toBe(thresholdRange('maxResponseTime'))
    expect(Object.isFrozen(thresholdRange('maxResponseTime'))).toBe(false)
  })
})
