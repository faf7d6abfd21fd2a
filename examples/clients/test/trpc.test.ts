import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client'
import { createHTTPServer } from '@trpc/server/adapters/standalone'
import type { ErrorGroup } from 'monitor-contract'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { router, type Service } from '../trpc.ts'

const update = { heartbeat: {}, script: '', frequency: 5, frequencyOffset: 50 } as const
const group: ErrorGroup = {
  id: 'g',
  checkId: 'c',
  errorHash: 'h',
  rawErrorMessage: null,
  cleanedErrorMessage: 'm',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

const service = {
  updateMonitor: vi.fn<Service['updateMonitor']>(),
  listErrorGroups: vi.fn<Service['listErrorGroups']>(() => [group]),
}

const server = createHTTPServer({ router, createContext: () => ({ service }) }).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const client = createTRPCClient<typeof router>({ links: [httpLink({ url: `http://127.0.0.1:${port}` })] })

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => vi.clearAllMocks())

const dataOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof TRPCClientError ? error.shape : error),
  )

it('passes a valid update to the service', async () => {
  await client.updateMonitor.mutate(update)
  expect(service.updateMonitor.mock.lastCall).toEqual([update])
})

it('returns the issues of an invalid update, and none of its values', async () => {
  const environmentVariables = [{ key: 'TOKEN', value: 'variable-9a7e', locked: true, secret: true }]
  const shape = await dataOf(client.updateMonitor.mutate({ ...update, frequencyOffset: 51, environmentVariables }))
  expect(shape).toMatchObject({ problem: { errors: [{ pointer: '#/frequencyOffset', code: 'frequency-offset' }] } })
  expect(JSON.stringify(shape)).not.toContain('variable-9a7e')
  expect(service.updateMonitor).not.toHaveBeenCalled()
})

it('accepts a query as strings or as numbers, and passes numbers to the service', async () => {
  expect(await client.listErrorGroups.query('limit=20&page=3')).toEqual([group])
  expect(await client.listErrorGroups.query({ limit: '20', page: 3 })).toEqual([group])
  expect(await client.listErrorGroups.query({})).toEqual([group])
  expect(service.listErrorGroups.mock.calls).toEqual([
    [20, 3],
    [20, 3],
    [10, 1],
  ])
})
