// Settings of openapi-ts, which generates a client from the OpenAPI document.
import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: '../../../docs/openapi.json',
  output: 'generated/hey-api',
  // By default its zod schemas reject a date-time with an offset.
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', { name: 'zod', dates: { offset: true } }],
})
