// Generated from schemas/ by `npm run generate`. Do not edit.

/** Response body of `GET /v1/error-groups`: the error groups of the account. */
export type ErrorGroupList = ErrorGroup[]
/** A data center location. */
export type IcmpLocation =
  | 'us-east-1'
  | 'us-east-2'
  | 'us-west-1'
  | 'us-west-2'
  | 'ca-central-1'
  | 'sa-east-1'
  | 'eu-west-1'
  | 'eu-central-1'
  | 'eu-west-2'
  | 'eu-west-3'
  | 'eu-north-1'
  | 'eu-south-1'
  | 'me-south-1'
  | 'ap-southeast-1'
  | 'ap-northeast-1'
  | 'ap-east-1'
  | 'ap-southeast-2'
  | 'ap-southeast-3'
  | 'ap-northeast-2'
  | 'ap-northeast-3'
  | 'ap-south-1'
  | 'af-south-1'
/** Version of the runtime, a fixed set of dependencies. */
export type RuntimeId =
  '2026.04' | '2025.04' | '2024.09' | '2024.02' | '2023.09' | '2023.02' | '2022.10'
/**
 * Time between two runs. 0 means a run every `frequencyOffset` seconds, and is stated for API and TCP checks
 * only. Unit: min.
 *
 * @defaultValue `10`
 */
export type Frequency = 0 | 1 | 2 | 5 | 10 | 15 | 30 | 60 | 120 | 180 | 360 | 720 | 1440

/** The subscription of a monitor to one alert channel. */
export interface AlertChannelSubscription {
  /** Identifier of the alert channel. */
  alertChannelId?: number
  /** Whether the channel gets the alerts of this monitor. */
  activated?: boolean
}
/**
 * The alert channels of a monitor, by kind. The service description gives an item shape for each kind. Our
 * reading: one item or an array of items.
 */
