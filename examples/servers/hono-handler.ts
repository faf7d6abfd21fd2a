import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { operations, problemDetailsMediaType, toProblemDetails, type ProblemDetails } from 'monitor-contract'
import { TooDeepError, type Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const sendProblem = (problem: ProblemDetails): Response =>
  Response.json(problem, { status: problem.status, headers: { 'content-type': problemDetailsMediaType } })

const partsOf = ({ req }: Context) => ({ query: new URL(req.url).searchParams, headers: req.raw.headers })

async function bodyOf({ req }: Context): Promise<unknown> {
  const text = await req.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new HTTPException(400)
  }
}

export const createApp = (service: Service): Hono =>
  new Hono()
    .use(bodyLimit({ maxSize: 1_000_000 }))
    .put(updateIcmpMonitor.route, async (c) => {
      const params = c.req.param()
      const baseline = await service.storedMonitor(params.id ?? '')
      const body = await bodyOf(c)
      const result = updateIcmpMonitor.validateRequest({ params, ...partsOf(c), body }, { baseline })
      if (!result.valid) return sendProblem(toProblemDetails(result))
      const { value } = result
      return c.json(service.updateMonitor(value.params.id, value.body, value.query.autoAssignAlerts))
    })
    .get(listErrorGroups.route, (c) => {
      const result = listErrorGroups.validateRequest(partsOf(c))
      if (!result.valid) return sendProblem(toProblemDetails(result))
      const { limit, page } = result.value.query
      return c.json(service.listErrorGroups(limit, page))
    })
    .notFound(() => sendProblem(toProblemDetails([], { status: 404 })))
    .onError((error) => {
      const status =
        error instanceof HTTPException ? error.status : error instanceof TooDeepError ? error.statusCode : 500
      return sendProblem(toProblemDetails([], { status }))
    })
