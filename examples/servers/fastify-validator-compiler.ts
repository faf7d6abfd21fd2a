import type { StandardSchemaV1 } from '@standard-schema/spec'
import Fastify, { type FastifyError, type FastifyReply, type FastifyTypeProvider } from 'fastify'
import { ContractError, operations, problemDetailsMediaType, type ProblemDetails, type Result } from 'monitor-contract'
import { partProblem, statusProblem } from './problem.ts'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

interface Contract {
  readonly id: string
  validate(value: unknown): Result<unknown>
}

interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends StandardSchemaV1 ? StandardSchemaV1.InferOutput<this['schema']> : unknown
}

function problemOf(error: FastifyError): ProblemDetails {
  const { validationContext, statusCode = 500 } = error
  if (!(error instanceof ContractError) || !validationContext) return statusProblem(statusCode)
  return partProblem(validationContext === 'querystring' ? 'query' : validationContext, error.errors)
}

function sendProblem(reply: FastifyReply, problem: ProblemDetails): void {
  reply.code(problem.status).type(problemDetailsMediaType).send(problem)
}

const onError = (error: FastifyError, _request: unknown, reply: FastifyReply): void =>
  sendProblem(reply, problemOf(error))

export function createApp(service: Service) {
  // `frameworkErrors` handles errors before a route is found, such as a malformed path.
  const app = Fastify({ frameworkErrors: onError }).withTypeProvider<ContractTypes>()

  app.setErrorHandler(onError)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, statusProblem(404)))
  app.setValidatorCompiler<Contract>(({ schema }) => (value) => {
    const result = schema.validate(value)
    return result.valid
      ? { value: result.value }
      : { error: new ContractError(schema.id, result.errors, result.warnings) }
  })

  const { params, query, headers, body } = updateIcmpMonitor
  app.put('/v1/checks/icmp/:id', { schema: { params, querystring: query, headers, body } }, async (request) =>
    service.updateMonitor(request.params.id, request.body, request.query.autoAssignAlerts),
  )

  app.get(
    listErrorGroups.path,
    { schema: { querystring: listErrorGroups.query, headers: listErrorGroups.headers } },
    async ({ query: { limit, page } }) => service.listErrorGroups(limit, page),
  )

  return app
}
