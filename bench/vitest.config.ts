import { defineConfig } from 'vitest/config'

/** The file to which test counts are also written. */
const report = process.env.VITEST_REPORT

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
})
