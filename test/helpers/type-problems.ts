import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'

/** What Are The Types Wrong does not report for packages that are ES modules only. */
const ignoredResolutions = ['node10', 'node16-cjs']

/**
 * Returns the entries of a packed package and the problems that Are The Types Wrong finds in their
 * types, with its profile `esm-only`.
 */
export async function typeProblemsOf(tarball: string) {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
  if (analysis.types === false) throw new TypeError('The package has no types.')
  return {
    entries: Object.keys(analysis.entrypoints),
    problems: analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ignoredResolutions.includes(problem.resolutionKind)),
    ),
  }
}
