// Settings of Orval, which generates a client from the OpenAPI document.
import { defineConfig } from 'orval'

const input = '../../../docs/openapi.json'

export default defineConfig({
  client: { input, output: { target: 'generated/orval/client.ts', client: 'fetch' } },
  zod: { input, output: { target: 'generated/orval/zod.ts', client: 'zod' } },
})
