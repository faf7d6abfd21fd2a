import { defineConfig } from 'vitest/config'
import { sources, testsOn } from './vitest.config.ts'

/**
 * Runs the tests on the source, for `npm run test:watch` and `npm run coverage`. One test compares bundles of the built
 * package with the package.
 */
export default defineConfig(testsOn(sources, ['test/hostile/other-realms.test.ts']))
