import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** The major version of fast-check for the tests. */
    fastCheck: number
  }
}

/** The versions of fast-check, with their installed names. */
const versions = [
  [4, 'fast-check'],
  [3, 'fast-check-3'],
] as const

/** The file to which test counts are also written. */
const report = process.env['VITEST_REPORT']

export default defineConfig({
  // The package and the test runner use the fast-check of this folder, as after an installation from a registry.
  resolve: { dedupe: ['fast-check'] },
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'examples', include: ['{clients,forms,openapi,servers}/**/*.test.{ts,tsx}'] } },
      ...versions.map(([fastCheck, replacement]) => ({
        extends: true as const,
        resolve: { alias: [{ find: /^fast-check$/, replacement }] },
        test: {
          name: `fast-check ${fastCheck}`,
          include: ['property-tests/*.test.ts'],
          provide: { fastCheck },
          server: { deps: { inline: ['monitor-contract', '@fast-check/vitest'] } },
        },
      })),
    ],
  },
})
