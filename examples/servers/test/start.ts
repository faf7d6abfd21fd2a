import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import * as express from '../express.ts'
import * as fastify from '../fastify.ts'
import * as hono from '../hono.ts'
import * as nest from '../nest.ts'
import type { Service } from '../service.ts'
import type { RequestPart } from './requests.ts'

export interface Running {
  readonly url: string
  close(): Promise<unknown>
}

export async function listening(server: Server): Promise<Running> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
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
  /** Starts the server on a free port. */
  readonly start: (service: Service) => Promise<Running>
  /** The order of the parts, where the server stops at the first invalid one. By default, it calls `validateRequest`. */
  readonly stopsAtFirstOf?: Readonly<Record<'update' | 'list', readonly RequestPart[]>>
  /** Whether `validateText` reads the body. By default, the framework parses it. */
  readonly readsText?: boolean
}

export const examples: Readonly<Record<string, Example>> = {
  Express: {
    start: (service) => listening(express.createApp(service).listen(0, '127.0.0.1')),
    stopsAtFirstOf: { update: ['headers'], list: [] },
    readsText: true,
  },
  Fastify: {
    async start(service) {
      const app = fastify.createApp(service)
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
  NestJS: {
    async start(service) {
      const app = await nest.createApp(service)
      await app.listen(0, '127.0.0.1')
      return { url: await app.getUrl(), close: () => app.close() }
    },
    // The guard comes first, then the pipes, from the last parameter of the handler to its first.
    stopsAtFirstOf: { update: ['headers', 'body', 'query'], list: ['headers', 'query'] },
  },
}
