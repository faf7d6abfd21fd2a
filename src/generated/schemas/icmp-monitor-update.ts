// Generated from schemas/icmp-monitor-update.schema.json by `npm run generate`. Do not edit.
import { document, references } from '../../schema/document.ts'

export const icmpMonitorUpdateSchema = /* @__PURE__ */ document(
  'icmp-monitor-update',
  () =>
    ({
      title: 'IcmpMonitorUpdate',
      description: 'Request body of `PUT /v1/checks/icmp/{id}`: an update of an ICMP monitor.',
      type: 'object',
      properties: {
        ...references('icmp-monitor-fields.schema.json#/$defs/', [
          'heartbeat',
          'script',
          'name',
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
          description: 'Subscriptions to alert channels. The fields of an item in an update are not stated.',
          type: 'array',
          items: { type: 'object' },
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
          description:
            'Private locations where the check runs, as one string. The form of several locations is not stated.',
          type: 'string',
        },
      },
      required: ['heartbeat', 'script'],
    }) as const,
)
