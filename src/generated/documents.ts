// Generated from schemas/ by `npm run generate`. Do not edit.
import { byId, type DocumentSet } from '../schema/resolve.ts'

export const alertChannelSubscriptionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/alert-channel-subscription.schema.json',
  title: 'AlertChannelSubscription',
  description: 'The subscription of a monitor to one alert channel.',
  type: 'object',
  properties: {
    alertChannelId: { description: 'Identifier of the alert channel.', type: 'number' },
    activated: {
      description: 'Whether the channel gets the alerts of this monitor.',
      type: 'boolean',
    },
  },
} as const

export const alertChannelsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/alert-channels.schema.json',
  title: 'AlertChannels',
  description:
    'The alert channels of a monitor, by kind. The service description gives an item shape for each kind. Our reading: one item or an array of items.',
  type: 'object',
  properties: {
    email: {
      description: 'Channels that send an email: one or an array.',
      type: ['object', 'array'],
      properties: {
        address: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/EmailAlertChannel/properties/address',
        },
      },
      items: {
        $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/EmailAlertChannel',
      },
    },
    webhook: {
      description: 'Channels that call a webhook: one or an array.',
      type: ['object', 'array'],
      properties: {
        url: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/url',
        },
        name: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/name',
        },
        method: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/method',
        },
        headers: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/headers',
        },
        queryParameters: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel/properties/queryParameters',
        },
      },
      items: {
        $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookAlertChannel',
      },
    },
    slack: {
      description: 'Channels that post to Slack: one or an array.',
      type: ['object', 'array'],
      properties: {
        url: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SlackAlertChannel/properties/url',
        },
      },
      items: {
        $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SlackAlertChannel',
      },
    },
    sms: {
      description: 'Channels that send a text message: one or an array.',
      type: ['object', 'array'],
      properties: {
        number: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SmsAlertChannel/properties/number',
        },
        name: {
          $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SmsAlertChannel/properties/name',
        },
      },
      items: {
        $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/SmsAlertChannel',
      },
    },
  },
  $defs: {
    EmailAlertChannel: {
      title: 'EmailAlertChannel',
      description: 'A channel that sends an email.',
      type: 'object',
      properties: {
        address: { description: 'Email address that receives the alert.', type: 'string' },
      },
    },
    WebhookAlertChannel: {
      title: 'WebhookAlertChannel',
      description: 'A channel that calls a webhook.',
      type: 'object',
      properties: {
        url: { description: 'URL of the webhook.', type: 'string' },
        name: { description: 'Name of the channel.', type: 'string' },
        method: { description: 'HTTP method of the request.', type: 'string' },
        headers: {
          description: 'Headers of the request.',
          type: 'array',
          items: {
            $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookParameter',
          },
        },
        queryParameters: {
          description: 'Query parameters of the request.',
          type: 'array',
          items: {
            $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json#/$defs/WebhookParameter',
          },
        },
      },
    },
    SlackAlertChannel: {
      title: 'SlackAlertChannel',
      description: 'A channel that posts to Slack.',
      type: 'object',
      properties: { url: { description: 'URL of the Slack webhook.', type: 'string' } },
    },
    SmsAlertChannel: {
      title: 'SmsAlertChannel',
      description: 'A channel that sends a text message.',
      type: 'object',
      properties: {
        number: { description: 'Phone number that receives the message.', type: 'string' },
        name: { description: 'Name of the channel.', type: 'string' },
      },
    },
    WebhookParameter: {
      title: 'WebhookParameter',
      description: 'A header or query parameter of a webhook request.',
      type: 'object',
      properties: {
        key: { description: 'Name of the header or query parameter.', type: 'string' },
        value: {
          description:
            'Value of the header or query parameter. Our reading: a secret if `locked` is true.',
          type: 'string',
        },
        locked: {
          description: 'Our reading: whether the value is hidden in the account.',
          type: 'boolean',
        },
      },
    },
  },
} as const

