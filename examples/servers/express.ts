import { STATUS_CODES } from 'node:http'
import express, { type ErrorRequestHandler, type Express, type Response } from 'express'
import { operations, problemDetailsMediaType, toProblemDetails } from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

function refuse(response: Response, status: number, problem: object): void {
  response.status(status).type(problemDetailsMediaType).send(JSON.stringify(problem))
}

// The message of a JSON parser quotes the body, secrets included.
const onError: ErrorRequestHandler = ({ status = 500 }: { status?: number }, _request, response, _next) => {
  refuse(response, status, { title: STATUS_CODES[status], status })
}

export function createApp(service: Service): Express {
  const app = express()

  app.put('/v1/checks/icmp/:id', express.json(), ({ params, query, headers, body }, response) => {
    const result = updateIcmpMonitor.validateRequest({ params, query, headers, body })
    if (!result.valid) return refuse(response, 422, toProblemDetails(result))
    const { value } = result
    response.json(service.updateMonitor(value.params.id, value.body, value.query.autoAssignAlerts))
  })

  app.get(listErrorGroups.path, ({ query, headers }, response) => {
    const result = listErrorGroups.validateRequest({ query, headers })
    if (!result.valid) return refuse(response, 422, toProblemDetails(result))
    const { limit, page } = result.value.query
    response.json(service.listErrorGroups(limit, page))
  })

  app.use(onError)
  return app
}
