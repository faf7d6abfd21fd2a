// Settings of the tests of this folder, which have dependencies of their own.
import { defineConfig } from 'vitest/config'

const report = process.env['VITEST_REPORT']

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 60_000,
  },
})
