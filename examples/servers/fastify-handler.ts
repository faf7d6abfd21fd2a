import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import {
  operations,
  problemDetailsMediaType,
  toProblemDetails,
  type ProblemDetails,
} from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const sendProblem = (
  reply: FastifyReply,
  problem: ProblemDetails,
): FastifyReply =>
  reply.code(problem.status).type(problemDetailsMediaType).send(problem)

const onError = (
  { statusCode = 500 }: FastifyError,
  _request: unknown,
  reply: FastifyReply,
): FastifyReply =>
  sendProblem(reply, toProblemDetails([], { status: statusCode }))

export function createApp(service: Service): FastifyInstance {
  // Errors before a route is found, such as a malformed path.
  const app = Fastify({ frameworkErrors: onError })
  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, toProblemDetails([], { status: 404 })),
  )

  app.put<{ Params: { id: string } }>(
    updateIcmpMonitor.route,
    async ({ params, query, headers, body }, reply) => {
      const baseline = await service.storedMonitor(params.id)
      const result = updateIcmpMonitor.validateRequest(
        { params, query, headers, body },
        { baseline },
      )
      if (!result.valid)
        return sendProblem(reply, toProblemDetails(result))
      const { value } = result
      return service.updateMonitor(
        value.params.id,
        value.body,
        value.query.autoAssignAlerts,
      )
    },
  )

  app.get(listErrorGroups.route, async ({ query, headers }, reply) => {
    const result = listErrorGroups.validateRequest({ query, headers })
    if (!result.valid)
      return sendProblem(reply, toProblemDetails(result))
    const { limit, page } = result.value.query
    return service.listErrorGroups(limit, page)
  })

  return app
}
