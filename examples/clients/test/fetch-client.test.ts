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

/** What the service answers next, and what it was asked. */
let answer: { status: number; body: unknown }
let asked: unknown[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: method === 'PUT' ? await json(request) : undefined })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'key', accountId: 'account' })
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  asked = []
})

const headers = expect.objectContaining({
  authorization: 'Bearer key',
  'x-service-account': 'account',
  'content-type': 'application/json',
})

const refusal = (...codes: string[]) =>
  expect.objectContaining({ errors: codes.map((code) => expect.objectContaining({ code })) })

describe('changeMonitor', () => {
  const stored = { ...monitor, locations: ['eu-west-9'], tags: null }
  const required = { heartbeat: {}, script: '' }

  it('sends back what a newer service returned', async () => {
    answer = { status: 200, body: stored }
    await client.changeMonitor('a', stored, { ...required, muted: true })
    const body = { name: 'Gateway', frequency: 5, locations: ['eu-west-9'], ...required, muted: true }
    expect(asked).toEqual([{ method: 'PUT', url: '/v1/checks/icmp/a', headers, body }])
  })

  it('rejects an invalid change before anything is sent', async () => {
    await expect(client.changeMonitor('a', stored, { ...required, frequencyOffset: 51 })).rejects.toEqual(
      refusal('frequency-offset'),
    )
    expect(asked).toEqual([])
  })
})

describe('updateMonitor', () => {
  it('sends the update and answers the monitor', async () => {
    answer = { status: 200, body: monitor }
    expect(await client.updateMonitor('a/b', update, { autoAssignAlerts: false })).toEqual(monitor)
    expect(asked).toEqual([
      { method: 'PUT', url: '/v1/checks/icmp/a%2Fb?autoAssignAlerts=false', headers, body: update },
    ])
  })

  it('sends nothing that the contract refuses', async () => {
    await expect(client.updateMonitor('a', { ...update, frequencyOffset: 51 })).rejects.toThrow(ContractError)
    await expect(client.updateMonitor('a', { ...update, frequencyOffset: 51 })).rejects.toEqual(
      refusal('frequency-offset'),
    )
    expect(asked).toEqual([])
  })

  it('sends nothing to an id that no path can carry', async () => {
    await expect(client.updateMonitor('..', update)).rejects.toThrow(RangeError)
    expect(asked).toEqual([])
  })

  it('reads what a newer service sends', async () => {
    const newer = { ...monitor, runtimeId: '2031.01', frequency: 7, unlisted: true }
    answer = { status: 200, body: newer }
    expect(await client.updateMonitor('a', update)).toEqual(newer)
  })

  it('refuses an answer of another shape', async () => {
    answer = { status: 200, body: { ...monitor, name: undefined, frequency: '5' } }
    await expect(client.updateMonitor('a', update)).rejects.toEqual(refusal('required', 'type'))
  })

  it('says what the service answered in place of success', async () => {
    answer = { status: 401, body: {} }
    await expect(client.updateMonitor('a', update)).rejects.toEqual(new ServiceError(401))
  })
})

describe('listErrorGroups', () => {
  it('asks for a page and answers its groups', async () => {
    answer = { status: 200, body: [group] }
    expect(await client.listErrorGroups({ limit: 20, page: 2 })).toEqual([group])
    expect(asked).toEqual([
      expect.objectContaining({ method: 'GET', url: '/v1/error-groups?limit=20&page=2', headers }),
    ])
  })

  it('asks for what the service gives by default where nothing is said', async () => {
    answer = { status: 200, body: [] }
    expect(await client.listErrorGroups()).toEqual([])
    expect(asked).toEqual([expect.objectContaining({ url: '/v1/error-groups' })])
  })

  it('asks for no page that the contract refuses', async () => {
    await expect(client.listErrorGroups({ limit: 101 })).rejects.toEqual(refusal('maximum'))
    expect(asked).toEqual([])
  })

  it('refuses groups of another shape', async () => {
    answer = { status: 200, body: [group, { ...group, errorHash: 5 }] }
    await expect(client.listErrorGroups()).rejects.toEqual(refusal('type'))
  })
})

it('takes no credentials that a header cannot hold', () => {
  expect(() => createClient({ baseUrl: '', apiKey: 'two words', accountId: 'account' })).toThrow(ContractError)
})
