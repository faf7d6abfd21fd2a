import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { operations, problemDetailsMediaType, toProblemDetails } from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

function send(response: ServerResponse, status: number, body: object, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}

// A parser's own message may quote the request, secrets included.
const refuse = (response: ServerResponse, status: number): void =>
  send(response, status, { title: STATUS_CODES[status], status }, problemDetailsMediaType)

export const createApp = (service: Service): Server =>
  createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    const { method, headers } = request

    if (method === 'GET' && pathname === listErrorGroups.path) {
      const result = listErrorGroups.validateRequest({ query, headers })
      if (!result.valid) return send(response, 422, toProblemDetails(result), problemDetailsMediaType)
      const { limit, page } = result.value.query
      return send(response, 200, service.listErrorGroups(limit, page))
    }

    const id = /^\/v1\/checks\/icmp\/([^/]+)$/u.exec(pathname)?.[1]
    if (method === 'PUT' && id !== undefined) {
      let params, body
      try {
        params = { id: decodeURIComponent(id) }
        body = await json(request)
      } catch {
        return refuse(response, 400)
      }
      const result = updateIcmpMonitor.validateRequest({ params, query, headers, body })
      if (!result.valid) return send(response, 422, toProblemDetails(result), problemDetailsMediaType)
      const { value } = result
      return send(response, 200, service.updateMonitor(value.params.id, value.body, value.query.autoAssignAlerts))
    }

    refuse(response, 404)
  })
