import { type } from 'arktype'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder } from '../rules.ts'

const Update = type({
  heartbeat: 'object',
  script: 'string',
  'name?': 'string',
  'activated?': 'boolean',
  'muted?': 'boolean',
  'doubleCheck?': 'boolean',
  'shouldFail?': 'boolean',
  'locations?': type
    .enumerated(...icmpLocations)
    .array()
    .or('null'),
  'tags?': 'string[]',
  'alertSettings?': {
    'escalationType?': 'string',
    'runBasedEscalation?': { 'failedRunThreshold?': 'number' },
    'reminders?': { 'amount?': 'number', 'interval?': 'number' },
    'parallelRunFailureThreshold?': { 'enabled?': 'boolean', 'percentage?': 'number' },
  },
  'useGlobalAlertSettings?': 'boolean',
  'groupId?': 'number | null',
  'groupOrder?': 'number >= 0 | null',
  'runtimeId?': type.enumerated(...runtimeIds, null),
  'alertChannelSubscriptions?': 'object[]',
  'retryStrategy?': {
    'type?': 'string',
    'baseBackoffSeconds?': 'number',
    'sameRegion?': 'boolean',
    'maxRetries?': 'number',
    'maxDurationSeconds?': 'number',
    'onlyOn?': 'string[]',
  },
  'triggerIncident?': {
    'serviceId?': 'string',
    'severity?': 'string',
    'name?': 'string',
    'description?': 'string',
    'notifySubscribers?': 'boolean',
  },
  'runParallel?': 'boolean',
  'description?': 'string <= 500 | null',
  'frequency?': type.enumerated(...frequencies),
  'frequencyOffset?': 'number.integer >= 1',
  'request?': {
    'hostname?': 'string',
    'ipFamily?': 'string',
    'pingCount?': 'number',
    'assertions?': type({
      'source?': 'string',
      'property?': 'string',
      'comparison?': 'string',
      'target?': 'string',
    }).array(),
  },
  'scriptPath?': 'string | null',
  'sslCheckDomain?': 'string',
  'environmentVariables?': type({ 'key?': 'string', 'value?': 'string', 'locked?': 'boolean', 'secret?': 'boolean' })
    .array()
    .atMostLength(50)
    .or('null'),
  'setupSnippetId?': 'number | null',
  'tearDownSnippetId?': 'number | null',
  'localSetupScript?': 'string | null',
  'localTearDownScript?': 'string | null',
  'degradedResponseTime?': '0 <= number <= 300000 | null',
  'maxResponseTime?': '0 <= number <= 300000 | null',
  'degradedPacketLossThreshold?': '0 < number <= 100 | null',
  'maxPacketLossThreshold?': '0 < number <= 100 | null',
  'privateLocations?': 'string',
})
  .narrow(
    ({ frequency, frequencyOffset }, context) =>
      allowsOffset(frequency, frequencyOffset) ||
      context.reject({ path: ['frequencyOffset'], expected: 'fit for the frequency' }),
  )
  .narrow(
    ({ degradedPacketLossThreshold, maxPacketLossThreshold }, context) =>
      keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold) ||
      context.reject({ path: ['maxPacketLossThreshold'], expected: 'at least degradedPacketLossThreshold' }),
  )

export const is = (value: unknown): boolean => Update.allows(value)
export const validate = (value: unknown) => Update(value)
export const mistakes = (answer: ReturnType<typeof validate>): number =>
  answer instanceof type.errors ? answer.length : 0
