import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import {
  operations,
  prefixIssues,
  problemDetailsMediaType,
  toProblemDetails,
  type IcmpMonitorUpdate,
  type Issue,
  type ProblemDetails,
} from 'monitor-contract'
import { addMonitorContract } from 'monitor-contract/ajv'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

function problemOf({
  validation,
  validationContext,
  statusCode = 500,
}: FastifyError): ProblemDetails {
  if (!validation || !validationContext)
    return toProblemDetails([], { status: statusCode })
  const part =
    validationContext === 'querystring' ? 'query' : validationContext
  const issues = validation.map(
    ({ params }) => params['issue'] as Issue,
  )
  return toProblemDetails(prefixIssues(part, issues))
}

function sendProblem(
  reply: FastifyReply,
  problem: ProblemDetails,
): void {
  reply.code(problem.status).type(problemDetailsMediaType).send(problem)
}

const onError = (
  error: FastifyError,
  _request: unknown,
  reply: FastifyReply,
): void => sendProblem(reply, problemOf(error))

export function createApp(service: Service): FastifyInstance {
  const app = Fastify({
    // Report all errors of a part, not only the first. A contract reports at most 100.
    ajv: {
      customOptions: { allErrors: true },
      plugins: [addMonitorContract],
    },
    // Errors before a route is found, such as a malformed path.
    frameworkErrors: onError,
  })

  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, toProblemDetails([], { status: 404 })),
  )

  app.put<{ Params: { id: string }; Body: IcmpMonitorUpdate }>(
    updateIcmpMonitor.route,
    {
      schema: {
        params: { monitorContract: 'updateIcmpMonitorParams' },
        querystring: { monitorContract: 'updateIcmpMonitorQuery' },
        headers: { monitorContract: 'updateIcmpMonitorHeaders' },
        body: { monitorContract: 'icmpMonitorUpdate' },
      },
    },
    async ({ params, query, body }) => {
      // The keyword changes no data, so the query is still text.
      const { autoAssignAlerts } = updateIcmpMonitor.query.parse(query)
      return service.updateMonitor(params.id, body, autoAssignAlerts)
    },
  )

  app.get(
    listErrorGroups.route,
    {
      schema: {
        querystring: { monitorContract: 'listErrorGroupsQuery' },
        headers: { monitorContract: 'listErrorGroupsHeaders' },
      },
    },
    async ({ query }) => {
      const { limit, page } = listErrorGroups.query.parse(query)
      return service.listErrorGroups(limit, page)
    },
  )

  return app
}
