import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import * as fastify from '../fastify.ts'
import * as hono from '../hono.ts'
import type { Service } from '../service.ts'
import type { RequestPart } from './requests.ts'

export interface Running {
  readonly url: string
  close(): Promise<unknown>
}

async function listening(server: Server): Promise<Running> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface Example {
  /** Starts the server on a free port. Lines of the log, if it writes any, go to `log`. */
  readonly start: (service: Service, log: string[]) => Promise<Running>
  /** The order of the parts, where the server stops at the first invalid one. */
  readonly stopsAtFirstOf: Readonly<Record<'update' | 'list', readonly RequestPart[]>>
}

export const examples: Readonly<Record<string, Example>> = {
  Fastify: {
    async start(service, log) {
      const app = fastify.createApp(service, { write: (line) => log.push(line) })
      return { url: await app.listen({ port: 0 }), close: () => app.close() }
    },
    // Where Fastify's own Ajv validates.
    stopsAtFirstOf: { update: ['headers'], list: ['query', 'headers'] },
  },
  Hono: {
    start: (service) => listening(createAdaptorServer(hono.createApp(service)) as Server),
    // In the order of its routes.
    stopsAtFirstOf: { update: ['query', 'headers', 'body'], list: ['query', 'headers'] },
  },
}
