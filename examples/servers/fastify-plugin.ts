import { STATUS_CODES } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { operations, problemDetailsMediaType, toProblemDetails, type IcmpMonitorUpdate, type Issue } from 'monitor-contract'
import addMonitorContract from 'monitor-contract/ajv'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

export function createApp(service: Service): FastifyInstance {
  const app = Fastify({
    ajv: { plugins: [addMonitorContract] },
    // What Fastify refuses before a route is found, such as a malformed path, which its own answer would quote.
    frameworkErrors({ statusCode = 500 }, _request, reply: FastifyReply) {
      void reply.code(statusCode).type(problemDetailsMediaType).send(JSON.stringify({ title: STATUS_CODES[statusCode], status: statusCode }))
    },
  })

  app.setErrorHandler<FastifyError>(({ validation, statusCode = 500 }, _request, reply) => {
    const problem = validation
      ? toProblemDetails(validation.map(({ params }) => params['issue'] as Issue))
      : { title: STATUS_CODES[statusCode], status: statusCode }
    reply.code(problem.status).type(problemDetailsMediaType).send(JSON.stringify(problem))
  })

  app.put<{ Params: { id: string }; Body: IcmpMonitorUpdate }>('/v1/checks/icmp/:id', {
    schema: {
      params: { monitorContract: 'updateIcmpMonitorParams' },
      querystring: { monitorContract: 'updateIcmpMonitorQuery' },
      headers: { monitorContract: 'updateIcmpMonitorHeaders' },
      body: { monitorContract: 'icmpMonitorUpdate' },
    },
  }, async ({ params, query, body }) => {
    // The keyword changes no data, so the query is still text.
    const { autoAssignAlerts } = updateIcmpMonitor.query.parse(query)
    return service.updateMonitor(params.id, body, autoAssignAlerts)
  })

  app.get(listErrorGroups.path, {
    schema: { querystring: { monitorContract: 'listErrorGroupsQuery' }, headers: { monitorContract: 'listErrorGroupsHeaders' } },
  }, async ({ query }) => {
    const { limit, page } = listErrorGroups.query.parse(query)
    return service.listErrorGroups(limit, page)
  })

  return app
}
