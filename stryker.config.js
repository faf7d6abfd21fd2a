// Mutation tests of one package: `npm run mutation:library` or `npm run mutation:lint`.

const generated = '!**/generated/**'

/** The sources to mutate, by the tests that have to notice it. */
const sources = {
  behaviour: [
    'src/**/*.ts',
    '!src/index.ts',
    '!src/**/*.d.ts',
    '!src/generate/**',
    '!src/reference/**',
    generated,
  ],
  // The tests of the command run its packed files.
  lint: ['lint/src/**/*.ts', '!lint/src/command/**', generated],
}

export default {
  testRunner: 'vitest',
  vitest: { related: false },
  plugins: ['@stryker-mutator/*', './test/mutation/sample.js'],
  checkers: ['sample'],
  mutate: sources[process.env.TEST_SOURCE],
  // Coverage by test would miss code that runs once and keeps its result: every test runs for each
  // mutant.
  coverageAnalysis: 'off',
  concurrency: 2,
  // With bail, the runner reports mutants that a test kills as survivors. Without it, property
  // tests shrink each failure, so that a mutant can take long before it is killed.
  disableBail: true,
  timeoutFactor: 5,
  disableTypeChecks: false,
  dryRunTimeoutMinutes: 20,
  ignorePatterns: ['/coverage', '/docs/.vitepress'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `coverage/mutation-${process.env.TEST_SOURCE}.html` },
  jsonReporter: { fileName: `coverage/mutation-${process.env.TEST_SOURCE}.json` },
  tempDirName: '.stryker-tmp',
}
