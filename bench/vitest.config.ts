import { defineConfig } from 'vitest/config'

/** Where the counts go besides, for whoever adds them up. */
const report = process.env.VITEST_REPORT

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
})
