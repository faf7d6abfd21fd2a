// Settings of the tests of this folder, which have dependencies of their own.
import { defineConfig } from 'vitest/config'

/** The file to which test counts are also written. */
const report = process.env['VITEST_REPORT']

export default defineConfig({
  test: {
    include: ['{compatibility,openapi,schemas}/*.test.ts'],
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
