import {
  type ProblemDetails,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  toProblemDetails,
  updateIcmpMonitorOperation,
  type UpdateIcmpMonitorRequest,
  type ErrorGroupList,
  listErrorGroupsOperation,
  type ListErrorGroupsRequest,
} from '../index.ts'
import { ownProperties } from '../values/own-properties.ts'

/** An example of an operation: a request, its response, and the response to an invalid request. */
export interface OperationExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | number | boolean>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
  readonly response: object
  /** Returns the problem details of an invalid request, as `toProblemDetails` writes them. */
  readonly problem: (status: number) => ProblemDetails
}

const updateBody = {
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

const updateRequest = {
  params: { id },
  query: { autoAssignAlerts: false },
  headers: { authorization: 'Bearer API_KEY', 'x-service-account': 'ACCOUNT_ID', 'content-type': 'application/json' },
  body: updateBody,
} as const satisfies UpdateIcmpMonitorRequest

const wrongBody = { ...updateBody, frequencyOffset: 51, degradedPacketLossThreshold: 30 }

const updateIcmpMonitorExample: OperationExample = {
  ...updateRequest,
  response: {
    id,
    checkType: 'ICMP',
    ...updateBody,
    alertChannels: { email: { address: 'network@example.com' } },
    created_at: '2026-03-02',
    updated_at: '2026-05-19T16:40:55Z',
  } satisfies IcmpMonitor,
  problem: (status) =>
    toProblemDetails(updateIcmpMonitorOperation.validateRequest({ ...updateRequest, body: wrongBody }).errors, {
      status,
    }),
}

const listRequest = {
  query: { limit: 20, page: 1 },
  headers: { authorization: 'Bearer API_KEY', 'x-service-account': 'ACCOUNT_ID' },
} as const satisfies ListErrorGroupsRequest

const wrongQuery = { ...listRequest.query, limit: 101 }

const listErrorGroupsExample: OperationExample = {
  ...listRequest,
  response: [
    {
      id: 'b1d7a7c0-5b0e-4a43-9a52-6a1f0cf6a8e3',
      checkId: '3f6f8a52-9a0b-4c55-8c1e-0d2a6a1b7c9e',
      errorHash: '9c1185a5c5e9fc54612808977ee8f548',
      rawErrorMessage: '100% packet loss to 203.0.113.7 after 10 pings',
      cleanedErrorMessage: '100% packet loss to <IP> after <NUMBER> pings',
      firstSeen: '2026-03-04',
      lastSeen: '2026-05-17',
      archivedUntilNextEvent: false,
    },
  ] satisfies ErrorGroupList,
  problem: (status) =>
    toProblemDetails(listErrorGroupsOperation.validateRequest({ ...listRequest, query: wrongQuery }).errors, {
      status,
    }),
}

/** The examples of the operations, by operation id. An operation without an example has no entry. */
export const operationExamples: ReadonlyMap<string, OperationExample> = /* @__PURE__ */ new Map([
  ['updateIcmpMonitor', /* @__PURE__ */ ownProperties(updateIcmpMonitorExample)],
  ['listErrorGroups', /* @__PURE__ */ ownProperties(listErrorGroupsExample)],
])

/** A text about authentication, for the reference and for OpenAPI. */
export const authentication =
  'Send the API key as a bearer credential, `Authorization: Bearer <API_KEY>`, and the account id in ' +
  '`x-service-account`. The API key acts like a password: keep it secret.'