export const alertSettingsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/alert-settings.schema.json',
  title: 'AlertSettings',
  description: 'When and how often alerts are sent.',
  type: 'object',
  properties: {
    escalationType: {
      description: 'When failures escalate to an alert. Other values are accepted.',
      type: 'string',
      examples: ['RUN_BASED'],
    },
    runBasedEscalation: {
      title: 'RunBasedEscalation',
      description: 'Escalation after failed runs.',
      type: 'object',
      properties: {
        failedRunThreshold: {
          description: 'Number of failed runs before an alert.',
          type: 'number',
        },
      },
    },
    reminders: {
      title: 'Reminders',
      description: 'Repeated alerts while a failure lasts.',
      type: 'object',
      properties: {
        amount: { description: 'Number of reminders.', type: 'number' },
        interval: {
          description: 'Time between two reminders. The unit is not stated.',
          type: 'number',
        },
      },
    },
    parallelRunFailureThreshold: {
      title: 'ParallelRunFailureThreshold',
      description: 'Escalation by the percentage of locations that fail.',
      type: 'object',
      properties: {
        enabled: { description: 'Whether this threshold applies.', type: 'boolean' },
        percentage: {
          description: 'Our reading: percentage of locations that must fail. Unit: %.',
          type: 'number',
        },
      },
    },
  },
} as const

export const environmentVariableSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/environment-variable.schema.json',
  title: 'EnvironmentVariable',
  description: 'An environment variable of a Browser check.',
  type: 'object',
  properties: {
    key: { description: 'Name of the variable.', type: 'string' },
    value: {
      description: 'Value of the variable. Our reading: a secret if `locked` or `secret` is true.',
      type: 'string',
    },
    locked: {
      description: 'Our reading: whether the value is hidden in the account.',
      type: 'boolean',
      examples: [false],
    },
    secret: {
      description: 'Our reading: whether the value is a secret.',
      type: 'boolean',
      examples: [false],
    },
  },
} as const

export const errorGroupListSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/error-group-list.schema.json',
  title: 'ErrorGroupList',
  description: 'Response body of `GET /v1/error-groups`: the error groups of the account.',
  type: 'array',
  items: { $ref: 'https://monitor-contract.example/schemas/error-group.schema.json' },
} as const

export const errorGroupSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/error-group.schema.json',
  title: 'ErrorGroup',
  description: 'Errors of check results that share one cleaned error message.',
  type: 'object',
  properties: {
    id: { description: 'Identifier of the error group.', type: 'string' },
    checkId: {
      description: 'Identifier of the check whose results contain the errors.',
      type: 'string',
    },
    errorHash: {
      description: 'Hash of the cleaned error message, for quick deduplication.',
      type: 'string',
    },
    rawErrorMessage: {
      description: 'The message as recorded in a check result.',
      type: ['string', 'null'],
    },
    cleanedErrorMessage: {
      description: 'The sanitized message, used for hashing and grouping.',
      type: 'string',
    },
    firstSeen: {
      description: 'Date when the error was first seen.',
      type: 'string',
      format: 'date',
    },
    lastSeen: { description: 'Date when the error was last seen.', type: 'string', format: 'date' },
    archivedUntilNextEvent: {
      description: 'Whether the group is archived until the next error event.',
      type: 'boolean',
    },
    rootCauseAnalyses: {
      description: 'Analyses of the root cause. The fields of an item are not stated.',
      type: 'array',
      items: { type: 'object' },
    },
  },
  required: [
    'id',
    'checkId',
    'errorHash',
    'rawErrorMessage',
    'cleanedErrorMessage',
    'firstSeen',
    'lastSeen',
    'archivedUntilNextEvent',
  ],
} as const

export const icmpAssertionSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-assertion.schema.json',
  title: 'IcmpAssertion',
  description: 'One condition on the measurements of a run.',
  type: 'object',
  properties: {
    source: {
      description: 'Measurement to compare. Other values are accepted.',
      type: 'string',
      examples: ['LATENCY'],
    },
    property: {
      description: 'Property of the measurement. Other values are accepted.',
      type: 'string',
      examples: ['avg'],
    },
    comparison: {
      description: 'Comparison with the target. Other values are accepted.',
      type: 'string',
      examples: ['LESS_THAN'],
    },
    target: { description: 'Numeric threshold, as a string.', type: 'string', examples: ['200'] },
  },
} as const

