// Settings of openapi-ts, which generates a client from the OpenAPI document.
import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: '../../../docs/openapi.json',
  output: 'generated/hey-api',
  // The defaults and zod, whose schemas reject a date-time with an offset by default.
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', { name: 'zod', dates: { offset: true } }],
})
