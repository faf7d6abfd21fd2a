// Generated from schemas/ by `npm run generate`. Do not edit.

/**
 * The allowed values of `frequency`. Unit: min.
 *
 * Carries out the field frequency.
 *
 * @example
 * frequencies[0] // 0
 */
export const frequencies = /* @__PURE__ */ Object.freeze([
  0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440,
] as const)

/**
 * The allowed values of `locations`.
 *
 * Carries out the list of data center locations.
 *
 * @example
 * icmpLocations[0] // "us-east-1"
 */
export const icmpLocations = /* @__PURE__ */ Object.freeze([
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
  'ca-central-1',
  'sa-east-1',
  'eu-west-1',
  'eu-central-1',
  'eu-west-2',
  'eu-west-3',
  'eu-north-1',
  'eu-south-1',
  'me-south-1',
  'ap-southeast-1',
  'ap-northeast-1',
  'ap-east-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ap-northeast-2',
  'ap-northeast-3',
  'ap-south-1',
  'af-south-1',
] as const)

/**
 * The allowed values of `runtimeId`, newest first.
 *
 * Carries out Versioning: the runtime of a check is selected with runtimeId.
 *
 * @example
 * runtimeIds[0] // "2026.04"
 */
export const runtimeIds = /* @__PURE__ */ Object.freeze([
  '2026.04',
  '2025.04',
  '2024.09',
  '2024.02',
  '2023.09',
  '2023.02',
  '2022.10',
] as const)

/** The type of `icmpMonitorDefaults`. */
export interface IcmpMonitorDefaults {
  /**
   * Whether the check runs.
   *
   * @defaultValue `true`
   */
  readonly activated: true
  /**
   * Whether no notification is sent on failure and recovery.
   *
   * @defaultValue `false`
   */
  readonly muted: false
  /**
   * Whether a failed run is checked a second time.
   *
   * @defaultValue `true`
   *
   * @deprecated `retryStrategy` replaces it.
   */
  readonly doubleCheck: true
  /**
   * Inverts what counts as a failure, so that an error is the expected outcome.
   *
   * @defaultValue `false`
   */
  readonly shouldFail: false
  /**
   * Whether the alert settings of the account apply in place of `alertSettings`.
   *
   * @defaultValue `true`
   */
  readonly useGlobalAlertSettings: true
  /**
   * Whether the check runs in all its locations at once.
   *
   * @defaultValue `false`
   */
  readonly runParallel: false
  /**
   * Time between two runs. 0, stated for API and TCP checks only, means every few seconds, as `frequencyOffset`
   * says. Unit: min.
   *
   * @defaultValue `10`
   */
  readonly frequency: 10
  /**
   * Response time at which a run counts as degraded. Unit: ms. Allowed: at least 0, at most 300000.
   *
   * @defaultValue `10000`
   */
  readonly degradedResponseTime: 10000
  /**
   * Response time at which a run counts as failing. Unit: ms. Allowed: at least 0, at most 300000.
   *
   * @defaultValue `20000`
   */
  readonly maxResponseTime: 20000
  /**
   * Packet loss at which a run counts as degraded. Unit: %. Allowed: greater than 0, at most 100.
   *
   * @defaultValue `10`
   */
  readonly degradedPacketLossThreshold: 10
  /**
   * Packet loss at which a run counts as failing; at least `degradedPacketLossThreshold`. Unit: %. Allowed:
   * greater than 0, at most 100.
   *
   * @defaultValue `20`
   */
  readonly maxPacketLossThreshold: 20
}

/**
 * The documented default of every field of a monitor that has one; the baseline of an update that replaces the whole
 * monitor.
 *
 * Carries out the defaults of the ICMP monitor table.
 *
 * @example
 * icmpMonitorDefaults.frequency // 10
 */
export const icmpMonitorDefaults: IcmpMonitorDefaults = /* @__PURE__ */ Object.freeze({
  activated: true,
  muted: false,
  doubleCheck: true,
  shouldFail: false,
  useGlobalAlertSettings: true,
  runParallel: false,
  frequency: 10,
  degradedResponseTime: 10000,
  maxResponseTime: 20000,
  degradedPacketLossThreshold: 10,
  maxPacketLossThreshold: 20,
})

/** One of the four thresholds that a run is classed by. */
export type ThresholdField =
  'degradedResponseTime' | 'maxResponseTime' | 'degradedPacketLossThreshold' | 'maxPacketLossThreshold'

/** What each of the four thresholds may be, whatever the others are. */
export const thresholdBounds = /* @__PURE__ */ Object.freeze({
  degradedResponseTime: { minimum: 0, exclusive: false, maximum: 300000, unit: 'ms' },
  maxResponseTime: { minimum: 0, exclusive: false, maximum: 300000, unit: 'ms' },
  degradedPacketLossThreshold: { minimum: 0, exclusive: true, maximum: 100, unit: '%' },
  maxPacketLossThreshold: { minimum: 0, exclusive: true, maximum: 100, unit: '%' },
} as const)

/** The least value of `frequencyOffset`. */
export const leastFrequencyOffset = 1

/** The fields that a response describes and an update does not. */
export const responseOnlyFields = /* @__PURE__ */ Object.freeze([
  'id',
  'created_at',
  'updated_at',
  'alertChannels',
  'checkType',
] as const)

/** What an update describes of a field: whether it takes null, its fields, and those of its items. */
export interface FieldShape {
  readonly nullable?: true
  readonly fields?: { readonly [name: string]: FieldShape }
  readonly items?: FieldShape
}

/** The fields of an update that a monitor holds in the same form. */
export const updateFields: { readonly [name: string]: FieldShape } = /* @__PURE__ */ Object.freeze({
  heartbeat: {},
  script: {},
  name: {},
  activated: {},
  muted: {},
  doubleCheck: {},
  shouldFail: {},
  locations: { nullable: true },
  tags: {},
  alertSettings: {
    fields: {
      escalationType: {},
      runBasedEscalation: { fields: { failedRunThreshold: {} } },
      reminders: { fields: { amount: {}, interval: {} } },
      parallelRunFailureThreshold: { fields: { enabled: {}, percentage: {} } },
    },
  },
  useGlobalAlertSettings: {},
  groupId: { nullable: true },
  groupOrder: { nullable: true },
  runtimeId: { nullable: true },
  alertChannelSubscriptions: {},
  retryStrategy: {
    fields: { type: {}, baseBackoffSeconds: {}, sameRegion: {}, maxRetries: {}, maxDurationSeconds: {}, onlyOn: {} },
  },
  triggerIncident: { fields: { serviceId: {}, severity: {}, name: {}, description: {}, notifySubscribers: {} } },
  runParallel: {},
  description: { nullable: true },
  frequency: {},
  frequencyOffset: {},
  request: {
    fields: {
      hostname: {},
      ipFamily: {},
      pingCount: {},
      assertions: { items: { fields: { source: {}, property: {}, comparison: {}, target: {} } } },
    },
  },
  scriptPath: { nullable: true },
  sslCheckDomain: {},
  environmentVariables: { nullable: true, items: { fields: { key: {}, value: {}, locked: {}, secret: {} } } },
  setupSnippetId: { nullable: true },
  tearDownSnippetId: { nullable: true },
  localSetupScript: { nullable: true },
  localTearDownScript: { nullable: true },
  degradedResponseTime: { nullable: true },
  maxResponseTime: { nullable: true },
  degradedPacketLossThreshold: { nullable: true },
  maxPacketLossThreshold: { nullable: true },
})
