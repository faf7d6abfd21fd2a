import { defineConfig } from 'vitest/config'

/** Tests of what a user installs: the package is built, packed and installed for them, which takes a while. */
const ofThePackage = ['test/package/**/*.test.ts', 'test/examples/**/*.test.ts']

/** Parts with packages of their own, which bring tests along. */
const ofOthers = '**/node_modules/**'

/** Where the counts go besides, for whoever adds them up. */
const report = process.env['VITEST_REPORT']

export default defineConfig({
  test: {
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    testTimeout: 60_000,
    coverage: {
      include: ['src/**/*.ts'],
      // What only the generator runs is held by comparing what it makes.
      exclude: ['src/generate/**', 'src/generated/**', 'src/rules/read-fields.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 100, branches: 100 },
    },
    projects: [
      { extends: true, test: { name: 'source', include: ['test/**/*.test.ts'], exclude: [...ofThePackage, ofOthers] } },
      { extends: true, test: { name: 'package', include: ofThePackage, exclude: [ofOthers], globalSetup: 'test/package/setup.ts' } },
    ],
  },
})
