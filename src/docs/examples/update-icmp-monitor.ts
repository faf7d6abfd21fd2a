import {
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  toProblemDetails,
  updateIcmpMonitorOperation,
  type UpdateIcmpMonitorRequest,
} from '../../index.ts'
import type { OperationExample } from './operation-example.ts'

const body = {
  heartbeat: {},
  script: '',
  name: 'Edge gateway, Frankfurt',
  activated: true,
  locations: ['eu-central-1', 'eu-west-1'],
  tags: ['network', 'production'],
  useGlobalAlertSettings: false,
  alertSettings: {
    escalationType: 'RUN_BASED',
    runBasedEscalation: { failedRunThreshold: 2 },
    reminders: { amount: 3, interval: 10 },
  },
  alertChannelSubscriptions: [{ alertChannelId: 1204, activated: true }],
  retryStrategy: { type: 'FIXED', baseBackoffSeconds: 30, maxRetries: 2, onlyOn: ['NETWORK_ERROR'] },
  frequency: 5,
  frequencyOffset: 17,
  request: {
    hostname: 'gateway.fra.example.com',
    ipFamily: 'IPv4',
    pingCount: 10,
    assertions: [{ source: 'LATENCY', property: 'avg', comparison: 'LESS_THAN', target: '120' }],
  },
  degradedResponseTime: 150,
  maxResponseTime: 400,
  degradedPacketLossThreshold: 5,
  maxPacketLossThreshold: 25,
} as const satisfies IcmpMonitorUpdate

const id = '3f6f8a52-9a0b-4c55-8c1e-0d2a6a1b7c9e'

const response: IcmpMonitor = {
  id,
  checkType: 'ICMP',
  ...body,
  alertChannels: { email: { address: 'network@example.com' } },
  created_at: '2026-03-02',
  updated_at: '2026-05-19T16:40:55Z',
}

const request = {
  params: { id },
  query: { autoAssignAlerts: false },
  headers: { authorization: 'Bearer API_KEY', 'x-service-account': 'ACCOUNT_ID', 'content-type': 'application/json' },
  body,
} as const satisfies UpdateIcmpMonitorRequest

/** Example data of `PUT /v1/checks/icmp/{id}`: a request, its response, and the problem details of a wrong request. */
export const updateIcmpMonitorExample: OperationExample = {
  ...request,
  response,
  problem: (status) =>
    toProblemDetails(
      updateIcmpMonitorOperation.validateRequest({
        ...request,
        body: { ...body, frequencyOffset: 51, degradedPacketLossThreshold: 30 },
      }).errors,
      { status },
    ),
}
