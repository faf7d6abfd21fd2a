import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** What tells most mutants first, what takes long last: a mutant is done with at the first test that fails. */
const last = ['test/hostile/', 'test/properties/', 'test/contracts/', 'test/parameters/']

class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => (moduleId.endsWith('test/mutation/vectors.ts') ? -2 : last.findIndex((folder) => moduleId.includes(folder)))
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)))
  }
}

/** Fast tests alone, and few values for each property: there are thousands of mutants. */
export default defineConfig({
  test: {
    include: ['test/mutation/vectors.ts', 'test/{ajv,contracts,docs,domain,explain,formats,hostile,issues,operations,parameters,properties,reader,rules,schema,testing}/**/*.test.ts'],
    exclude: [
      // They run the code in another realm, where no mutant is.
      'test/hostile/{elsewhere,polluted-prototypes}.test.ts',
      // A million items take long.
      'test/hostile/sizes.test.ts',
    ],
    env: { PROPERTY_RUNS: '400', FORMAT_RUNS: '200' },
    testTimeout: 120_000,
    setupFiles: ['test/mutation/few-runs.ts'],
    sequence: { sequencer: QuickestFirst },
  },
})
