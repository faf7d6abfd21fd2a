/** A body with the usual fields, about 1.7 KB of JSON text, without errors and warnings. */
export const fullBody = {
  heartbeat: {},
  script: 'import { ping } from "./ping"\nexport default ping({ retries: 2 })',
  name: 'Gateway, Frankfurt',
  activated: true,
  muted: false,
  shouldFail: false,
  locations: ['eu-central-1', 'eu-west-1', 'us-east-1', 'ap-southeast-2'],
  tags: ['production', 'network', 'tier-1'],
  alertSettings: {
    escalationType: 'RUN_BASED',
    runBasedEscalation: { failedRunThreshold: 2 },
    reminders: { amount: 3, interval: 10 },
    parallelRunFailureThreshold: { enabled: true, percentage: 50 },
  },
  useGlobalAlertSettings: false,
  groupId: 4711,
  groupOrder: 3,
  runtimeId: '2025.04',
  alertChannelSubscriptions: [
    { alertChannelId: 12, activated: true },
    { alertChannelId: 13, activated: false },
  ],
  retryStrategy: {
    type: 'FIXED',
    baseBackoffSeconds: 30,
    sameRegion: false,
    maxRetries: 2,
    maxDurationSeconds: 600,
    onlyOn: ['NETWORK_ERROR'],
  },
  triggerIncident: {
    serviceId: '0b7a8c1e-52d5-4c5e-9a56-2f4f6f0c7d11',
    severity: 'CRITICAL',
    name: 'Gateway cannot be reached',
    description: 'Pings to the gateway fail from several locations.',
    notifySubscribers: true,
  },
  runParallel: true,
  description:
    'Watches the gateway of the data centre in Frankfurt; see the runbook before muting it.',
  frequency: 5,
  frequencyOffset: 37,
  request: {
    hostname: 'gateway.example.net',
    ipFamily: 'IPv4',
    pingCount: 10,
    assertions: [
      { source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '200' },
      { source: 'LATENCY', property: 'max', comparison: 'LESS_THAN', target: '450' },
    ],
  },
  scriptPath: 'checks/gateway.ts',
  sslCheckDomain: 'gateway.example.net',
  environmentVariables: null,
  setupSnippetId: null,
  tearDownSnippetId: null,
  localSetupScript: null,
  localTearDownScript: null,
  degradedResponseTime: 250,
  maxResponseTime: 900,
  degradedPacketLossThreshold: 10,
  maxPacketLossThreshold: 20,
  privateLocations: 'rack-7',
}

export const minimalBody = { heartbeat: {}, script: 'ping()' }

/** The full body with two warnings. */
export const bodyWithTwoWarnings = { ...fullBody, doubleCheck: true, useGlobalAlertSettings: true }
