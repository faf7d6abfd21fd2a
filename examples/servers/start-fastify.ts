import { createApp } from './fastify.ts'
import { createService } from './service.ts'

export const app = createApp(createService(), process.stdout)
await app.listen({ port: Number(process.env['PORT'] ?? 8080) })
