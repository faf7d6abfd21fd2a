import { defineConfig } from 'vitest/config'

/** Tests that run the command and imports of the packed and installed package. */
export default defineConfig({
  test: {
    name: 'lint-command',
    include: ['test/{command,package,examples}/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    isolate: false,
    globalSetup: 'test/package/setup.ts',
  },
})
