import { initTRPC } from '@trpc/server'
import {
  ContractError,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  toProblemDetails,
  type ErrorGroup,
  type IcmpMonitorUpdate,
} from 'monitor-contract'

export interface Service {
  updateMonitor(update: IcmpMonitorUpdate): void
  listErrorGroups(limit: number, page: number): ErrorGroup[]
}

const t = initTRPC
  .context<{ service: Service }>()
  .create({
    errorFormatter: ({ shape, error: { cause } }) =>
      cause instanceof ContractError ? { ...shape, problem: toProblemDetails(cause) } : shape,
  })

export const router = t.router({
  updateMonitor: t.procedure.input(icmpMonitorUpdate).mutation(({ ctx, input }) => ctx.service.updateMonitor(input)),
  listErrorGroups: t.procedure
    .input(listErrorGroupsQuery)
    .query(({ ctx, input }) => ctx.service.listErrorGroups(input.limit, input.page)),
})
