import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { FastifyInstance } from 'fastify'
import * as express from '../express.ts'
import * as fastifyHandler from '../fastify-handler.ts'
import * as fastifyPlugin from '../fastify-plugin.ts'
import * as honoHandler from '../hono-handler.ts'
import * as honoValidator from '../hono-validator.ts'
import * as nest from '../nest.ts'
import * as nodeHttp from '../node-http.ts'
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
  /** The order of the parts, if the server stops at the first invalid one. By default, it calls `validateRequest`. */
  readonly stopsAtFirstOf?: readonly RequestPart[]
}

const fastify =
  (createApp: (service: Service) => FastifyInstance): Example['start'] =>
  async (service) => {
    const app = createApp(service)
    return { url: await app.listen({ port: 0 }), close: () => app.close() }
  }

export const examples: Readonly<Record<string, Example>> = {
  'node:http': { start: (service) => listening(nodeHttp.createApp(service)) },
  Express: { start: (service) => listening(express.createApp(service).listen(0, '127.0.0.1')) },
  Hono: { start: (service) => listening(createAdaptorServer(honoHandler.createApp(service)) as Server) },
  'Hono with validators': {
    start: (service) => listening(createAdaptorServer(honoValidator.createApp(service)) as Server),
    // In the order of its routes.
    stopsAtFirstOf: ['params', 'query', 'headers', 'body'],
  },
  Fastify: { start: fastify(fastifyHandler.createApp) },
  'Fastify with the plugin': {
    start: fastify(fastifyPlugin.createApp),
    stopsAtFirstOf: ['params', 'body', 'query', 'headers'],
  },
  NestJS: {
    async start(service) {
      const app = await nest.createApp(service)
      await app.listen(0, '127.0.0.1')
      return { url: await app.getUrl(), close: () => app.close() }
    },
    // The guard comes first, then the pipes, from the last parameter of the handler to its first.
    stopsAtFirstOf: ['headers', 'body', 'query', 'params'],
  },
}
