// Tests that the clients that generators write send a valid update, to a server that validates it with this package.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations, toProblemDetails } from '../../../dist/index.js'
import { generateClients } from './generate-clients.ts'

const { updateIcmpMonitor } = operations
const update = { heartbeat: {}, script: '', name: 'Edge gateway', frequency: 5, frequencyOffset: 17 } as const
const headers = { authorization: 'Bearer key', 'x-service-account': 'account' }

const server = createServer((request, response) => {
  void (async () => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://server')
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    const body = await json(request)
    const result = updateIcmpMonitor.validateRequest({ params: { id }, query, headers: request.headers, body })
    response.writeHead(result.valid ? 200 : 422, { 'content-type': 'application/json' })
    response.end(JSON.stringify(result.valid ? { received: result.value } : toProblemDetails(result)))
  })()
})

const realFetch = globalThis.fetch
let baseUrl = ''

beforeAll(async () => {
  generateClients()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // By default, the client of orval sends requests to the origin of the page.
  globalThis.fetch = (input, init) => realFetch(typeof input === 'string' ? new URL(input, baseUrl) : input, init)
})

afterAll(() => {
  globalThis.fetch = realFetch
  server.close()
})

type Send = (body: typeof update) => Promise<{ readonly data?: unknown }>

const clients: Readonly<Record<string, () => Promise<Send>>> = {
  async '@hey-api/openapi-ts'() {
    const { updateIcmpMonitor: put } = await import('./generated/hey-api/sdk.gen.ts')
    return (body) => put({ baseUrl, path: { id: 'a b' }, headers, body })
  },
  async orval() {
    const { updateIcmpMonitor: put } = await import('./generated/orval/client.ts')
    return (body) => put(encodeURIComponent('a b'), body, undefined, { headers })
  },
}

it.each(Object.entries(clients))('the client of %s sends a valid update', async (_, client) => {
  const { data } = await (await client())(update)
  expect(data).toMatchObject({ received: { params: { id: 'a b' }, body: update } })
})
