import { describe, expect, it } from 'vitest'
import { thresholdRange } from 'monitor-contract'
import { schemaNamed } from '../helpers/schema-documents.ts'

const fields = schemaNamed('icmp-monitor-fields').$defs ?? {}

/** The range that the schema of a threshold allows. */
function inSchema(field: string) {
  const { minimum, exclusiveMinimum, maximum } = fields[field] ?? {}
  return {
    minimum: Number(minimum ?? exclusiveMinimum),
    exclusive: minimum === undefined,
    maximum: Number(maximum),
    unit: field.includes('PacketLoss') ? '%' : 'ms',
  }
}

const ofLoss = inSchema('maxPacketLossThreshold')
const from = (minimum: number) => ({ ...ofLoss, minimum, exclusive: false })

describe('thresholdRange', () => {
  it.each([
    'degradedResponseTime',
    'maxResponseTime',
    'degradedPacketLossThreshold',
    'maxPacketLossThreshold',
  ] as const)('returns the range of the schema where no other field limits it: %s', (field) => {
    expect(thresholdRange(field)).toEqual(inSchema(field))
    expect(thresholdRange(field, { [field]: 40, degradedResponseTime: 500 })).toEqual(
      inSchema(field),
    )
  })

  it.each<{ degraded: number | null | undefined; expected: object }>([
    { degraded: 15, expected: from(15) },
    { degraded: ofLoss.maximum + 0.5, expected: ofLoss },
    { degraded: Number.MIN_VALUE, expected: from(Number.MIN_VALUE) },
    { degraded: 0, expected: ofLoss },
    { degraded: null, expected: ofLoss },
    { degraded: undefined, expected: ofLoss },
    { degraded: NaN, expected: ofLoss },
    { degraded: '50' as never, expected: ofLoss },
  ])('of maxPacketLossThreshold begins at a valid lower threshold: $degraded', (row) => {
    const monitor = { degradedPacketLossThreshold: row.degraded }
    expect(thresholdRange('maxPacketLossThreshold', monitor)).toEqual(row.expected)
  })

  it.each<{ highest: number | null; maximum: number }>([
    { highest: 40, maximum: 40 },
    { highest: ofLoss.maximum, maximum: ofLoss.maximum },
    { highest: 0, maximum: ofLoss.maximum },
    { highest: null, maximum: ofLoss.maximum },
  ])('of degradedPacketLossThreshold ends at a valid upper threshold: $highest', (row) => {
    const monitor = { maxPacketLossThreshold: row.highest }
    const range = { ...inSchema('degradedPacketLossThreshold'), maximum: row.maximum }
    expect(thresholdRange('degradedPacketLossThreshold', monitor)).toEqual(range)
  })

  it('returns a new object, so that no caller changes the bounds of the next', () => {
    expect(thresholdRange('maxResponseTime')).not.toBe(thresholdRange('maxResponseTime'))
    expect(Object.isFrozen(thresholdRange('maxResponseTime'))).toBe(false)
  })
})
