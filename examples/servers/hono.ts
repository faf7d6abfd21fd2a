import { STATUS_CODES } from 'node:http'
import { sValidator } from '@hono/standard-validator'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { operations, prefixIssues, problemDetailsMediaType, toProblemDetails, type Issue } from 'monitor-contract'
import { TooDeepError, type Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const parts = { param: 'params', query: 'query', header: 'headers', json: 'body' } as const

const asProblem = { 'content-type': problemDetailsMediaType }

const problem = (part: string, issues: readonly Issue[]) =>
  [toProblemDetails(prefixIssues(part, issues)), 422, asProblem] as const

const statusAlone = <Status extends ContentfulStatusCode>(status: Status) =>
  [toProblemDetails([], { status, title: STATUS_CODES[status] }), status, asProblem] as const

// Without the hook, the response would contain the request,
// including `Authorization`.
const check = <Target extends keyof typeof parts, Contract extends StandardSchemaV1>(
  target: Target,
  contract: Contract,
) =>
  sValidator(target, contract, (result, c) => {
    if (!result.success) return c.json(...problem(parts[target], result.error as Issue[]))
  })

// Returned as one chain, so that the type of the application contains its routes.
export const createApp = (service: Service) =>
  new Hono()
    .use(bodyLimit({ maxSize: 1_000_000 }))
    .put(
      updateIcmpMonitor.route,
      check('param', updateIcmpMonitor.params),
      check('query', updateIcmpMonitor.query),
      check('header', updateIcmpMonitor.headers),
      check('json', updateIcmpMonitor.body),
      async (c) => {
        const { id } = c.req.valid('param')
        const { autoAssignAlerts } = c.req.valid('query')
        const baseline = (await service.storedMonitor(id)) ?? {}
        const result = updateIcmpMonitor.body.validate(c.req.valid('json'), { baseline })
        if (!result.valid) return c.json(...problem('body', result.errors))
        return c.json(service.updateMonitor(id, result.value, autoAssignAlerts))
      },
    )
    .get(
      listErrorGroups.route,
      check('query', listErrorGroups.query),
      check('header', listErrorGroups.headers),
      (c) => {
        const { limit, page } = c.req.valid('query')
        return c.json(service.listErrorGroups(limit, page))
      },
    )
    .notFound((c) => c.json(...statusAlone(404)))
    .onError((error, c) => {
      const status =
        error instanceof HTTPException ? error.status : error instanceof TooDeepError ? error.statusCode : 500
      return c.json(...statusAlone(status))
    })
