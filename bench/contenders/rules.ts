/** The fields that the two cross-field rules read. */
export interface RuleFields {
  readonly frequency?: number | undefined
  readonly frequencyOffset?: number | undefined
  readonly degradedPacketLossThreshold?: number | null | undefined
  readonly maxPacketLossThreshold?: number | null | undefined
}

/**
 * Returns whether a frequency allows an offset that is valid alone; without a frequency, whether
 * any frequency does.
 */
export function allowsOffset(frequency: unknown, offset: unknown): boolean {
  if (typeof offset !== 'number') return true
  if (frequency === undefined) return offset <= 600
  if (typeof frequency !== 'number') return true
  if (frequency === 0) return offset === 10 || offset === 20 || offset === 30
  return offset <= (frequency <= 60 ? frequency * 10 : Math.ceil(frequency / 60))
}

/** Returns whether the failing threshold of packet loss is not below the degraded one. */
export function keepsOrder(degraded: unknown, max: unknown): boolean {
  return typeof degraded !== 'number' || typeof max !== 'number' || max >= degraded
}

export const keepsRules = (body: RuleFields): boolean =>
  allowsOffset(body.frequency, body.frequencyOffset) &&
  keepsOrder(body.degradedPacketLossThreshold, body.maxPacketLossThreshold)

/** Returns the rules that a body breaks, for libraries that cannot contain rules. */
export function brokenRules(
  body: unknown,
): readonly { readonly instancePath: string; readonly message: string }[] {
  if (typeof body !== 'object' || body === null) return []
  const {
    frequency,
    frequencyOffset,
    degradedPacketLossThreshold,
    maxPacketLossThreshold,
  }: RuleFields = body
  const broken = []
  if (!allowsOffset(frequency, frequencyOffset))
    broken.push({ instancePath: '/frequencyOffset', message: 'must fit the frequency' })
  if (!keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold)) {
    broken.push({
      instancePath: '/maxPacketLossThreshold',
      message: 'must be at least degradedPacketLossThreshold',
    })
  }
  return broken
}
