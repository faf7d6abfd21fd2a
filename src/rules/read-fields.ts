/** The fields that the rules read of a monitor: all that is kept of one in which nothing is wrong. */
export const readOfMonitor = [
  'doubleCheck',
  'alertSettings',
  'useGlobalAlertSettings',
  'frequency',
  'frequencyOffset',
  'request',
  'environmentVariables',
  'setupSnippetId',
  'tearDownSnippetId',
  'degradedResponseTime',
  'maxResponseTime',
  'degradedPacketLossThreshold',
  'maxPacketLossThreshold',
] as const

/** Those of them that are worth a warning by being there, and so are kept where they are wrong, too. */
export const noticedOfMonitor = ['doubleCheck', 'setupSnippetId', 'tearDownSnippetId'] as const

/** The same of an error group. */
export const readOfErrorGroup = ['checkId', 'errorHash', 'firstSeen', 'lastSeen'] as const

/** The same of the parts that they look into. */
export const readOfRequest = ['assertions'] as const
export const readOfAssertion = ['source', 'target'] as const

/** The bodies, by the titles of their schemas, that rules can make invalid: of the others a verdict needs no fields. */
export const constrained = ['IcmpMonitorUpdate', 'IcmpMonitor'] as const
