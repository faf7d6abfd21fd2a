import errorGroups from './examples/error-group-list.json' with { type: 'json' }
import monitor from './examples/icmp-monitor.json' with { type: 'json' }
import update from './examples/icmp-monitor-update.json' with { type: 'json' }
import {
  frequencyOffsetRange,
  operations,
  toProblemDetails,
  type ProblemDetails,
} from '../index.ts'
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

/** Returns the first offset above those that a frequency allows. */
export function offsetAbove(frequency: number): number {
  const range = frequencyOffsetRange(frequency)
  return 1 + (range.kind === 'range' ? range.maximum : Math.max(...range.values))
}

/** Returns the first limit above those that the listing accepts. */
const limitAbove = (): number =>
  1 + Number(operations.listErrorGroups.query.schema.properties?.['limit']?.maximum)

/** The examples of the operations, by operation id. */
export const operationExamples: { readonly [Id in keyof typeof operations]: OperationExample } =
  /* @__PURE__ */ deepOwnProperties({
    updateIcmpMonitor: {
      ...updateRequest,
      response: monitor,
      invalid: {
        ...updateRequest,
        body: {
          ...update,
          frequencyOffset: /* @__PURE__ */ offsetAbove(update.frequency),
          degradedPacketLossThreshold: update.maxPacketLossThreshold + 5,
        },
      },
    },
    listErrorGroups: {
      ...listRequest,
      response: errorGroups,
      invalid: {
        ...listRequest,
        query: { ...listRequest.query, limit: /* @__PURE__ */ limitAbove() },
      },
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
