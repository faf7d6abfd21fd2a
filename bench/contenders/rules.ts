/** The fields that the two cross-field rules read. */
export interface RuleFields {
  readonly frequency?: number | undefined
  readonly frequencyOffset?: number | undefined
  readonly degradedPacketLossThreshold?: number | null | undefined
  readonly maxPacketLossThreshold?: number | null | undefined
}

/** An offset that is sound in itself is one that its frequency allows; without a frequency, one that any allows. */
export function allowsOffset(frequency: unknown, offset: unknown): boolean {
  if (typeof offset !== 'number') return true
  if (frequency === undefined) return offset <= 600
  if (typeof frequency !== 'number') return true
  if (frequency === 0) return offset === 10 || offset === 20 || offset === 30
  return offset <= (frequency <= 60 ? frequency * 10 : Math.ceil(frequency / 60))
}

/** A run does not begin to fail at a lower packet loss than it begins to degrade at. */
export function keepsOrder(degraded: unknown, max: unknown): boolean {
  return typeof degraded !== 'number' || typeof max !== 'number' || max >= degraded
}

export const keepsRules = (body: RuleFields): boolean =>
  allowsOffset(body.frequency, body.frequencyOffset) &&
  keepsOrder(body.degradedPacketLossThreshold, body.maxPacketLossThreshold)

/** The rules that a body breaks, for those whose library has no place for such a rule. */
export function brokenRules(body: unknown): readonly { readonly instancePath: string; readonly message: string }[] {
  if (typeof body !== 'object' || body === null) return []
  const { frequency, frequencyOffset, degradedPacketLossThreshold, maxPacketLossThreshold }: RuleFields = body
  const broken = []
  if (!allowsOffset(frequency, frequencyOffset))
    broken.push({ instancePath: '/frequencyOffset', message: 'must fit the frequency' })
  if (!keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold)) {
    broken.push({ instancePath: '/maxPacketLossThreshold', message: 'must be at least degradedPacketLossThreshold' })
  }
  return broken
}
