import { createServer, type IncomingMessage, type Server } from 'node:http'
import { operations, problemDetailsMediaType, toProblemDetails, type ProblemDetails } from 'monitor-contract'
import { TooDeepError, type Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const maxBodyLength = 1_000_000

interface Reply {
  readonly status: number
  readonly body: object
  readonly type?: string
}

const rejected = (problem: ProblemDetails): Reply => ({
  status: problem.status,
  body: problem,
  type: problemDetailsMediaType,
})

/**
 * Returns the text of a body; undefined if it is too long. It reads a long body to the end, so that the connection can
 * be used again.
 */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) if (text.length <= maxBodyLength) text += chunk
  return text.length > maxBodyLength ? undefined : text
}

async function respond(service: Service, request: IncomingMessage): Promise<Reply> {
  const { method, headers } = request
  const { pathname, searchParams: query } = new URL(`http://localhost${request.url}`)

  if (method === 'GET' && pathname === listErrorGroups.path) {
    const result = listErrorGroups.validateRequest({ query, headers })
    if (!result.valid) return rejected(toProblemDetails(result))
    const { limit, page } = result.value.query
    return { status: 200, body: service.listErrorGroups(limit, page) }
  }

  const id = /^\/v1\/checks\/icmp\/([^/]+)$/u.exec(pathname)?.[1]
  if (method !== 'PUT' || id === undefined) return rejected(toProblemDetails([], { status: 404 }))

  const text = await textOf(request)
  if (text === undefined) return rejected(toProblemDetails([], { status: 413 }))
  let params: { readonly id: string }, body: unknown
  try {
    params = { id: decodeURIComponent(id) }
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    return rejected(toProblemDetails([], { status: 400 }))
  }
  const baseline = await service.storedMonitor(params.id)
  const result = updateIcmpMonitor.validateRequest({ params, query, headers, body }, { baseline })
  if (!result.valid) return rejected(toProblemDetails(result))
  const { value } = result
  return { status: 200, body: service.updateMonitor(value.params.id, value.body, value.query.autoAssignAlerts) }
}

export const createApp = (service: Service): Server =>
  createServer((request, response) => {
    const send = ({ status, body, type = 'application/json' }: Reply): void => {
      const text = JSON.stringify(body)
      response.writeHead(status, { 'content-type': type }).end(text)
    }
    void respond(service, request)
      .then(send)
      .catch((error: unknown) => {
        send(rejected(toProblemDetails([], { status: error instanceof TooDeepError ? error.statusCode : 500 })))
      })
  })
