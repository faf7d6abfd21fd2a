import { defineConfig } from 'vitest/config'

/**
 * Tests of the built package, as the workspace links it. Those of the command have a configuration
 * of their own.
 */
export default defineConfig({
  test: {
    name: 'lint',
    include: ['test/**/*.test.ts'],
    exclude: ['test/command/**', 'test/package/**', 'test/examples/**'],
    testTimeout: 600_000,
    isolate: false,
    // Node.js loads the built files itself, as it does for users.
    server: { deps: { external: [/\/dist\/[\w-]+\.js(?:\?[\w-]+)?$/] } },
  },
})
