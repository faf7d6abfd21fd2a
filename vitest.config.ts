import { resolve } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }

/** Tests that need a packed and installed package. */
const packageTests = 'test/package/**/*.test.ts'

/**
 * Tests that take long or need a process of their own, and comparisons with other validators: `npm test` leaves them
 * out, `npm run test:all` runs them.
 */
const slowTests = [
  'test/**/*.slow.*test.ts',
  'test/hostile/**/*.test.ts',
  'test/oracles/**/*.test.ts',
]

/** The built file of each import path, such as `monitor-contract/text`. */
const built = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'object' ? [[manifest.name + path.slice(1), target.default]] : [],
  ),
)

/** Resolves each import path of the package to a file. */
const aliasOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, path]) => ({
    find: new RegExp(`^${name}$`),
    replacement: resolve(path),
  }))

/** A file for the counts of this run; `.ci/run` adds them up. */
const report = process.env['VITEST_REPORT']

/** The tests on the given files of the package, without the given slow tests. */
export const testsOn = (
  files: Readonly<Record<string, string>>,
  without: readonly string[] = [],
): ViteUserConfig => ({
  resolve: { alias: aliasOf(files) },
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // Loading all modules anew for each file takes half as long as the tests themselves.
    isolate: false,
    // Node.js loads the built files itself, as it does for users.
    server: { deps: { external: [/\/dist\/[\w-]+\.js(?:\?[\w-]+)?$/] } },
    coverage: {
      include: ['src/**/*.ts'],
      // The generators are tested by comparing their output.
      exclude: ['src/generate/**', 'src/reference/**', 'src/**/generated/**', 'src/**/*.d.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['test/**/*.test.ts'],
          exclude: [packageTests, ...slowTests, ...without],
        },
      },
      {
        extends: true,
        // Each file has a process of its own, because some leave the engine slower than they find it.
        test: { name: 'slow', include: slowTests, exclude: [...without], isolate: true },
      },
      {
        extends: true,
        // `tsc` checks the types of the whole repository beside the other tests.
        test: {
          name: 'types',
          typecheck: { enabled: true, only: true, include: ['test/types/*.test-d.ts'] },
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: [packageTests],
          exclude: slowTests,
          globalSetup: 'test/package/setup.ts',
        },
      },
      'lint/vitest.config.ts',
      'lint/vitest.command.config.ts',
    ],
  },
})

/** Users install the built files, so the tests run on them. */
export default defineConfig(testsOn(built))
