import errorGroups from './examples/error-group-list.json' with { type: 'json' }
import monitor from './examples/icmp-monitor.json' with { type: 'json' }
import update from './examples/icmp-monitor-update.json' with { type: 'json' }
import { operations, toProblemDetails, type ProblemDetails } from '../index.ts'
import { deepOwnProperties } from '../schema/own-properties.ts'

/** An example of an operation: a request, its response, and an invalid request. */
export interface OperationExample {
  readonly params?: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | number | boolean>>
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object
  readonly response: object
  /** The same request with invalid values. */
  readonly invalid: object
}

const account = { authorization: 'Bearer API_KEY', 'x-service-account': 'ACCOUNT_ID' }

const updateRequest = {
  params: { id: monitor.id },
  query: { autoAssignAlerts: false },
  headers: { ...account, 'content-type': 'application/json' },
  body: update,
}

const listRequest = { query: { limit: 20, page: 1 }, headers: account }

/** The examples of the operations, by operation id. */
export const operationExamples: { readonly [Id in keyof typeof operations]: OperationExample } =
  /* @__PURE__ */ deepOwnProperties({
    updateIcmpMonitor: {
      ...updateRequest,
      response: monitor,
      invalid: {
        ...updateRequest,
        body: { ...update, frequencyOffset: 51, degradedPacketLossThreshold: 30 },
      },
    },
    listErrorGroups: {
      ...listRequest,
      response: errorGroups,
      invalid: { ...listRequest, query: { ...listRequest.query, limit: 101 } },
    },
  })

/** Returns the response to the invalid request of an example. */
export const problemOf = (id: keyof typeof operations): ProblemDetails =>
  toProblemDetails(operations[id].validateRequest(operationExamples[id].invalid).errors)

/** A text about authentication, for the reference and for OpenAPI. */
export const authentication =
  'Send the API key as a bearer credential, `Authorization: Bearer <API_KEY>`, and the ' +
  'account id in ' +
  '`x-service-account`. The API key acts like a password: keep it secret.'
