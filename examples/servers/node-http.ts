import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import { operations, problemDetailsMediaType, toProblemDetails, type Problem } from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const maxBodyLength = 1_000_000

interface Answer {
  readonly status: number
  readonly body: object
  readonly type?: string
}

const invalid = (problem: Problem): Answer => ({ status: 422, body: toProblemDetails(problem), type: problemDetailsMediaType })

// Without the message of the cause: that of a JSON parser quotes the body, secrets included.
const failure = (status: number): Answer => ({ status, body: { title: STATUS_CODES[status], status }, type: problemDetailsMediaType })

async function textOf(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk
    if (text.length > maxBodyLength) return undefined
  }
  return text
}

async function answer(service: Service, request: IncomingMessage): Promise<Answer> {
  const { method, headers } = request
  const { pathname, searchParams: query } = new URL(`http://localhost${request.url}`)

  if (method === 'GET' && pathname === listErrorGroups.path) {
    const result = listErrorGroups.validateRequest({ query, headers })
    if (!result.valid) return invalid(result)
    const { limit, page } = result.value.query
    return { status: 200, body: service.listErrorGroups(limit, page) }
  }

  const id = /^\/v1\/checks\/icmp\/([^/]+)$/u.exec(pathname)?.[1]
  if (method !== 'PUT' || id === undefined) return failure(404)

  const text = await textOf(request)
  if (text === undefined) return failure(413)
  let params, body
  try {
    params = { id: decodeURIComponent(id) }
    body = JSON.parse(text)
  } catch {
    return failure(400)
  }
  const result = updateIcmpMonitor.validateRequest({ params, query, headers, body })
  if (!result.valid) return invalid(result)
  const { value } = result
  return { status: 200, body: service.updateMonitor(value.params.id, value.body, value.query.autoAssignAlerts) }
}

export const createApp = (service: Service): Server =>
  createServer((request, response) => {
    void answer(service, request).catch(() => failure(500)).then(({ status, body, type = 'application/json' }) => {
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
    })
  })
