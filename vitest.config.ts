import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }

/**
 * Returns the patterns of test files and of folders, which end with a slash.
 *
 * @throws Error if one does not exist, so that a renamed test keeps its place
 */
const testsIn = (...paths: readonly string[]): string[] =>
  paths.map((path) => {
    if (!existsSync(join(import.meta.dirname, path))) throw new Error(`${path} does not exist`)
    return path.endsWith('/') ? `${path}**/*.test.ts` : path
  })

/** Tests that need a packed and installed package. */
const packageTests = testsIn('test/package/', 'test/examples/')

/** Packages with dependencies of their own bring their own tests. */
const dependencies = '**/node_modules/**'

/** Tests that take long or need a process of their own: `npm test` leaves them out, `npm run test:all` runs them. */
const slowTests = testsIn(
  'test/hostile/',
  'test/generate/new-keywords.internal.test.ts',
  'test/engine/calls.test.ts',
  'test/testing/valid-values.test.ts',
  'test/testing/invalid-values.test.ts',
  'test/testing/fixed-fields.test.ts',
  'test/testing/requests.test.ts',
  'test/parameters/hostile-parameters.test.ts',
  'test/repository/citations.test.ts',
  'test/guides/links.test.ts',
  'test/package/reproducible.test.ts',
)

/** Comparisons of the built package with other validators, and of its speed with the engine's. */
const comparisons = testsIn('test/oracles/')

/** Property tests, which `npm run test:all` repeats with more generated values. */
const propertyTests = testsIn(
  'test/properties/',
  'test/formats/',
  'test/contracts/json-schema.test.ts',
  'test/domain/is-before.internal.test.ts',
  'test/messages/hostile-names.test.ts',
  'test/testing/baseline.test.ts',
  'test/text/json-parse-agreement.test.ts',
  'test/text/positions.test.ts',
  'test/yaml/generated-yaml.test.ts',
)

/** The path of each entry of the package below its name, such as `/text`, and its built file. */
const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'object' ? [{ path: path.slice(1), file: target.default }] : [],
)

/** Returns the path of the source of an entry. */
const sourceOf = (path: string): string => {
  const file = `src${path}.ts`
  return existsSync(file) ? file : `src${path}/index.ts`
}

const filesByImport = (fileOf: (entry: (typeof entries)[number]) => string) =>
  Object.fromEntries(entries.map((entry) => [`${manifest.name}${entry.path}`, fileOf(entry)]))

/** The source of each import path. */
export const sources = filesByImport(({ path }) => sourceOf(path))

const built = filesByImport(({ file }) => file)

/** Resolves each import path of the package to a file. */
const aliasOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, path]) => ({ find: new RegExp(`^${name}$`), replacement: resolve(path) }))

/** A file for the counts of this run; `.ci/run` adds them up. */
const report = process.env['VITEST_REPORT']

/** The tests on the given files of the package, without the given slow tests. */
export const testsOn = (files: Readonly<Record<string, string>>, without: readonly string[] = []): ViteUserConfig => ({
  resolve: { alias: aliasOf(files) },
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // Loading all modules anew for each file takes half as long as the tests themselves.
    isolate: false,
    // Node.js loads the built files itself, as it does for users.
    server: { deps: { external: [/\/dist\/[\w-]+\.js(?:\?[\w-]+)?$/] } },
    coverage: {
      include: ['src/**/*.ts'],
      // The generator is tested by comparing its output.
      exclude: ['src/generate/**', 'src/**/generated/**', 'src/registry/**', 'src/**/*.d.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'behaviour',
          include: ['test/**/*.test.ts'],
          exclude: [...packageTests, ...slowTests, ...comparisons, dependencies, ...without],
        },
      },
      {
        extends: true,
        // Each file has a process of its own, because some leave the engine slower than they find it.
        test: { name: 'slow', include: slowTests, exclude: [dependencies, ...without], isolate: true },
      },
      {
        extends: true,
        test: {
          name: 'more values',
          include: [...comparisons, ...propertyTests],
          exclude: [dependencies],
          isolate: true,
          env: { PROPERTY_RUNS: '10000' },
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: packageTests,
          exclude: [dependencies, ...slowTests],
          globalSetup: 'test/package/setup.ts',
        },
      },
    ],
  },
})

/** Users install the built files, so the tests run on them. */
export default defineConfig(testsOn(built))
