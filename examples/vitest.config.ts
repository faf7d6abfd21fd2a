import { defineConfig } from 'vitest/config'

/** The file to which test counts are also written. */
const report = process.env['VITEST_REPORT']

export default defineConfig({
  test: {
    name: 'examples',
    include: ['{clients,forms,own-rules,servers}/**/*.test.{ts,tsx}'],
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 60_000,
  },
})
