import { STATUS_CODES } from 'node:http'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyTypeProvider } from 'fastify'
import { ContractError, operations, problemDetailsMediaType, toProblemDetails, type Result } from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

interface Contract {
  readonly id: string
  validate(value: unknown): Result<unknown>
}

interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends StandardSchemaV1 ? StandardSchemaV1.InferOutput<this['schema']> : unknown
}

export function createApp(service: Service): FastifyInstance {
  const app = Fastify({
    // What Fastify refuses before a route is found, such as a malformed path, which its own answer would quote.
    frameworkErrors({ statusCode = 500 }, _request, reply: FastifyReply) {
      void reply.code(statusCode).type(problemDetailsMediaType).send(JSON.stringify({ title: STATUS_CODES[statusCode], status: statusCode }))
    },
  })

  app.setValidatorCompiler<Contract>(({ schema }) => (value) => {
    const result = schema.validate(value)
    return result.valid ? { value: result.value } : { error: new ContractError(schema.id, result.errors, result.warnings) }
  })

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode: status = 500 } = error
    const problem = error instanceof ContractError ? toProblemDetails(error) : { title: STATUS_CODES[status], status }
    reply.code(problem.status).type(problemDetailsMediaType).send(JSON.stringify(problem))
  })

  const { params, query, headers, body } = updateIcmpMonitor
  app.withTypeProvider<ContractTypes>().put('/v1/checks/icmp/:id', { schema: { params, querystring: query, headers, body } }, async (request) =>
    service.updateMonitor(request.params.id, request.body, request.query.autoAssignAlerts))

  const { query: querystring } = listErrorGroups
  app.withTypeProvider<ContractTypes>().get(listErrorGroups.path, { schema: { querystring, headers: listErrorGroups.headers } }, async (request) =>
    service.listErrorGroups(request.query.limit, request.query.page))

  return app
}
