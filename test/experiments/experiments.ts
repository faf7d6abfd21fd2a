// Lists the experiments: patches that add a field, a rule or a kind of monitor, as the guide shows.
import { readFileSync } from 'node:fs'

/** A change of the service description, as a patch of the repository that the guide shows. */
export interface Experiment {
  /** The name of the file `NAME.patch` in this folder. */
  readonly name: string
  readonly change: string
  /** The number of hand-written files outside `test/`, other than Markdown, that the patch adds or changes. */
  readonly sources: number
  /** The number of files in `test/` that the patch adds or changes. */
  readonly tests: number
  /** The number of Markdown pages that the patch changes. */
  readonly pages: number
}

export const experiments: readonly Experiment[] = [
  { name: 'field', change: 'a field: timeout, in ms', sources: 1, tests: 1, pages: 0 },
  { name: 'error-rule', change: 'an error rule that reads a list: parallel-locations', sources: 2, tests: 2, pages: 0 },
  {
    name: 'warning-rule',
    change: 'a warning rule that reads a nested object: many-retries',
    sources: 2,
    tests: 2,
    pages: 0,
  },
  { name: 'monitor-kind', change: 'a kind of monitor: TCP', sources: 6, tests: 3, pages: 2 },
]

/** Returns the patch of an experiment. */
export const patchOf = ({ name }: Experiment): string => readFileSync(new URL(`${name}.patch`, import.meta.url), 'utf8')

/** Returns the paths of the files that a patch adds or changes. */
export const filesIn = (patch: string): readonly string[] =>
  patch.split('\n').flatMap((line) => (line.startsWith('+++ b/') ? [line.slice('+++ b/'.length)] : []))
