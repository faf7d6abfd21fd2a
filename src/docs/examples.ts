import errorGroups from '../../examples/whole-documents/error-group-list.json' with { type: 'json' }
import monitor from '../../examples/whole-documents/icmp-monitor.json' with { type: 'json' }
import update from '../../examples/whole-documents/icmp-monitor-update.json' with { type: 'json' }
import {
  listErrorGroupsOperation,
  type ProblemDetails,
  toProblemDetails,
  updateIcmpMonitorOperation,
} from '../index.ts'
import { ownProperties } from '../values/own-properties.ts'

/** An example of an operation: a request, its response, and the response to an invalid request. */
export interface OperationExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | number | boolean>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
  readonly response: object
  /** Returns the problem details of an invalid request. */
  readonly problem: () => ProblemDetails
}

const account = { authorization: 'Bearer API_KEY', 'x-service-account': 'ACCOUNT_ID' }

const updateRequest = {
  params: { id: monitor.id },
  query: { autoAssignAlerts: false },
  headers: { ...account, 'content-type': 'application/json' },
  body: update,
}

const wrongBody = { ...update, frequencyOffset: 51, degradedPacketLossThreshold: 30 }

const updateIcmpMonitorExample: OperationExample = {
  ...updateRequest,
  response: monitor,
  problem: () =>
    toProblemDetails(updateIcmpMonitorOperation.validateRequest({ ...updateRequest, body: wrongBody }).errors),
}

const listRequest = { query: { limit: 20, page: 1 }, headers: account }

const wrongQuery = { ...listRequest.query, limit: 101 }

const listErrorGroupsExample: OperationExample = {
  ...listRequest,
  response: errorGroups,
  problem: () =>
    toProblemDetails(listErrorGroupsOperation.validateRequest({ ...listRequest, query: wrongQuery }).errors),
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