export interface AlertChannels {
  /** Channels that send an email: one or an array. */
  email?: EmailAlertChannel | EmailAlertChannel[]
  /** Channels that call a webhook: one or an array. */
  webhook?: WebhookAlertChannel | WebhookAlertChannel[]
  /** Channels that post to Slack: one or an array. */
  slack?: SlackAlertChannel | SlackAlertChannel[]
  /** Channels that send a text message: one or an array. */
  sms?: SmsAlertChannel | SmsAlertChannel[]
}
/** When and how often alerts are sent. */
export interface AlertSettings {
  /**
   * When failures escalate to an alert. Other values are accepted.
   *
   * @example `"RUN_BASED"`
   */
  escalationType?: string
  /** Escalation after failed runs. */
  runBasedEscalation?: RunBasedEscalation
  /** Repeated alerts while a failure lasts. */
  reminders?: Reminders
  /** Escalation by the percentage of locations that fail. */
  parallelRunFailureThreshold?: ParallelRunFailureThreshold
}
/** An environment variable of a Browser check. */
export interface EnvironmentVariable {
  /** Name of the variable. */
  key?: string
  /** Value of the variable. Our reading: a secret if `locked` or `secret` is true. */
  value?: string
  /**
   * Our reading: whether the value is hidden in the account.
   *
   * @example `false`
   */
  locked?: boolean
  /**
   * Our reading: whether the value is a secret.
   *
   * @example `false`
   */
  secret?: boolean
}
/** Errors of check results that share one cleaned error message. */
export interface ErrorGroup {
  /** Identifier of the error group. */
  id: string
  /** Identifier of the check whose results contain the errors. */
  checkId: string
  /** Hash of the cleaned error message, for quick deduplication. */
  errorHash: string
  /** The message as recorded in a check result. */
  rawErrorMessage: string | null
  /** The sanitized message, used for hashing and grouping. */
  cleanedErrorMessage: string
  /** Date when the error was first seen. Format: date. */
  firstSeen: string
  /** Date when the error was last seen. Format: date. */
  lastSeen: string
  /** Whether the group is archived until the next error event. */
  archivedUntilNextEvent: boolean
  /** Analyses of the root cause. The fields of an item are not stated. */
  rootCauseAnalyses?: readonly { [k: string]: unknown }[]
}
/** One condition on the measurements of a run. */
export interface IcmpAssertion {
  /**
   * Measurement to compare. Other values are accepted.
   *
   * @example `"LATENCY"`
   */
  source?: string
  /**
   * Property of the measurement. Other values are accepted.
   *
   * @example `"avg"`
   */
  property?: string
  /**
   * Comparison with the target. Other values are accepted.
   *
   * @example `"LESS_THAN"`
   */
  comparison?: string
  /**
   * Numeric threshold, as a string.
   *
   * @example `"200"`
   */
  target?: string
}
/** Fields of an ICMP monitor that an update and a response share. */
export interface IcmpMonitorFields {
  /** Heartbeat settings. The fields are not stated. */
  heartbeat?: { [k: string]: unknown }
  /** Script of the check. */
  script?: string
  /** Name of the check. */
  name?: string
  /**
   * Whether the check runs.
   *
   * @defaultValue `true`
   */
  activated?: boolean
  /**
   * If true, no notifications are sent on failure or recovery.
   *
   * @defaultValue `false`
   */
  muted?: boolean
  /**
   * Our reading: whether a failed run is checked a second time.
   *
   * @defaultValue `true`
   *
   * @deprecated `retryStrategy` replaces it.
   */
  doubleCheck?: boolean
  /**
   * Inverts the failure criterion, so that an error is the expected outcome.
   *
   * @defaultValue `false`
   */
  shouldFail?: boolean
  /** Data center locations where the check runs. */
  locations?: readonly IcmpLocation[] | null
  /** Tags for organizing and filtering. */
  tags?: readonly string[]
  /** When and how often alerts are sent. */
  alertSettings?: AlertSettings
  /**
   * If true, the alert settings of the account apply, and `alertSettings` is not used.
   *
   * @defaultValue `true`
   */
  useGlobalAlertSettings?: boolean
  /** Identifier of the check group of the check. */
  groupId?: number | null
  /**
   * Position in the check group. It sets the order of runs when the group is triggered from the API or from CI/CD.
   * Allowed: at least 0.
   */
  groupOrder?: number | null
  /** Version of the runtime, a fixed set of dependencies. */
  runtimeId?: RuntimeId | null
  /** Whether and how a failed run is retried. */
  retryStrategy?: RetryStrategy
  /** The incident that the check creates and resolves, based on its alert configuration. */
  triggerIncident?: TriggerIncident
  /**
   * Whether the check runs in all its locations in parallel.
   *
   * @defaultValue `false`
   */
  runParallel?: boolean
  /** Description of the check. Allowed: at most 500 characters. */
  description?: string | null
  /**
   * Time between two runs. 0 means a run every `frequencyOffset` seconds, and is stated for API and TCP checks
   * only. Unit: min.
   *
   * @defaultValue `10`
   */
  frequency?: Frequency
  /**
   * Spreads runs over a time range. If `frequency` is 0: 10, 20 or 30, the seconds between two runs. From 1 to 60:
   * at most 10 times `frequency`. Above 60: at most `frequency` divided by 60, rounded up. Allowed: at least 1.
   */
  frequencyOffset?: number
  /** The host to ping, and the assertions on the result. */
  request?: IcmpRequest
  /** Path of the script in the runtime. */
  scriptPath?: string | null
  /** Our reading: domain whose TLS certificate is checked. */
  sslCheckDomain?: string
  /** Environment variables. Relevant to Browser checks only. Allowed: at most 50 items. */
  environmentVariables?: readonly EnvironmentVariable[] | null
  /** Identifier of the snippet for the setup phase of an API check. */
  setupSnippetId?: number | null
  /** Identifier of the snippet for the teardown phase of an API check. */
  tearDownSnippetId?: number | null
  /** Node.js code for the setup phase. */
  localSetupScript?: string | null
  /** Node.js code for the teardown phase. */
  localTearDownScript?: string | null
  /**
   * Response time at which a run counts as degraded. Unit: ms. Allowed: at least 0, at most 300000.
   *
   * @defaultValue `10000`
   */
  degradedResponseTime?: number | null
  /**
   * Response time at which a run counts as failing. Unit: ms. Allowed: at least 0, at most 300000.
   *
   * @defaultValue `20000`
   */
  maxResponseTime?: number | null
  /**
   * Packet loss at which a run counts as degraded. Unit: %. Allowed: greater than 0, at most 100.
   *
   * @defaultValue `10`
   */
  degradedPacketLossThreshold?: number | null
  /**
   * Packet loss at which a run counts as failing. At least `degradedPacketLossThreshold`. Unit: %. Allowed:
   * greater than 0, at most 100.
   *
   * @defaultValue `20`
   */
  maxPacketLossThreshold?: number | null
}
/** Request body of `PUT /v1/checks/icmp/{id}`: an update of an ICMP monitor. */
export interface IcmpMonitorUpdate extends IcmpMonitorFields {
  /** Heartbeat settings. The fields are not stated. */
  heartbeat: { [k: string]: unknown }
  /** Script of the check. */
  script: string
  /** Subscriptions to alert channels. The fields of an item in an update are not stated. */
  alertChannelSubscriptions?: readonly { [k: string]: unknown }[]
  /** Private locations where the check runs, as one string. The form of several locations is not stated. */
  privateLocations?: string
}
/** Response body of `PUT /v1/checks/icmp/{id}`: the updated ICMP monitor. */
export interface IcmpMonitor extends IcmpMonitorFields {
  /** Name of the check. */
  name: string
  /** Identifier of the monitor, shaped like a UUID. Format: uuid. In responses only. */
  id?: string
  /** Subscriptions to alert channels. */
  alertChannelSubscriptions?: readonly AlertChannelSubscription[]
  /** Private locations where the check runs. */
  privateLocations?: readonly string[] | null
  /** Our reading: date when the monitor was created. Format: date. In responses only. */
  created_at?: string
  /** Our reading: time when the monitor was last updated. Format: date-time. In responses only. */
  updated_at?: string | null
  /**
   * The alert channels of a monitor, by kind. The service description gives an item shape for each kind. Our
   * reading: one item or an array of items. In responses only.
   */
  alertChannels?: AlertChannels
  /** Kind of the check. In responses only. */
  checkType?: 'ICMP'
}
/** The host to ping, and the assertions on the result. */
export interface IcmpRequest {
  /**
   * Host to ping.
   *
   * @example `"<HOSTNAME>"`
   */
  hostname?: string
  /**
   * IP version of the pings. Other values are accepted.
   *
   * @example `"IPv4"`
   */
  ipFamily?: string
  /** Number of pings in one run. */
  pingCount?: number
  /** Conditions that a run must meet. */
  assertions?: readonly IcmpAssertion[]
}
/** Request headers of `GET /v1/error-groups`, under their lower-case names. */
export interface ListErrorGroupsHeaders {
  /**
   * The API key as a bearer credential, `Bearer` in any case. It acts like a password: keep it secret.
   *
   * @example `"Bearer <API_KEY>"`
   */
  authorization: string
  /**
   * Identifier of the account. Marked optional, but the service description pairs the API key with it.
   *
   * @example `"<ACCOUNT_ID>"`
   */
  'x-service-account'?: string
}
/** Query parameters of `GET /v1/error-groups`. */
export interface ListErrorGroupsQuery {
  /**
   * Maximum number of error groups in a response. Allowed: at least 1, at most 100.
   *
   * @defaultValue `10`
   */
  limit?: number
  /**
   * Number of the page to return.
   *
   * @defaultValue `1`
   */
  page?: number
}
/** Whether and how a failed run is retried. */
export interface RetryStrategy {
  /**
   * How the time between retries grows. Other values are accepted.
   *
   * @example `"FIXED"`
   */
  type?: string
  /** Our reading: time before the first retry. Unit: s. */
  baseBackoffSeconds?: number
  /** Our reading: whether a retry runs in the region of the failed run. */
  sameRegion?: boolean
  /** Maximum number of retries of one run. */
  maxRetries?: number
  /** Our reading: time after which no retry starts. Unit: s. */
  maxDurationSeconds?: number
  /** Kinds of failures to retry. Other values are accepted. */
  onlyOn?: readonly string[]
}
/** The incident that the check creates and resolves, based on its alert configuration. */
export interface TriggerIncident {
  /** Identifier of the affected service. */
  serviceId?: string
  /**
   * Severity of the incident. Other values are accepted.
   *
   * @example `"CRITICAL"`
   */
  severity?: string
  /** Name of the incident. */
  name?: string
  /** Description of the incident. */
  description?: string
  /** Whether to notify subscribers. */
  notifySubscribers?: boolean
}
/** Request headers of `PUT /v1/checks/icmp/{id}`, under their lower-case names. */
export interface UpdateIcmpMonitorHeaders {
  /**
   * The API key as a bearer credential, `Bearer` in any case. It acts like a password: keep it secret.
   *
   * @example `"Bearer <API_KEY>"`
   */
  authorization: string
  /**
   * Identifier of the account. Marked optional, but the service description pairs the API key with it.
   *
   * @example `"<ACCOUNT_ID>"`
   */
  'x-service-account'?: string
  /**
   * Media type of the body: `application/json`, any case, with or without parameters.
   *
   * @example `"application/json"`
   */
  'content-type'?: string
}
/** Path parameters of `PUT /v1/checks/icmp/{id}`. */
export interface UpdateIcmpMonitorParams {
  /** Identifier of the monitor. Allowed: at least 1 character. */
  id: string
}
/** Query parameters of `PUT /v1/checks/icmp/{id}`. */
export interface UpdateIcmpMonitorQuery {
  /**
   * Whether a newly created check is subscribed to all existing alert channels.
   *
   * @defaultValue `true`
   */
  autoAssignAlerts?: boolean
}
/** A channel that sends an email. */
export interface EmailAlertChannel {
  /** Email address that receives the alert. */
  address?: string
}
/** A channel that calls a webhook. */
export interface WebhookAlertChannel {
  /** URL of the webhook. */
  url?: string
  /** Name of the channel. */
  name?: string
  /** HTTP method of the request. */
  method?: string
  /** Headers of the request. */
  headers?: readonly WebhookParameter[]
  /** Query parameters of the request. */
  queryParameters?: readonly WebhookParameter[]
}
/** A channel that posts to Slack. */
export interface SlackAlertChannel {
  /** URL of the Slack webhook. */
  url?: string
}
/** A channel that sends a text message. */
export interface SmsAlertChannel {
  /** Phone number that receives the message. */
  number?: string
  /** Name of the channel. */
  name?: string
}
/** Escalation after failed runs. */
export interface RunBasedEscalation {
  /** Number of failed runs before an alert. */
  failedRunThreshold?: number
}
/** Repeated alerts while a failure lasts. */
export interface Reminders {
  /** Number of reminders. */
  amount?: number
  /** Time between two reminders. The unit is not stated. */
  interval?: number
}
/** Escalation by the percentage of locations that fail. */
export interface ParallelRunFailureThreshold {
  /** Whether this threshold applies. */
  enabled?: boolean
  /** Our reading: percentage of locations that must fail. Unit: %. */
  percentage?: number
}
/** A header or query parameter of a webhook request. */
export interface WebhookParameter {
  /** Name of the header or query parameter. */
  key?: string
  /** Value of the header or query parameter. Our reading: a secret if `locked` is true. */
  value?: string
  /** Our reading: whether the value is hidden in the account. */
  locked?: boolean
}
