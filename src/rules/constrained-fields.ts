/** The fields of a monitor that constraints read: what is known of a monitor that is read for a verdict alone. */
export const constrainedFields = [
  'frequency', 'frequencyOffset', 'degradedPacketLossThreshold', 'maxPacketLossThreshold',
] as const
