import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { ContractError } from 'monitor-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createClient, ServiceError, type Client } from '../fetch-client.ts'

const update = { heartbeat: {}, script: '', frequency: 5, frequencyOffset: 50 } as const
const monitor = { name: 'Gateway', frequency: 5, checkType: 'ICMP' } as const
const group = {
  id: 'g',
  checkId: 'c',
  errorHash: 'h',
  rawErrorMessage: null,
  cleanedErrorMessage: 'm',
  firstSeen: '2026-01-02',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: false,
}

let server: Server
let client: Client

/** The next response of the service, and the request that it received. */
let nextResponse: { status: number; body: unknown }
let requests: unknown[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requests.push({ method, url, headers, body: method === 'PUT' ? await json(request) : undefined })
    response
      .writeHead(nextResponse.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(nextResponse.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key', accountId: 'account' })
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  requests = []
})

const headers = expect.objectContaining({
  authorization: 'Bearer key',
  'x-service-account': 'account',
  'content-type': 'application/json',
})

const refusal = (...codes: string[]) =>
  expect.objectContaining({ errors: codes.map((code) => expect.objectContaining({ code })) })

it('sends an update and returns the monitor, also that of a newer service', async () => {
  const newer = { ...monitor, runtimeId: '2031.01', frequency: 7, unlisted: true }
  nextResponse = { status: 200, body: newer }
  expect(await client.updateMonitor('a/b', update, { autoAssignAlerts: false })).toEqual(newer)
  const url = '/v1/checks/icmp/a%2Fb?autoAssignAlerts=false'
  expect(requests).toEqual([{ method: 'PUT', url, headers, body: update }])
})

it('requests a page, or by default the one of the service, and returns its groups', async () => {
  nextResponse = { status: 200, body: [group] }
  expect(await client.listErrorGroups({ limit: 20, page: 2 })).toEqual([group])
  expect(await client.listErrorGroups()).toEqual([group])
  expect(requests).toMatchObject([{ url: '/v1/error-groups?limit=20&page=2', headers }, { url: '/v1/error-groups' }])
})

it('sends nothing that the contract rejects', async () => {
  await expect(client.updateMonitor('a', { ...update, frequencyOffset: 51 })).rejects.toEqual(
    refusal('frequency-offset'),
  )
  await expect(client.updateMonitor('..', update)).rejects.toThrow(RangeError)
  await expect(client.listErrorGroups({ limit: 101 })).rejects.toEqual(refusal('maximum'))
  expect(() => createClient({ baseUrl: '', apiKey: 'two words', accountId: 'account' })).toThrow(ContractError)
  expect(requests).toEqual([])
})

it('rejects responses of another shape, and error responses', async () => {
  nextResponse = { status: 200, body: { ...monitor, name: undefined, frequency: '5' } }
  await expect(client.updateMonitor('a', update)).rejects.toEqual(refusal('required', 'type'))
  nextResponse = { status: 200, body: [{ ...group, errorHash: 5 }] }
  await expect(client.listErrorGroups()).rejects.toEqual(refusal('type'))
  nextResponse = { status: 401, body: {} }
  await expect(client.updateMonitor('a', update)).rejects.toEqual(new ServiceError(401))
})
