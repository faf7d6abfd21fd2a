import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'examples',
    include: ['{clients,forms,own-rules,servers}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
  },
})
