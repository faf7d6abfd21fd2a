import { defineConfig } from 'vitest/config'
import { sources, testsOn } from './vitest.config.ts'

/** Runs the tests on the source, for `npm run test:watch` and `npm run coverage`. */
export default defineConfig(testsOn(sources))
