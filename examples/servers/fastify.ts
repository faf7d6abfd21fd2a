import { STATUS_CODES } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import {
  operations,
  prefixIssues,
  problemDetailsMediaType,
  toProblemDetails,
  type Issue,
  type Problem,
  type ProblemDetailsOptions,
} from 'monitor-contract'
import { addMonitorContract } from 'monitor-contract/ajv'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

function sendProblem(reply: FastifyReply, problem: Problem, options?: ProblemDetailsOptions): FastifyReply {
  const details = toProblemDetails(problem, options)
  return reply.code(details.status).type(problemDetailsMediaType).send(details)
}

const sendStatus = (reply: FastifyReply, status: number): FastifyReply =>
  sendProblem(reply, [], { status, title: STATUS_CODES[status] })

/** Replies to the errors of Fastify's own validation and to others. */
function onError(
  { validation, validationContext, statusCode = 500 }: FastifyError,
  _request: unknown,
  reply: FastifyReply,
): FastifyReply {
  if (!validation || !validationContext) return sendStatus(reply, statusCode)
  const part = validationContext === 'querystring' ? 'query' : validationContext
  const issues = validation.map(({ params }) => params['issue'] as Issue)
  return sendProblem(reply, prefixIssues(part, issues))
}

export function createApp(service: Service): FastifyInstance {
  const app = Fastify({
    // Report all errors of a part, not only the first. A contract reports at most 100.
    ajv: { customOptions: { allErrors: true }, plugins: [addMonitorContract] },
    // Errors before a route is found, such as a malformed path.
    frameworkErrors: onError,
  })
  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404))

  // Compares with the stored monitor, so the handler validates.
  app.put<{ Params: { id: string } }>(
    updateIcmpMonitor.route,
    // This checks only the form of the key. Look the key up, too,
    // because the messages of the handler show stored values.
    { schema: { headers: { monitorContract: 'updateIcmpMonitorHeaders' } } },
    async ({ params, query, headers, body }, reply) => {
      const baseline = (await service.storedMonitor(params.id)) ?? {}
      const result = updateIcmpMonitor.validateRequest({ params, query, headers, body }, { baseline })
      if (!result.valid) return sendProblem(reply, result)
      const { value } = result
      return service.updateMonitor(value.params.id, value.body, value.query.autoAssignAlerts)
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
      // The keyword changes no data, so the query is still text.
      const { limit, page } = listErrorGroups.query.parse(query)
      return service.listErrorGroups(limit, page)
    },
  )

  return app
}
