import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import manifest from './package.json' with { type: 'json' }
import { entries } from './tsdown.config.ts'

/**
 * The projects that run on the source, such as `behaviour,slow`, as coverage and mutation tests
 * need it. Without it, all projects run on the built files, which users install.
 */
const onSource = process.env['TEST_SOURCE']?.split(',')

/** Resolves an import path to its source. */
const sourceOf = (name: string, file: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(import.meta.dirname, file),
})

/** Resolves each import path of both packages to its source. */
const sources = [
  sourceOf('monitor-contract-lint', 'lint/src/index.ts'),
  ...Object.entries(entries).map(([name, file]) =>
    sourceOf(name === 'index' ? manifest.name : `${manifest.name}/${name}`, file),
  ),
]

/**
 * Tests that cannot run on the source: one compares bundles of the built package with the package,
 * one uses the profiler, as coverage does, and some read files that mutation tests do not copy.
 */
const unsuitable = onSource
  ? [
      'test/hostile/other-realms.test.ts',
      'test/engine/calls.slow.test.ts',
      'test/repository/**/*.test.ts',
    ]
  : []

/** Runs the small files of a project first, so that the first results appear soon. */
class SmallestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    const compare = (a: TestSpecification, b: TestSpecification): number =>
      a.project.name.localeCompare(b.project.name) || sizeOf(a) - sizeOf(b)
    return Promise.resolve([...files].sort(compare))
  }
}

/** Tests that need a packed and installed package. */
const packageTests = 'test/package/**/*.test.ts'

/**
 * Tests that take long or need a process of their own, and comparisons with other validators: `npm
 * test` leaves them out, `npm run test:all` runs them.
 */
const slowTests = [
  'test/**/*.slow.*test.ts',
  'test/hostile/**/*.test.ts',
  'test/oracles/**/*.test.ts',
]

/** The tests of the library, by project. */
const library: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'behaviour',
      include: ['test/**/*.test.ts'],
      exclude: [packageTests, ...slowTests, ...unsuitable],
    },
  },
  {
    extends: true,
    // Each file has a process of its own, because some leave the engine slower than they find it.
    test: { name: 'slow', include: slowTests, exclude: unsuitable, isolate: true },
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
]

/** The tests of monitor-contract-lint that run its packed package. */
const packedLint = ['command', 'package', 'examples'].map((name) => `test/${name}/**/*.test.ts`)

/** The tests of monitor-contract-lint, by project. */
const lint: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: { name: 'lint', root: 'lint', include: ['test/**/*.test.ts'], exclude: packedLint },
  },
  {
    extends: true,
    test: {
      name: 'lint-command',
      root: 'lint',
      include: packedLint,
      globalSetup: 'test/package/setup.ts',
    },
  },
]

const projects = [...library, ...lint]

const isOnSource = ({ test }: TestProjectInlineConfiguration): boolean =>
  onSource?.some((name) => name === test?.name) ?? false

export default defineConfig({
  resolve: { alias: onSource ? sources : [] },
  test: {
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    // Loading all modules anew for each file takes half as long as the tests themselves.
    isolate: false,
    // Node.js loads the built files itself, as it does for users.
    server: { deps: { external: [/\/dist\/[\w-]+\.js(?:\?[\w-]+)?$/] } },
    coverage: {
      include: ['src/**/*.ts', 'lint/src/**/*.ts'],
      exclude: [
        // The generators are tested by comparing their output, the command as users install it.
        'src/generate/**',
        'src/reference/**',
        'lint/src/command/**',
        '**/generated/**',
        '**/*.d.ts',
      ],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 99, branches: 96 },
    },
    projects: onSource ? projects.filter(isOnSource) : projects,
    ...(onSource && { sequence: { sequencer: SmallestFirst } }),
  },
})
