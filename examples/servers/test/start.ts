import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import * as express from '../express.ts'
import * as fastifyPlugin from '../fastify-plugin.ts'
import * as fastifyValidatorCompiler from '../fastify-validator-compiler.ts'
import * as hono from '../hono.ts'
import * as nest from '../nest.ts'
import * as nodeHttp from '../node-http.ts'
import type { Service } from '../service.ts'

export interface Running {
  readonly url: string
  close(): Promise<unknown>
}

async function listening(server: Server): Promise<Running> {
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

/** How each example is started on a free port. */
export const servers: Readonly<Record<string, (service: Service) => Promise<Running>>> = {
  'node:http': (service) => listening(nodeHttp.createApp(service)),
  'Express': (service) => listening(express.createApp(service).listen(0, '127.0.0.1')),
  'Hono': (service) => listening(createAdaptorServer(hono.createApp(service)) as Server),
  async 'Fastify with the plugin'(service) {
    const app = fastifyPlugin.createApp(service)
    return { url: await app.listen({ port: 0 }), close: () => app.close() }
  },
  async 'Fastify with a validator compiler'(service) {
    const app = fastifyValidatorCompiler.createApp(service)
    return { url: await app.listen({ port: 0 }), close: () => app.close() }
  },
  async 'NestJS'(service) {
    const app = await nest.createApp(service)
    await app.listen(0, '127.0.0.1')
    return { url: await app.getUrl(), close: () => app.close() }
  },
}
