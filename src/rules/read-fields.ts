/** The fields that the rules read of a monitor: all that is kept of one in which nothing is wrong. */
export const readOfMonitor = [
  'doubleCheck', 'alertSettings', 'useGlobalAlertSettings', 'frequency', 'frequencyOffset', 'request', 'environmentVariables',
  'setupSnippetId', 'tearDownSnippetId', 'degradedResponseTime', 'maxResponseTime', 'degradedPacketLossThreshold', 'maxPacketLossThreshold',
] as const

/** The same of an error group. */
export const readOfErrorGroup = ['checkId', 'errorHash', 'firstSeen', 'lastSeen'] as const

/** The parts, by the titles of their schemas, that the rules look into. */
export const lookedInto = ['IcmpRequest', 'IcmpAssertion'] as const
