import express, {
  type ErrorRequestHandler,
  type Express,
  type Response,
} from 'express'
import {
  operations,
  problemDetailsMediaType,
  toProblemDetails,
  type ProblemDetails,
} from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

function sendProblem(
  response: Response,
  problem: ProblemDetails,
): void {
  response
    .status(problem.status)
    .type(problemDetailsMediaType)
    .json(problem)
}

// The status alone: the message of a parser quotes the request.
const onError: ErrorRequestHandler = (
  { statusCode: status = 500 }: { statusCode?: number },
  _request,
  response,
  _next,
) => {
  sendProblem(response, toProblemDetails([], { status }))
}

export function createApp(service: Service): Express {
  const app = express()

  app.put(
    updateIcmpMonitor.route,
    // Not strict: the contract reports a body that is not an object.
    express.json({ strict: false }),
    async ({ params, query, headers, body }, response) => {
      const baseline = (await service.storedMonitor(params.id)) ?? {}
      const result = updateIcmpMonitor.validateRequest(
        { params, query, headers, body },
        { baseline },
      )
      if (!result.valid)
        return sendProblem(response, toProblemDetails(result))
      const { value } = result
      response.json(
        service.updateMonitor(
          value.params.id,
          value.body,
          value.query.autoAssignAlerts,
        ),
      )
    },
  )

  // Not in the service description: the client guide reads a monitor.
  // It sends the headers of the listing, which are checked here.
  app.get(
    updateIcmpMonitor.route,
    async ({ params, headers }, response, next) => {
      const result = listErrorGroups.validateRequest({ headers })
      if (!result.valid)
        return sendProblem(response, toProblemDetails(result))
      const monitor = await service.storedMonitor(params.id)
      if (monitor) response.json(monitor)
      else next()
    },
  )

  app.get(listErrorGroups.route, ({ query, headers }, response) => {
    const result = listErrorGroups.validateRequest({ query, headers })
    if (!result.valid)
      return sendProblem(response, toProblemDetails(result))
    const { limit, page } = result.value.query
    response.json(service.listErrorGroups(limit, page))
  })

  app.use((_request, response) =>
    sendProblem(response, toProblemDetails([], { status: 404 })),
  )
  app.use(onError)
  return app
}
