import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const dist = (file: string): string => resolve(import.meta.dirname, `../dist/${file}.js`)

export default defineConfig({
  resolve: {
    alias: [
      { find: /^monitor-contract$/, replacement: dist('index') },
      { find: /^monitor-contract-lint$/, replacement: dist('../lint/dist/index') },
      { find: /^monitor-contract\/(.+)$/, replacement: dist('$1') },
    ],
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['check/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
