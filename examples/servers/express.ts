import { STATUS_CODES } from 'node:http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Response,
} from 'express'
import {
  operations,
  prefixIssues,
  problemDetailsMediaType,
  toProblemDetails,
  type Problem,
  type ProblemDetailsOptions,
} from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

function sendProblem(
  response: Response,
  problem: Problem,
  options?: ProblemDetailsOptions,
): void {
  const details = toProblemDetails(problem, options)
  response
    .status(details.status)
    .type(problemDetailsMediaType)
    .json(details)
}

// The status alone: the message of a parser quotes the request.
const sendStatus = (response: Response, status: number): void =>
  sendProblem(response, [], { status, title: STATUS_CODES[status] })

const onError: ErrorRequestHandler = (
  { statusCode = 500 }: { statusCode?: number },
  _request,
  response,
  _next,
) => sendStatus(response, statusCode)

export function createApp(service: Service): Express {
  const app = express()

  app.put(
    updateIcmpMonitor.route,
    // As text, so that malformed JSON and duplicate keys are issues.
    express.text({ type: () => true, limit: '100kb' }),
    async ({ params, query, headers, body = '' }, response) => {
      // This checks only the form of the key. Look the key up, too,
      // because later messages show stored values.
      const { errors } = updateIcmpMonitor.headers.validate(headers)
      if (errors.length > 0)
        return sendProblem(response, prefixIssues('headers', errors))
      const baseline = (await service.storedMonitor(params.id)) ?? {}
      const flags = updateIcmpMonitor.query.validate(query)
      const update = validateText(updateIcmpMonitor.body, body, {
        baseline,
      })
      if (!flags.valid || !update.valid)
        return sendProblem(response, [
          ...prefixIssues('query', flags.errors),
          ...prefixIssues('body', update.errors),
        ])
      response.json(
        service.updateMonitor(
          params.id,
          update.value,
          flags.value.autoAssignAlerts,
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
      if (!result.valid) return sendProblem(response, result)
      const monitor = await service.storedMonitor(params.id)
      if (monitor) response.json(monitor)
      else next()
    },
  )

  app.get(listErrorGroups.route, ({ query, headers }, response) => {
    const result = listErrorGroups.validateRequest({ query, headers })
    if (!result.valid) return sendProblem(response, result)
    const { limit, page } = result.value.query
    response.json(service.listErrorGroups(limit, page))
  })

  app.use((_request, response) => sendStatus(response, 404))
  app.use(onError)
  return app
}
