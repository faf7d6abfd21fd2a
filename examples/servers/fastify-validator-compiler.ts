import type { StandardSchemaV1 } from '@standard-schema/spec'
import Fastify, { type FastifyError, type FastifyReply, type FastifyTypeProvider } from 'fastify'
import {
  ContractError,
  operations,
  prefixIssues,
  problemDetailsMediaType,
  toProblemDetails,
  type ProblemDetails,
  type Result,
} from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

interface Contract {
  readonly id: string
  validate(value: unknown): Result<unknown>
}

interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends StandardSchemaV1 ? StandardSchemaV1.InferOutput<this['schema']> : unknown
}

function sendProblem(reply: FastifyReply, problem: ProblemDetails): void {
  reply.code(problem.status).type(problemDetailsMediaType).send(problem)
}

const onError = (error: FastifyError, _request: unknown, reply: FastifyReply): void =>
  sendProblem(
    reply,
    error instanceof ContractError
      ? toProblemDetails(error)
      : toProblemDetails([], { status: error.statusCode ?? 500 }),
  )

export function createApp(service: Service) {
  // `frameworkErrors` handles errors before a route is found, such as a malformed path.
  const app = Fastify({ frameworkErrors: onError }).withTypeProvider<ContractTypes>()

  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, toProblemDetails([], { status: 404 })))
  app.setValidatorCompiler<Contract>(({ schema, httpPart }) => (value) => {
    const result = schema.validate(value)
    if (result.valid) return { value: result.value }
    const part = httpPart === 'querystring' ? 'query' : String(httpPart)
    return { error: new ContractError(schema.id, prefixIssues(part, result.errors), []) }
  })

  const { params, query, headers, body } = updateIcmpMonitor
  app.put(updateIcmpMonitor.route, { schema: { params, querystring: query, headers, body } }, async (request) =>
    service.updateMonitor(request.params.id, request.body, request.query.autoAssignAlerts),
  )

  app.get(
    listErrorGroups.route,
    { schema: { querystring: listErrorGroups.query, headers: listErrorGroups.headers } },
    async ({ query: { limit, page } }) => service.listErrorGroups(limit, page),
  )

  return app
}
