import { statSync } from 'node:fs'
import { mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import manifest from './package.json' with { type: 'json' }
import { entries } from './tsdown.config.ts'
import { testsOn } from './vitest.config.ts'

/** Runs the small files of a project first, so that the first results appear soon. */
class SmallestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size
    const compare = (a: TestSpecification, b: TestSpecification): number =>
      a.project.name.localeCompare(b.project.name) || sizeOf(a) - sizeOf(b)
    return Promise.resolve([...files].sort(compare))
  }
}

/** The source of each import path. */
const sources = Object.fromEntries(
  Object.entries(entries).map(([name, file]) => [
    manifest.name + (name === 'index' ? '' : `/${name}`),
    file,
  ]),
)

/**
 * Runs the tests on the source, for `npm run coverage` and `npm run mutation`. Of the tests left out,
 * one compares bundles of the built package with the package, and one uses the profiler, as coverage
 * does.
 */
const unsuitable = ['test/hostile/other-realms.test.ts', 'test/engine/calls.slow.test.ts']

export default mergeConfig(testsOn(sources, unsuitable), {
  test: { project: ['behaviour', 'slow'], sequence: { sequencer: SmallestFirst } },
})