export const icmpMonitorFieldsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json',
  title: 'IcmpMonitorFields',
  description: 'Fields of an ICMP monitor that an update and a response share.',
  $defs: {
    heartbeat: { description: 'Heartbeat settings. The fields are not stated.', type: 'object' },
    script: { description: 'Script of the check.', type: 'string' },
    name: { description: 'Name of the check.', type: 'string' },
    activated: { description: 'Whether the check runs.', type: 'boolean', default: true },
    muted: {
      description: 'If true, no notifications are sent on failure or recovery.',
      type: 'boolean',
      default: false,
    },
    doubleCheck: {
      description:
        'Deprecated: `retryStrategy` replaces it. Our reading: whether a failed run is checked a second time.',
      type: 'boolean',
      default: true,
      deprecated: true,
    },
    shouldFail: {
      description: 'Inverts the failure criterion, so that an error is the expected outcome.',
      type: 'boolean',
      default: false,
    },
    locations: {
      description: 'Data center locations where the check runs.',
      type: ['array', 'null'],
      items: {
        title: 'IcmpLocation',
        description: 'A data center location.',
        type: 'string',
        enum: [
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
        ],
      },
    },
    tags: {
      description: 'Tags for organizing and filtering.',
      type: 'array',
      items: { type: 'string' },
    },
    alertSettings: { $ref: 'https://monitor-contract.example/schemas/alert-settings.schema.json' },
    useGlobalAlertSettings: {
      description:
        'If true, the alert settings of the account apply, and `alertSettings` is not used.',
      type: 'boolean',
      default: true,
    },
    groupId: {
      description: 'Identifier of the check group of the check.',
      type: ['number', 'null'],
    },
    groupOrder: {
      description:
        'Position in the check group. It sets the order of runs when the group is triggered from the API or from CI/CD.',
      type: ['number', 'null'],
      minimum: 0,
    },
    runtimeId: {
      title: 'RuntimeId',
      description: 'Version of the runtime, a fixed set of dependencies.',
      type: ['string', 'null'],
      enum: ['2026.04', '2025.04', '2024.09', '2024.02', '2023.09', '2023.02', '2022.10', null],
    },
    retryStrategy: { $ref: 'https://monitor-contract.example/schemas/retry-strategy.schema.json' },
    triggerIncident: {
      $ref: 'https://monitor-contract.example/schemas/trigger-incident.schema.json',
    },
    runParallel: {
      description: 'Whether the check runs in all its locations in parallel.',
      type: 'boolean',
      default: false,
    },
    description: {
      description: 'Description of the check.',
      type: ['string', 'null'],
      maxLength: 500,
    },
    frequency: {
      title: 'Frequency',
      description:
        'Time between two runs. 0 means a run every `frequencyOffset` seconds, and is stated for API and TCP checks only. Unit: min.',
      type: 'integer',
      enum: [0, 1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440],
      default: 10,
    },
    frequencyOffset: {
      description:
        'Spreads runs over a time range. If `frequency` is 0: 10, 20 or 30, the seconds between two runs. From 1 to 60: at most 10 times `frequency`. Above 60: at most `frequency` divided by 60, rounded up.',
      type: 'integer',
      minimum: 1,
    },
    request: { $ref: 'https://monitor-contract.example/schemas/icmp-request.schema.json' },
    scriptPath: { description: 'Path of the script in the runtime.', type: ['string', 'null'] },
    sslCheckDomain: {
      description: 'Our reading: domain whose TLS certificate is checked.',
      type: 'string',
    },
    environmentVariables: {
      description: 'Environment variables. Relevant to Browser checks only.',
      type: ['array', 'null'],
      maxItems: 50,
      items: { $ref: 'https://monitor-contract.example/schemas/environment-variable.schema.json' },
    },
    setupSnippetId: {
      description: 'Identifier of the snippet for the setup phase of an API check.',
      type: ['number', 'null'],
    },
    tearDownSnippetId: {
      description: 'Identifier of the snippet for the teardown phase of an API check.',
      type: ['number', 'null'],
    },
    localSetupScript: {
      description: 'Node.js code for the setup phase.',
      type: ['string', 'null'],
    },
    localTearDownScript: {
      description: 'Node.js code for the teardown phase.',
      type: ['string', 'null'],
    },
    degradedResponseTime: {
      description: 'Response time at which a run counts as degraded. Unit: ms.',
      type: ['number', 'null'],
      minimum: 0,
      maximum: 300000,
      default: 10000,
    },
    maxResponseTime: {
      description: 'Response time at which a run counts as failing. Unit: ms.',
      type: ['number', 'null'],
      minimum: 0,
      maximum: 300000,
      default: 20000,
    },
    degradedPacketLossThreshold: {
      description: 'Packet loss at which a run counts as degraded. Unit: %.',
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      maximum: 100,
      default: 10,
    },
    maxPacketLossThreshold: {
      description:
        'Packet loss at which a run counts as failing. At least `degradedPacketLossThreshold`. Unit: %.',
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      maximum: 100,
      default: 20,
    },
  },
} as const

