import { statSync } from 'node:fs'
import { mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sources, testsOn } from './vitest.config.ts'

/** Runs the small files of a project first, so that the first results appear soon. */
class SmallestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    const compare = (a: TestSpecification, b: TestSpecification): number =>
      a.project.name.localeCompare(b.project.name) || sizeOf(a) - sizeOf(b)
    return Promise.resolve([...files].sort(compare))
  }
}

/**
 * Runs the tests on the source, for `npm run coverage` and `npm run mutation`. The behaviour tests
 * run by default. One test compares bundles of the built package with the package, and one uses the profiler, as
 * coverage does.
 */
const unsuitable = ['test/hostile/other-realms.test.ts', 'test/engine/calls.slow.test.ts']

export default mergeConfig(testsOn(sources, unsuitable), {
  // Node.js cannot load the ES modules of jsonc-parser, which import files without their extension.
  test: {
    server: { deps: { inline: ['jsonc-parser'] } },
    project: 'behaviour',
    sequence: { sequencer: SmallestFirst },
  },
})
