import type { Size } from '../measure/bundle-size.ts'
import type { Deviations } from '../measure/deviations.ts'
import type { Environment } from '../measure/environment.ts'
import type { Parts } from '../parts/index.ts'
import type { Measured } from '../measure/worker.ts'
import type { TextResults } from '../text/index.ts'

/** The results of one run of the benchmark. */
export interface Results extends TextResults {
  readonly environment: Environment
  /** Results of all contenders in one process that has validated bodies of many shapes, interleaved round by round. */
  readonly together: Measured
  /** Results of each contender in a process of its own, which has validated the same bodies. */
  readonly alone: Readonly<Record<string, Measured>>
  /** Start-up time in ms, less an empty process. */
  readonly startup: Readonly<Record<string, number>>
  /** Bytes, minified and gzipped, by contender and consumer. */
  readonly sizes: Readonly<Record<string, Readonly<Record<string, Size>>>>
  /** Type instantiations, less those of an empty file. */
  readonly types: Readonly<Record<string, number>>
  /** The results of each contender for the conformance vectors. */
  readonly deviations: Readonly<Record<string, Deviations>>
  /** The parts of our own calls of `validate`, by scenario. */
  readonly parts: Readonly<Record<string, Parts>>
}
