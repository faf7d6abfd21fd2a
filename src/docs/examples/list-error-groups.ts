import {
  type ErrorGroupList,
  listErrorGroupsOperation,
  type ListErrorGroupsRequest,
  toProblemDetails,
} from '../../index.ts'
import type { OperationExample } from './operation-example.ts'

const request = {
  query: { limit: 20, page: 1 },
  headers: { authorization: 'Bearer API_KEY', 'x-service-account': 'ACCOUNT_ID' },
} as const satisfies ListErrorGroupsRequest

const response: ErrorGroupList = [
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
]

/** Example data of `GET /v1/error-groups`: a request, its response, and the problem details of a wrong request. */
export const listErrorGroupsExample: OperationExample = {
  ...request,
  response,
  problem: (status) =>
    toProblemDetails(
      listErrorGroupsOperation.validateRequest({ ...request, query: { ...request.query, limit: 101 } }).errors,
      { status },
    ),
}
