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
export type RuntimeId = '2026.04' | '2025.04' | '2024.09' | '2024.02' | '2023.09' | '2023.02' | '2022.10'
/**
 * Time between two runs. 0, stated for API and TCP checks only, means every few seconds, as `frequencyOffset`
 * says. Unit: min.
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
 * The alert channels of a monitor, by kind. The description gives an item shape for each kind; this is read as
 * one such item or a list of them.
 */
export interface AlertChannels {
  /** Channels that send an email: one or a list. */
  email?: EmailAlertChannel | EmailAlertChannel[]
  /** Channels that call a webhook: one or a list. */
  webhook?: WebhookAlertChannel | WebhookAlertChannel[]
  /** Channels that post to Slack: one or a list. */
  slack?: SlackAlertChannel | SlackAlertChannel[]
  /** Channels that send a text message: one or a list. */
  sms?: SmsAlertChannel | SmsAlertChannel[]
}
/** When and how often alerts are sent. */
export interface AlertSettings {
  /**
   * What makes a failure an alert. Other values are accepted.
   *
   * @example `"RUN_BASED"`
   */
  escalationType?: string
  /** Escalation by failed runs. */
  runBasedEscalation?: RunBasedEscalation
  /** Repeated alerts while a failure lasts. */
  reminders?: Reminders
  /** Escalation by the share of locations that fail. */
  parallelRunFailureThreshold?: ParallelRunFailureThreshold
}
/** A variable in the environment of a Browser check. */
export interface EnvironmentVariable {
  /** Name of the variable. */
  key?: string
  /** Value of the variable. A secret where `locked` or `secret` is true. */
  value?: string
  /**
   * Whether the value is hidden in the account.
   *
   * @example `false`
   */
  locked?: boolean
  /**
   * Whether the value is a secret.
   *
   * @example `false`
   */
  secret?: boolean
}
/** Check-result errors that share the same cleaned error message. */
export interface ErrorGroup {
  /** Identifier of the error group. */
  id: string
  /** Identifier of the check whose results hold the errors. */
  checkId: string
  /** Hash of the cleaned error message, for finding duplicates quickly. */
  errorHash: string
  /** The message as a check result recorded it. */
  rawErrorMessage: string | null
  /** The sanitized message that is hashed and grouped by. */
  cleanedErrorMessage: string
  /** Day on which the error was first seen. Format: date. */
  firstSeen: string
  /** Day on which the error was last seen. Format: date. */
  lastSeen: string
  /** Whether the group is archived until the error occurs again. */
  archivedUntilNextEvent: boolean
  /** Analyses of the root cause; what an item holds is not described. */
  rootCauseAnalyses?: readonly { [k: string]: unknown }[]
}
/** One condition on the measurements of a run. */
export interface IcmpAssertion {
  /**
   * What is measured. Other values are accepted.
   *
   * @example `"LATENCY"`
   */
  source?: string
  /**
   * Figure that is compared. Other values are accepted.
   *
   * @example `"avg"`
   */
  property?: string
  /**
   * How it is compared with the target. Other values are accepted.
   *
   * @example `"LESS_THAN"`
   */
  comparison?: string
  /**
   * Threshold to compare with: a number, as text.
   *
   * @example `"200"`
   */
  target?: string
}
/** Fields of an ICMP monitor that an update and a response share. */
export interface IcmpMonitorFields {
  /** Heartbeat settings. Required in an update; what is inside is not described. */
  heartbeat?: { [k: string]: unknown }
  /** Script of the check. Required in an update. */
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
   * Whether no notification is sent on failure and recovery.
   *
   * @defaultValue `false`
   */
  muted?: boolean
  /**
   * Whether a failed run is checked a second time.
   *
   * @defaultValue `true`
   *
   * @deprecated `retryStrategy` replaces it.
   */
  doubleCheck?: boolean
  /**
   * Inverts what counts as a failure, so that an error is the expected outcome.
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
   * Whether the alert settings of the account apply in place of `alertSettings`.
   *
   * @defaultValue `true`
   */
  useGlobalAlertSettings?: boolean
  /** Identifier of the check group. */
  groupId?: number | null
  /** Position in the check group: its order of runs when triggered from the API or CI/CD. Allowed: at least 0. */
  groupOrder?: number | null
  /** Version of the runtime, a fixed set of dependencies. */
  runtimeId?: RuntimeId | null
  /** Whether and how a failed run is tried again. */
  retryStrategy?: RetryStrategy
  /** The incident that the check opens and resolves by its alert configuration. */
  triggerIncident?: TriggerIncident
  /**
   * Whether the check runs in all its locations at once.
   *
   * @defaultValue `false`
   */
  runParallel?: boolean
  /** Description of the check. Allowed: at most 500 characters. */
  description?: string | null
  /**
   * Time between two runs. 0, stated for API and TCP checks only, means every few seconds, as `frequencyOffset`
   * says. Unit: min.
   *
   * @defaultValue `10`
   */
  frequency?: Frequency
  /**
   * Spreads the runs over a time range. For `frequency` 0 it is 10, 20 or 30, the seconds between two runs; for 1
   * to 60 at most ten times the frequency; above 60 at most the frequency in hours, rounded up. Allowed: at least
   * 1.
   */
  frequencyOffset?: number
  /** What the monitor pings, and what it asserts of the answers. */
  request?: IcmpRequest
  /** Path of the script in the runtime. */
  scriptPath?: string | null
  /** Domain whose certificate is checked. */
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
   * Packet loss at which a run counts as failing; at least `degradedPacketLossThreshold`. Unit: %. Allowed:
   * greater than 0, at most 100.
   *
   * @defaultValue `20`
   */
  maxPacketLossThreshold?: number | null
}
/** Request body of `PUT /v1/checks/icmp/{id}`: the ICMP monitor as a client sends it. */
export interface IcmpMonitorUpdate extends IcmpMonitorFields {
  /** Heartbeat settings. Required in an update; what is inside is not described. */
  heartbeat: { [k: string]: unknown }
  /** Script of the check. Required in an update. */
  script: string
  /** Subscriptions to alert channels; what an item of an update holds is not described. */
  alertChannelSubscriptions?: readonly { [k: string]: unknown }[]
  /** Private locations where the check runs, as one text; how several are written is not described. */
  privateLocations?: string
}
/** Response body of `PUT /v1/checks/icmp/{id}`: the ICMP monitor as the service answers it. */
export interface IcmpMonitor extends IcmpMonitorFields {
  /** Name of the check. */
  name: string
  /** Identifier of the monitor, in the form of a UUID. Format: uuid. In responses only. */
  id?: string
  /** Subscriptions to alert channels. */
  alertChannelSubscriptions?: readonly AlertChannelSubscription[]
  /** Private locations where the check runs. */
  privateLocations?: readonly string[] | null
  /** Day on which the monitor was created. Format: date. In responses only. */
  created_at?: string
  /** Time at which the monitor was last changed. Format: date-time. In responses only. */
  updated_at?: string | null
  /**
   * The alert channels of a monitor, by kind. The description gives an item shape for each kind; this is read as
   * one such item or a list of them. In responses only.
   */
  alertChannels?: AlertChannels
  /** Kind of the check. In responses only. */
  checkType?: 'ICMP'
}
/** What the monitor pings, and what it asserts of the answers. */
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
  /** Pings sent by one run. */
  pingCount?: number
  /** Conditions that a run has to meet. */
  assertions?: readonly IcmpAssertion[]
}
/** Request headers of `GET /v1/error-groups`, under their lower-case names. */
export interface ListErrorGroupsHeaders {
  /**
   * The API key as a bearer credential. It acts like a password: keep it secret.
   *
   * @example `"Bearer <API_KEY>"`
   */
  authorization: string
  /**
   * Identifier of the account. Marked optional, but the key is described as paired with it.
   *
   * @example `"<ACCOUNT_ID>"`
   */
  'x-service-account'?: string
}
/** Query parameters of `GET /v1/error-groups`. */
export interface ListErrorGroupsQuery {
  /**
   * How many error groups one answer holds at most. Allowed: at least 1, at most 100.
   *
   * @defaultValue `10`
   */
  limit?: number
  /**
   * Which page of the listing is answered.
   *
   * @defaultValue `1`
   */
  page?: number
}
/** Whether and how a failed run is tried again. */
export interface RetryStrategy {
  /**
   * How the wait between retries develops. Other values are accepted.
   *
   * @example `"FIXED"`
   */
  type?: string
  /** Wait before the first retry. Unit: s. */
  baseBackoffSeconds?: number
  /** Whether a retry runs in the region of the failed run. */
  sameRegion?: boolean
  /** Most retries of one run. */
  maxRetries?: number
  /** Time after which none is made. Unit: s. */
  maxDurationSeconds?: number
  /** Failures that are retried. Other values are accepted. */
  onlyOn?: readonly string[]
}
/** The incident that the check opens and resolves by its alert configuration. */
export interface TriggerIncident {
  /** Identifier of the service that the incident concerns. */
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
  /** Whether subscribers are told. */
  notifySubscribers?: boolean
}
/** Request headers of `PUT /v1/checks/icmp/{id}`, under their lower-case names. */
export interface UpdateIcmpMonitorHeaders {
  /**
   * The API key as a bearer credential. It acts like a password: keep it secret.
   *
   * @example `"Bearer <API_KEY>"`
   */
  authorization: string
  /**
   * Identifier of the account. Marked optional, but the key is described as paired with it.
   *
   * @example `"<ACCOUNT_ID>"`
   */
  'x-service-account'?: string
  /**
   * Media type of the body.
   *
   * @example `"application/json"`
   */
  'content-type'?: string
}
/** Path parameters of `PUT /v1/checks/icmp/{id}`. */
export interface UpdateIcmpMonitorParams {
  /** Identifier of the monitor. */
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
  /** Email address that gets the alert. */
  address?: string
}
/** A channel that calls a webhook. */
export interface WebhookAlertChannel {
  /** Address that is called. */
  url?: string
  /** Name of the channel. */
  name?: string
  /** HTTP method of the call. */
  method?: string
  /** Headers sent with the call. */
  headers?: readonly WebhookParameter[]
  /** Query parameters sent with the call. */
  queryParameters?: readonly WebhookParameter[]
}
/** A channel that posts to Slack. */
export interface SlackAlertChannel {
  /** Address of the Slack webhook. */
  url?: string
}
/** A channel that sends a text message. */
export interface SmsAlertChannel {
  /** Phone number that gets the message. */
  number?: string
  /** Name of the channel. */
  name?: string
}
/** Escalation by failed runs. */
export interface RunBasedEscalation {
  /** Failed runs that escalate. */
  failedRunThreshold?: number
}
/** Repeated alerts while a failure lasts. */
export interface Reminders {
  /** Reminders sent. */
  amount?: number
  /** Time between two reminders, in a unit that is not described. */
  interval?: number
}
/** Escalation by the share of locations that fail. */
export interface ParallelRunFailureThreshold {
  /** Whether the threshold is applied. */
  enabled?: boolean
  /** Share of the locations that have to fail. Unit: %. */
  percentage?: number
}
/** A header or query parameter of a webhook call. */
export interface WebhookParameter {
  /** Name of the header or query parameter. */
  key?: string
  /** Its value. A secret where `locked` is true. */
  value?: string
  /** Whether the value is hidden in the account. */
  locked?: boolean
}