export const icmpMonitorUpdateSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-monitor-update.schema.json',
  title: 'IcmpMonitorUpdate',
  description: 'Request body of `PUT /v1/checks/icmp/{id}`: an update of an ICMP monitor.',
  type: 'object',
  properties: {
    heartbeat: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/heartbeat',
    },
    script: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/script',
    },
    name: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/name',
    },
    activated: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/activated',
    },
    muted: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/muted',
    },
    doubleCheck: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/doubleCheck',
    },
    shouldFail: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/shouldFail',
    },
    locations: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/locations',
    },
    tags: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/tags',
    },
    alertSettings: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/alertSettings',
    },
    useGlobalAlertSettings: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/useGlobalAlertSettings',
    },
    groupId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/groupId',
    },
    groupOrder: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/groupOrder',
    },
    runtimeId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/runtimeId',
    },
    alertChannelSubscriptions: {
      description:
        'Subscriptions to alert channels. The fields of an item in an update are not stated.',
      type: 'array',
      items: { type: 'object' },
    },
    retryStrategy: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/retryStrategy',
    },
    triggerIncident: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/triggerIncident',
    },
    runParallel: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/runParallel',
    },
    description: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/description',
    },
    frequency: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/frequency',
    },
    frequencyOffset: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/frequencyOffset',
    },
    request: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/request',
    },
    scriptPath: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/scriptPath',
    },
    sslCheckDomain: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/sslCheckDomain',
    },
    environmentVariables: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/environmentVariables',
    },
    setupSnippetId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/setupSnippetId',
    },
    tearDownSnippetId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/tearDownSnippetId',
    },
    localSetupScript: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/localSetupScript',
    },
    localTearDownScript: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/localTearDownScript',
    },
    degradedResponseTime: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/degradedResponseTime',
    },
    maxResponseTime: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/maxResponseTime',
    },
    degradedPacketLossThreshold: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/degradedPacketLossThreshold',
    },
    maxPacketLossThreshold: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/maxPacketLossThreshold',
    },
    privateLocations: {
      description:
        'Private locations where the check runs, as one string. The form of several locations is not stated.',
      type: 'string',
    },
  },
  required: ['heartbeat', 'script'],
} as const

export const icmpMonitorSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-monitor.schema.json',
  title: 'IcmpMonitor',
  description: 'Response body of `PUT /v1/checks/icmp/{id}`: the updated ICMP monitor.',
  type: 'object',
  properties: {
    heartbeat: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/heartbeat',
    },
    script: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/script',
    },
    name: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/name',
    },
    id: {
      description: 'Identifier of the monitor, shaped like a UUID.',
      type: 'string',
      format: 'uuid',
      readOnly: true,
    },
    activated: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/activated',
    },
    muted: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/muted',
    },
    doubleCheck: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/doubleCheck',
    },
    shouldFail: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/shouldFail',
    },
    locations: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/locations',
    },
    tags: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/tags',
    },
    alertSettings: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/alertSettings',
    },
    useGlobalAlertSettings: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/useGlobalAlertSettings',
    },
    groupId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/groupId',
    },
    groupOrder: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/groupOrder',
    },
    runtimeId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/runtimeId',
    },
    alertChannelSubscriptions: {
      description: 'Subscriptions to alert channels.',
      type: 'array',
      items: {
        $ref: 'https://monitor-contract.example/schemas/alert-channel-subscription.schema.json',
      },
    },
    retryStrategy: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/retryStrategy',
    },
    triggerIncident: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/triggerIncident',
    },
    runParallel: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/runParallel',
    },
    description: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/description',
    },
    frequency: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/frequency',
    },
    frequencyOffset: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/frequencyOffset',
    },
    request: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/request',
    },
    scriptPath: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/scriptPath',
    },
    sslCheckDomain: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/sslCheckDomain',
    },
    environmentVariables: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/environmentVariables',
    },
    setupSnippetId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/setupSnippetId',
    },
    tearDownSnippetId: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/tearDownSnippetId',
    },
    localSetupScript: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/localSetupScript',
    },
    localTearDownScript: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/localTearDownScript',
    },
    degradedResponseTime: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/degradedResponseTime',
    },
    maxResponseTime: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/maxResponseTime',
    },
    degradedPacketLossThreshold: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/degradedPacketLossThreshold',
    },
    maxPacketLossThreshold: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/maxPacketLossThreshold',
    },
    privateLocations: {
      description: 'Private locations where the check runs.',
      type: ['array', 'null'],
      items: { type: 'string' },
    },
    created_at: {
      description: 'Our reading: date when the monitor was created.',
      type: 'string',
      format: 'date',
      readOnly: true,
    },
    updated_at: {
      description: 'Our reading: time when the monitor was last updated.',
      type: ['string', 'null'],
      format: 'date-time',
      readOnly: true,
    },
    alertChannels: {
      $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json',
      readOnly: true,
    },
    checkType: {
      description: 'Kind of the check.',
      type: 'string',
      enum: ['ICMP'],
      readOnly: true,
    },
  },
  required: ['name'],
} as const

