import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { ContractError } from 'monitor-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('changeMonitor', () => {
  const stored = { ...monitor, locations: ['eu-west-9'], tags: null, colour: 'green' }
  const sent = { name: 'Gateway', frequency: 5, locations: ['eu-west-9'], colour: 'green', muted: true }

  it.each([
    [
      'as the monitor has them',
      { heartbeat: { interval: 60 }, script: 'run()' },
      { heartbeat: { interval: 60 }, script: 'run()' },
    ],
    ['empty if the monitor lacks them', {}, { heartbeat: {}, script: '' }],
    ['empty if they are null', { heartbeat: null, script: null }, { heartbeat: {}, script: '' }],
  ])('sends back what a newer service returned, with heartbeat and script %s', async (_, has, required) => {
    nextResponse = { status: 200, body: stored }
    await client.changeMonitor('a', { ...stored, ...has }, { muted: true, heartbeat: undefined })
    expect(requests).toEqual([{ method: 'PUT', url: '/v1/checks/icmp/a', headers, body: { ...sent, ...required } }])
  })

  it('rejects an invalid change before anything is sent', async () => {
    await expect(client.changeMonitor('a', stored, { frequencyOffset: 51 })).rejects.toEqual(
      refusal('frequency-offset'),
    )
    expect(requests).toEqual([])
  })
})

describe('updateMonitor', () => {
  it('sends the update and returns the monitor', async () => {
    nextResponse = { status: 200, body: monitor }
    expect(await client.updateMonitor('a/b', update, { autoAssignAlerts: false })).toEqual(monitor)
    expect(requests).toEqual([
      { method: 'PUT', url: '/v1/checks/icmp/a%2Fb?autoAssignAlerts=false', headers, body: update },
    ])
  })

  it('sends nothing that the contract rejects', async () => {
    await expect(client.updateMonitor('a', { ...update, frequencyOffset: 51 })).rejects.toThrow(ContractError)
    await expect(client.updateMonitor('a', { ...update, frequencyOffset: 51 })).rejects.toEqual(
      refusal('frequency-offset'),
    )
    expect(requests).toEqual([])
  })

  it('sends nothing if the id cannot be part of a path', async () => {
    await expect(client.updateMonitor('..', update)).rejects.toThrow(RangeError)
    expect(requests).toEqual([])
  })

  it('reads what a newer service sends', async () => {
    const newer = { ...monitor, runtimeId: '2031.01', frequency: 7, unlisted: true }
    nextResponse = { status: 200, body: newer }
    expect(await client.updateMonitor('a', update)).toEqual(newer)
  })

  it('rejects a response of another shape', async () => {
    nextResponse = { status: 200, body: { ...monitor, name: undefined, frequency: '5' } }
    await expect(client.updateMonitor('a', update)).rejects.toEqual(refusal('required', 'type'))
  })

  it('reports an error response of the service', async () => {
    nextResponse = { status: 401, body: {} }
    await expect(client.updateMonitor('a', update)).rejects.toEqual(new ServiceError(401))
  })
})

describe('listErrorGroups', () => {
  it('requests a page and returns its groups', async () => {
    nextResponse = { status: 200, body: [group] }
    expect(await client.listErrorGroups({ limit: 20, page: 2 })).toEqual([group])
    expect(requests).toEqual([
      expect.objectContaining({ method: 'GET', url: '/v1/error-groups?limit=20&page=2', headers }),
    ])
  })

  it('sends no query without arguments, so that the service uses its defaults', async () => {
    nextResponse = { status: 200, body: [] }
    expect(await client.listErrorGroups()).toEqual([])
    expect(requests).toEqual([expect.objectContaining({ url: '/v1/error-groups' })])
  })

  it('requests no page that the contract rejects', async () => {
    await expect(client.listErrorGroups({ limit: 101 })).rejects.toEqual(refusal('maximum'))
    expect(requests).toEqual([])
  })

  it('rejects groups of another shape', async () => {
    nextResponse = { status: 200, body: [group, { ...group, errorHash: 5 }] }
    await expect(client.listErrorGroups()).rejects.toEqual(refusal('type'))
  })
})

it('rejects credentials that a header cannot contain', () => {
  expect(() => createClient({ baseUrl: '', apiKey: 'two words', accountId: 'account' })).toThrow(ContractError)
})
