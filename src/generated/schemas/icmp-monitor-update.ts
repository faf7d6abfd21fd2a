// Generated from schemas/icmp-monitor-update.schema.json by `npm run generate`. Do not edit.
export const icmpMonitorUpdateSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://monitor-contract.example/schemas/icmp-monitor-update.schema.json',
  title: 'IcmpMonitorUpdate',
  description: 'Request body of `PUT /v1/checks/icmp/{id}`: an update of an ICMP monitor.',
  type: 'object',
  properties: {
    heartbeat: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/heartbeat' },
    script: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/script' },
    name: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/name' },
    activated: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/activated' },
    muted: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/muted' },
    doubleCheck: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/doubleCheck',
    },
    shouldFail: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/shouldFail' },
    locations: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/locations' },
    tags: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/tags' },
    alertSettings: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/alertSettings',
    },
    useGlobalAlertSettings: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/useGlobalAlertSettings',
    },
    groupId: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/groupId' },
    groupOrder: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/groupOrder' },
    runtimeId: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/runtimeId' },
    alertChannelSubscriptions: {
      description: 'Subscriptions to alert channels. The fields of an item in an update are not stated.',
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
    frequency: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/frequency' },
    frequencyOffset: {
      $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/frequencyOffset',
    },
    request: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/request' },
    scriptPath: { $ref: 'https://monitor-contract.example/schemas/icmp-monitor-fields.schema.json#/$defs/scriptPath' },
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
