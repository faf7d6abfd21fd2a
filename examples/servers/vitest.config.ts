import { defineConfig } from 'vitest/config'

const report = process.env['VITEST_REPORT']

export default defineConfig({
  test: {
    reporters: ['default', ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', object]])],
    testTimeout: 60_000,
  },
})
