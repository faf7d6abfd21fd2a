// Generated from schemas/ by `npm run generate`. Do not edit.

import type { FieldShape } from '../schema/json-schema.ts'

/**
 * The allowed values of `locations`.
 *
 * Service description, "Allowed values".
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
 * The allowed values of `runtimeId`.
 *
 * Service description, "Allowed values".
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

/**
 * The allowed values of `frequency`. Unit: min.
 *
 * Service description, "Allowed values".
 *
 * @example
 * frequencies[0] // 0
 */
export const frequencies = /* @__PURE__ */ Object.freeze([
  0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440,
] as const)

/** The minimum of `frequencyOffset`. */
export const leastFrequencyOffset = 1

/** The type of `icmpMonitorDefaults`. */
export interface IcmpMonitorDefaults {
  /**
   * Whether the check runs.
   *
   * @defaultValue `true`
   */
  readonly activated: true
  /**
   * If true, no notifications are sent on failure or recovery.
   *
   * @defaultValue `false`
   */
  readonly muted: false
  /**
   * Our reading: whether a failed run is checked a second time.
   *
   * @defaultValue `true`
   *
   * @deprecated `retryStrategy` replaces it.
   */
  readonly doubleCheck: true
  /**
   * Inverts the failure criterion, so that an error is the expected outcome.
   *
   * @defaultValue `false`
   */
  readonly shouldFail: false
  /**
   * If true, the alert settings of the account apply, and `alertSettings` is not used.
   *
   * @defaultValue `true`
   */
  readonly useGlobalAlertSettings: true
  /**
   * Whether the check runs in all its locations in parallel.
   *
   * @defaultValue `false`
   */
  readonly runParallel: false
  /**
   * Time between two runs. 0 means a run every `frequencyOffset` seconds, and is stated for API and TCP checks
   * only. Unit: min.
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
   * Packet loss at which a run counts as failing. At least `degradedPacketLossThreshold`. Unit: %. Allowed:
   * greater than 0, at most 100.
   *
   * @defaultValue `20`
   */
  readonly maxPacketLossThreshold: 20
}

/**
 * The documented default of each field with a default. Pass the object as `baseline` if updates
 * replace the monitor.
 *
 * Service description, "ICMP monitor".
 *
 * @example
 * icmpMonitorDefaults.activated // true
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

/** The bounds of each threshold in the schema, without the bounds that another threshold sets. */
export const icmpMonitorThresholds = /* @__PURE__ */ Object.freeze({
  degradedResponseTime: { minimum: 0, exclusive: false, maximum: 300000, unit: 'ms' },
  maxResponseTime: { minimum: 0, exclusive: false, maximum: 300000, unit: 'ms' },
  degradedPacketLossThreshold: { minimum: 0, exclusive: true, maximum: 100, unit: '%' },
  maxPacketLossThreshold: { minimum: 0, exclusive: true, maximum: 100, unit: '%' },
} as const)

/** The fields that a response has and an update does not. */
export const icmpMonitorResponseOnlyFields = /* @__PURE__ */ Object.freeze([
  'id',
  'created_at',
  'updated_at',
  'alertChannels',
  'checkType',
] as const)

/** The shapes of the fields that an update and a response have with the same JSON types. */
export const icmpMonitorUpdateFields: { readonly [name: string]: FieldShape } =
  /* @__PURE__ */ Object.freeze({
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
      fields: {
        type: {},
        baseBackoffSeconds: {},
        sameRegion: {},
        maxRetries: {},
        maxDurationSeconds: {},
        onlyOn: {},
      },
    },
    triggerIncident: {
      fields: { serviceId: {}, severity: {}, name: {}, description: {}, notifySubscribers: {} },
    },
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
    environmentVariables: {
      nullable: true,
      items: { fields: { key: {}, value: {}, locked: {}, secret: {} } },
    },
    setupSnippetId: { nullable: true },
    tearDownSnippetId: { nullable: true },
    localSetupScript: { nullable: true },
    localTearDownScript: { nullable: true },
    degradedResponseTime: { nullable: true },
    maxResponseTime: { nullable: true },
    degradedPacketLossThreshold: { nullable: true },
    maxPacketLossThreshold: { nullable: true },
  })
