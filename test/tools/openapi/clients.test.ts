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

type Put = (...values: readonly unknown[]) => Promise<{ readonly data?: unknown }>

/** Returns the generated function that updates a monitor. */
async function load(path: string): Promise<Put> {
  const module: unknown = await import(/* @vite-ignore */ new URL(`generated/${path}`, import.meta.url).pathname)
  return (module as { readonly updateIcmpMonitor: Put }).updateIcmpMonitor
}

const clients: Readonly<Record<string, () => ReturnType<Put>>> = {
  async '@hey-api/openapi-ts'() {
    return (await load('hey-api/sdk.gen.ts'))({ baseUrl, path: { id: 'a b' }, headers, body: update })
  },
  async orval() {
    return (await load('orval/client.ts'))(encodeURIComponent('a b'), update, undefined, { headers })
  },
}

it.each(Object.entries(clients))('the client of %s sends a valid update', async (_, send) => {
  const { data } = await send()
  expect(data).toMatchObject({ received: { params: { id: 'a b' }, body: update } })
})
