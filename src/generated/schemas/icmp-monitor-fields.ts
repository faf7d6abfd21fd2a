// Generated from schemas/icmp-monitor-fields.schema.json by `npm run generate`. Do not edit.
import { document, reference } from '../../schema/document.ts'

export const icmpMonitorFieldsSchema = /* @__PURE__ */ document(
  'icmp-monitor-fields',
  () =>
    ({
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
        tags: { description: 'Tags for organizing and filtering.', type: 'array', items: { type: 'string' } },
        alertSettings: reference('alert-settings.schema.json'),
        useGlobalAlertSettings: {
          description: 'If true, the alert settings of the account apply, and `alertSettings` is not used.',
          type: 'boolean',
          default: true,
        },
        groupId: { description: 'Identifier of the check group of the check.', type: ['number', 'null'] },
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
        retryStrategy: reference('retry-strategy.schema.json'),
        triggerIncident: reference('trigger-incident.schema.json'),
        runParallel: {
          description: 'Whether the check runs in all its locations in parallel.',
          type: 'boolean',
          default: false,
        },
        description: { description: 'Description of the check.', type: ['string', 'null'], maxLength: 500 },
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
        request: reference('icmp-request.schema.json'),
        scriptPath: { description: 'Path of the script in the runtime.', type: ['string', 'null'] },
        sslCheckDomain: { description: 'Our reading: domain whose TLS certificate is checked.', type: 'string' },
        environmentVariables: {
          description: 'Environment variables. Relevant to Browser checks only.',
          type: ['array', 'null'],
          maxItems: 50,
          items: reference('environment-variable.schema.json'),
        },
        setupSnippetId: {
          description: 'Identifier of the snippet for the setup phase of an API check.',
          type: ['number', 'null'],
        },
        tearDownSnippetId: {
          description: 'Identifier of the snippet for the teardown phase of an API check.',
          type: ['number', 'null'],
        },
        localSetupScript: { description: 'Node.js code for the setup phase.', type: ['string', 'null'] },
        localTearDownScript: { description: 'Node.js code for the teardown phase.', type: ['string', 'null'] },
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
          description: 'Packet loss at which a run counts as failing. At least `degradedPacketLossThreshold`. Unit: %.',
          type: ['number', 'null'],
          exclusiveMinimum: 0,
          maximum: 100,
          default: 20,
        },
      },
    }) as const,
)
