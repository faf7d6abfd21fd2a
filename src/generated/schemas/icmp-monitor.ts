// Generated from schemas/icmp-monitor.schema.json by `npm run generate`. Do not edit.
import { document, reference, references } from '../../schema/document.ts'

export const icmpMonitorSchema = /* @__PURE__ */ document(
  'icmp-monitor',
  () =>
    ({
      title: 'IcmpMonitor',
      description: 'Response body of `PUT /v1/checks/icmp/{id}`: the updated ICMP monitor.',
      type: 'object',
      properties: {
        ...references('icmp-monitor-fields.schema.json#/$defs/', ['heartbeat', 'script', 'name']),
        id: {
          description: 'Identifier of the monitor, shaped like a UUID.',
          type: 'string',
          format: 'uuid',
          readOnly: true,
        },
        ...references('icmp-monitor-fields.schema.json#/$defs/', [
          'activated',
          'muted',
          'doubleCheck',
          'shouldFail',
          'locations',
          'tags',
          'alertSettings',
          'useGlobalAlertSettings',
          'groupId',
          'groupOrder',
          'runtimeId',
        ]),
        alertChannelSubscriptions: {
          description: 'Subscriptions to alert channels.',
          type: 'array',
          items: reference('alert-channel-subscription.schema.json'),
        },
        ...references('icmp-monitor-fields.schema.json#/$defs/', [
          'retryStrategy',
          'triggerIncident',
          'runParallel',
          'description',
          'frequency',
          'frequencyOffset',
          'request',
          'scriptPath',
          'sslCheckDomain',
          'environmentVariables',
          'setupSnippetId',
          'tearDownSnippetId',
          'localSetupScript',
          'localTearDownScript',
          'degradedResponseTime',
          'maxResponseTime',
          'degradedPacketLossThreshold',
          'maxPacketLossThreshold',
        ]),
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
        alertChannels: { $ref: 'https://monitor-contract.example/schemas/alert-channels.schema.json', readOnly: true },
        checkType: { description: 'Kind of the check.', type: 'string', enum: ['ICMP'], readOnly: true },
      },
      required: ['name'],
    }) as const,
)
