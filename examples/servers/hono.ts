import { STATUS_CODES } from 'node:http'
import { sValidator } from '@hono/standard-validator'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { Hono, type ValidationTargets } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { operations, problemDetailsMediaType, toProblemDetails, type Issue } from 'monitor-contract'
import type { Service } from './service.ts'

const { updateIcmpMonitor, listErrorGroups } = operations

const problem = { 'content-type': problemDetailsMediaType }

// Without the hook the answer would hold the request, `Authorization` included.
const check = <Target extends keyof ValidationTargets, Contract extends StandardSchemaV1>(target: Target, contract: Contract) =>
  sValidator(target, contract, (result, context) => {
    if (!result.success) return context.json(toProblemDetails(result.error as Issue[]), 422, problem)
  })

// Returned as one chain, so that the type of the application holds its routes.
export const createApp = (service: Service) =>
  new Hono()
    .use(bodyLimit({ maxSize: 1_000_000 }))
    .put(
      '/v1/checks/icmp/:id',
      check('param', updateIcmpMonitor.params),
      check('query', updateIcmpMonitor.query),
      check('header', updateIcmpMonitor.headers),
      check('json', updateIcmpMonitor.body),
      ({ req, json }) => json(service.updateMonitor(req.valid('param').id, req.valid('json'), req.valid('query').autoAssignAlerts)),
    )
    .get(listErrorGroups.path, check('query', listErrorGroups.query), check('header', listErrorGroups.headers), ({ req, json }) => {
      const { limit, page } = req.valid('query')
      return json(service.listErrorGroups(limit, page))
    })
    .onError((error, context) => {
      const status = error instanceof HTTPException ? error.status : 500
      return context.json({ title: STATUS_CODES[status], status }, status, problem)
    })
