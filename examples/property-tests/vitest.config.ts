import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** The major version of fast-check that the tests are to run under. */
    fastCheck: number
  }
}

/** The versions of fast-check, each with the name that it is installed under. */
const versions = [
  [4, 'fast-check'],
  [3, 'fast-check-3'],
] as const

/** Where the counts go besides, for whoever adds them up. */
const report = process.env['VITEST_REPORT']

export default defineConfig({
  // The package and the runner take the fast-check of this folder, as they do where they are installed from a registry.
  resolve: { dedupe: ['fast-check'] },
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 60_000,
    server: { deps: { inline: ['monitor-contract', '@fast-check/vitest'] } },
    projects: versions.map(([fastCheck, replacement]) => ({
      extends: true,
      resolve: { alias: [{ find: /^fast-check$/, replacement }] },
      test: { name: `fast-check ${fastCheck}`, include: ['*.test.ts'], provide: { fastCheck } },
    })),
  },
})