export const icmpRequestSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-request.schema.json',
  title: 'IcmpRequest',
  description: 'The host to ping, and the assertions on the result.',
  type: 'object',
  properties: {
    hostname: { description: 'Host to ping.', type: 'string', examples: ['<HOSTNAME>'] },
    ipFamily: {
      description: 'IP version of the pings. Other values are accepted.',
      type: 'string',
      examples: ['IPv4'],
    },
    pingCount: { description: 'Number of pings in one run.', type: 'number' },
    assertions: {
      description: 'Conditions that a run must meet.',
      type: 'array',
      items: { $ref: 'https://monitor-contract.example/schemas/icmp-assertion.schema.json' },
    },
  },
} as const

export const listErrorGroupsHeadersSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/list-error-groups-headers.schema.json',
  title: 'ListErrorGroupsHeaders',
  description: 'Request headers of `GET /v1/error-groups`, under their lower-case names.',
  type: 'object',
  properties: {
    authorization: {
      description:
        'The API key as a bearer credential, `Bearer` in any case. It acts like a password: keep it secret.',
      type: 'string',
      pattern: '^[Bb][Ee][Aa][Rr][Ee][Rr] +[A-Za-z0-9._~+/-]+=*$',
      examples: ['Bearer <API_KEY>'],
    },
    'x-service-account': {
      description:
        'Identifier of the account. Marked optional, but the service description pairs the API key with it.',
      type: 'string',
      examples: ['<ACCOUNT_ID>'],
    },
  },
  required: ['authorization'],
} as const

export const listErrorGroupsQuerySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/list-error-groups-query.schema.json',
  title: 'ListErrorGroupsQuery',
  description: 'Query parameters of `GET /v1/error-groups`.',
  type: 'object',
  properties: {
    limit: {
      description: 'Maximum number of error groups in a response.',
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 10,
    },
    page: { description: 'Number of the page to return.', type: 'number', default: 1 },
  },
} as const

export const retryStrategySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/retry-strategy.schema.json',
  title: 'RetryStrategy',
  description: 'Whether and how a failed run is retried.',
  type: 'object',
  properties: {
    type: {
      description: 'How the time between retries grows. Other values are accepted.',
      type: 'string',
      examples: ['FIXED'],
    },
    baseBackoffSeconds: {
      description: 'Our reading: time before the first retry. Unit: s.',
      type: 'number',
    },
    sameRegion: {
      description: 'Our reading: whether a retry runs in the region of the failed run.',
      type: 'boolean',
    },
    maxRetries: { description: 'Maximum number of retries of one run.', type: 'number' },
    maxDurationSeconds: {
      description: 'Our reading: time after which no retry starts. Unit: s.',
      type: 'number',
    },
    onlyOn: {
      description: 'Kinds of failures to retry. Other values are accepted.',
      type: 'array',
      items: { type: 'string', examples: ['NETWORK_ERROR'] },
    },
  },
} as const

export const triggerIncidentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/trigger-incident.schema.json',
  title: 'TriggerIncident',
  description:
    'The incident that the check creates and resolves, based on its alert configuration.',
  type: 'object',
  properties: {
    serviceId: { description: 'Identifier of the affected service.', type: 'string' },
    severity: {
      description: 'Severity of the incident. Other values are accepted.',
      type: 'string',
      examples: ['CRITICAL'],
    },
    name: { description: 'Name of the incident.', type: 'string' },
    description: { description: 'Description of the incident.', type: 'string' },
    notifySubscribers: { description: 'Whether to notify subscribers.', type: 'boolean' },
  },
} as const

export const updateIcmpMonitorHeadersSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/update-icmp-monitor-headers.schema.json',
  title: 'UpdateIcmpMonitorHeaders',
  description: 'Request headers of `PUT /v1/checks/icmp/{id}`, under their lower-case names.',
  type: 'object',
  properties: {
    authorization: {
      $ref: 'https://monitor-contract.example/schemas/list-error-groups-headers.schema.json#/properties/authorization',
    },
    'x-service-account': {
      $ref: 'https://monitor-contract.example/schemas/list-error-groups-headers.schema.json#/properties/x-service-account',
    },
    'content-type': {
      description:
        'Media type of the body: `application/json`, any case, with or without parameters.',
      type: 'string',
      pattern:
        '^[Aa][Pp][Pp][Ll][Ii][Cc][Aa][Tt][Ii][Oo][Nn]/[Jj][Ss][Oo][Nn](?:[ \\t]*;(?:[ \\t]*[!#$%&\'*+.^_`|~0-9A-Za-z-]+=(?:[!#$%&\'*+.^_`|~0-9A-Za-z-]+|"(?:[\\t !#-\\[\\]-~\\u0080-\\u00ff]|\\\\[\\t -~\\u0080-\\u00ff])*"))?)*[ \\t]*$',
      examples: ['application/json', 'application/json; charset=utf-8'],
    },
  },
  required: ['authorization'],
} as const

export const updateIcmpMonitorParamsSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/update-icmp-monitor-params.schema.json',
  title: 'UpdateIcmpMonitorParams',
  description: 'Path parameters of `PUT /v1/checks/icmp/{id}`.',
  type: 'object',
  properties: { id: { description: 'Identifier of the monitor.', type: 'string', minLength: 1 } },
  required: ['id'],
} as const

export const updateIcmpMonitorQuerySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/update-icmp-monitor-query.schema.json',
  title: 'UpdateIcmpMonitorQuery',
  description: 'Query parameters of `PUT /v1/checks/icmp/{id}`.',
  type: 'object',
  properties: {
    autoAssignAlerts: {
      description: 'Whether a newly created check is subscribed to all existing alert channels.',
      type: 'boolean',
      default: true,
    },
  },
} as const

export const icmpMonitorUpdateDocument: DocumentSet = {
  document: icmpMonitorUpdateSchema,
  documents: () =>
    byId([
      icmpMonitorUpdateSchema,
      icmpMonitorFieldsSchema,
      alertSettingsSchema,
      retryStrategySchema,
      triggerIncidentSchema,
      icmpRequestSchema,
      environmentVariableSchema,
      icmpAssertionSchema,
    ]),
}

export const icmpMonitorDocument: DocumentSet = {
  document: icmpMonitorSchema,
  documents: () =>
    byId([
      icmpMonitorSchema,
      icmpMonitorFieldsSchema,
      alertChannelSubscriptionSchema,
      alertChannelsSchema,
      alertSettingsSchema,
      retryStrategySchema,
      triggerIncidentSchema,
      icmpRequestSchema,
      environmentVariableSchema,
      icmpAssertionSchema,
    ]),
}

export const updateIcmpMonitorParamsDocument: DocumentSet = {
  document: updateIcmpMonitorParamsSchema,
  documents: () => byId([updateIcmpMonitorParamsSchema]),
}

export const updateIcmpMonitorQueryDocument: DocumentSet = {
  document: updateIcmpMonitorQuerySchema,
  documents: () => byId([updateIcmpMonitorQuerySchema]),
}

export const updateIcmpMonitorHeadersDocument: DocumentSet = {
  document: updateIcmpMonitorHeadersSchema,
  documents: () => byId([updateIcmpMonitorHeadersSchema, listErrorGroupsHeadersSchema]),
}

export const errorGroupDocument: DocumentSet = {
  document: errorGroupSchema,
  documents: () => byId([errorGroupSchema]),
}

export const errorGroupListDocument: DocumentSet = {
  document: errorGroupListSchema,
  documents: () => byId([errorGroupListSchema, errorGroupSchema]),
}

export const listErrorGroupsQueryDocument: DocumentSet = {
  document: listErrorGroupsQuerySchema,
  documents: () => byId([listErrorGroupsQuerySchema]),
}

export const listErrorGroupsHeadersDocument: DocumentSet = {
  document: listErrorGroupsHeadersSchema,
  documents: () => byId([listErrorGroupsHeadersSchema]),
}
