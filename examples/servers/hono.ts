import { STATUS_CODES } from 'node:http'
import { sValidator } from '@hono/standard-validator'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  operations,
  prefixIssues,
  problemDetailsMediaType,
  toProblemDetails,
  type Issue,
} from 'monitor-contract'
import { TooDeepError, type Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const asProblem = { 'content-type': problemDetailsMediaType }

const problem = (part: string, issues: readonly Issue[]) =>
  [
    toProblemDetails(prefixIssues(part, issues)),
    422,
    asProblem,
  ] as const

const statusAlone = <Status extends ContentfulStatusCode>(
  status: Status,
) =>
  [
    toProblemDetails([], { status, title: STATUS_CODES[status] }),
    status,
    asProblem,
  ] as const

interface Outcome {
  readonly success: boolean
  readonly error?: readonly unknown[]
}

// Without this hook, the response would contain the request,
// including `Authorization`.
const rejectIn =
  (part: string) =>
  ({ success, error = [] }: Outcome, c: Context) => {
    if (success) return undefined
    return c.json(...problem(part, error as readonly Issue[]))
  }

function statusOf(error: Error): ContentfulStatusCode {
  if (error instanceof HTTPException) return error.status
  return error instanceof TooDeepError ? error.statusCode : 500
}

// Returned as one chain, so that the type of the application contains its routes.
export const createApp = (service: Service) =>
  new Hono()
    .use(bodyLimit({ maxSize: 1_000_000 }))
    .put(
      updateIcmpMonitor.route,
      sValidator(
        'param',
        updateIcmpMonitor.params,
        rejectIn('params'),
      ),
      sValidator('query', updateIcmpMonitor.query, rejectIn('query')),
      sValidator(
        'header',
        updateIcmpMonitor.headers,
        rejectIn('headers'),
      ),
      sValidator('json', updateIcmpMonitor.body, rejectIn('body')),
      async (c) => {
        const { id } = c.req.valid('param')
        const { autoAssignAlerts } = c.req.valid('query')
        const baseline = (await service.storedMonitor(id)) ?? {}
        const result = updateIcmpMonitor.body.validate(
          c.req.valid('json'),
          { baseline },
        )
        if (!result.valid)
          return c.json(...problem('body', result.errors))
        return c.json(
          service.updateMonitor(id, result.value, autoAssignAlerts),
        )
      },
    )
    .get(
      listErrorGroups.route,
      sValidator('query', listErrorGroups.query, rejectIn('query')),
      sValidator(
        'header',
        listErrorGroups.headers,
        rejectIn('headers'),
      ),
      (c) => {
        const { limit, page } = c.req.valid('query')
        return c.json(service.listErrorGroups(limit, page))
      },
    )
    .notFound((c) => c.json(...statusAlone(404)))
    .onError((error, c) => c.json(...statusAlone(statusOf(error))))
