import { createApp } from './express.ts'
import { createService } from './service.ts'

const port = Number(process.env['PORT'] ?? 8080)
export const server = createApp(createService()).listen(port)
