import { STATUS_CODES } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import {
  operations,
  prefixIssues,
  problemDetailsMediaType,
  redact,
  secretPaths,
  toProblemDetails,
  type Issue,
  type Problem,
  type ProblemDetailsOptions,
} from 'monitor-contract'
import { addMonitorContract } from 'monitor-contract/ajv'
import type { Service } from './service.ts'

const { updateIcmpMonitor: update, listErrorGroups: list } = operations

function sendProblem(
  reply: FastifyReply,
  problem: Problem,
  options?: ProblemDetailsOptions,
): FastifyReply {
  const details = toProblemDetails(problem, options)
  return reply.code(details.status).type(problemDetailsMediaType).send(details)
}

// The status alone: the message of a parser quotes the request.
const sendStatus = (reply: FastifyReply, status: number): FastifyReply =>
  sendProblem(reply, [], { status, title: STATUS_CODES[status] })

/** Replies to the errors of Fastify's own validation and to others. */
function onError(
  { validation, validationContext, statusCode = 500 }: FastifyError,
  _request: unknown,
  reply: FastifyReply,
): FastifyReply {
  if (!validation || !validationContext) return sendStatus(reply, statusCode)
  const isQuery = validationContext === 'querystring'
  const part = isQuery ? 'query' : validationContext
  const issues = validation.map(({ params }) => params['issue'] as Issue)
  return sendProblem(reply, prefixIssues(part, issues))
}

/** Where the log goes, such as `process.stdout`. */
export interface LogStream {
  write(line: string): void
}

export function createApp(service: Service, stream?: LogStream): FastifyInstance {
  const app = Fastify({
    // Report all errors of a part, not only the first.
    ajv: { customOptions: { allErrors: true }, plugins: [addMonitorContract] },
    // Errors before a route is found, such as a malformed path.
    frameworkErrors: onError,
    // The second net: `redact` below is the first.
    logger: stream ? { level: 'warn', stream, redact: [...secretPaths] } : false,
  })
  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404))

  // Compares with the stored monitor, so the handler validates.
  app.put<{ Params: { id: string } }>(
    update.route,
    // This checks only the form of the key. Look the key up, too,
    // because the messages of the handler show stored values.
    { schema: { headers: { monitorContract: 'updateIcmpMonitorHeaders' } } },
    async ({ params, query, headers, body, log }, reply) => {
      const request = { params, query, headers, body }
      const baseline = (await service.storedMonitor(params.id)) ?? {}
      const result = update.validateRequest(request, { baseline })
      if (!result.valid) {
        log.warn(redact(update, request), 'invalid update')
        return sendProblem(reply, result)
      }
      const { query: flags, body: changes } = result.value
      return service.updateMonitor(params.id, changes, flags.autoAssignAlerts)
    },
  )

  // Not in the service description: the client guide reads a monitor.
  // It sends the headers of the listing, which are checked here.
  app.get<{ Params: { id: string } }>(
    update.route,
    { schema: { headers: { monitorContract: 'listErrorGroupsHeaders' } } },
    async ({ params }, reply) => {
      const monitor = await service.storedMonitor(params.id)
      return monitor ?? sendStatus(reply, 404)
    },
  )

  app.get(
    list.route,
    {
      schema: {
        querystring: { monitorContract: 'listErrorGroupsQuery' },
        headers: { monitorContract: 'listErrorGroupsHeaders' },
      },
    },
    async ({ query }) => {
      // The keyword changes no data, so the query is still text.
      const { limit, page } = list.query.parse(query)
      return service.listErrorGroups(limit, page)
    },
  )

  return app
}
