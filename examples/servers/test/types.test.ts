import { hc } from 'hono/client'
import { expectTypeOf, it } from 'vitest'
import type { createApp } from '../hono.ts'

const client = hc<ReturnType<typeof createApp>>('http://localhost')
const header = { authorization: 'Bearer key' }
const param = { id: 'id' }

it('does not compile invalid requests of a client that has the type of the Hono server', () => {
  const { $put } = client.v1.checks.icmp[':id']
  // Never called: the test is which calls compile.
  const calls = () => [
    $put({ param, header, query: { autoAssignAlerts: 'false' }, json: { heartbeat: {}, script: '', frequency: 5 } }),
    // @ts-expect-error no body
    $put({ param, header, query: {}, json: 5 }),
    // @ts-expect-error a missing field
    $put({ param, header, query: {}, json: { script: '' } }),
    // @ts-expect-error a misspelt field
    $put({ param, header, query: {}, json: { heartbeat: {}, script: '', frequencyOfset: 5 } }),
  ]
  expectTypeOf(calls).toBeFunction()
})
