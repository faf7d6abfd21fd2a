import type { Size } from '../measure/bundle-size.ts'
import type { Deviations } from '../measure/deviations.ts'
import type { Environment } from '../measure/environment.ts'
import type { Measured } from '../measure/worker.ts'

/** All that one run of the benchmark found out. */
export interface Results {
  readonly environment: Environment
  /** All contenders in one process that has seen bodies of many shapes, interleaved round by round. */
  readonly together: Measured
  /** Each contender in a process of its own, which has seen the same bodies. */
  readonly alone: Readonly<Record<string, Measured>>
  /** Milliseconds over an empty process. */
  readonly startup: Readonly<Record<string, number>>
  /** Bytes, minified and gzipped, by contender and consumer. */
  readonly sizes: Readonly<Record<string, Readonly<Record<string, Size>>>>
  /** Type instantiations over an empty file. */
  readonly types: Readonly<Record<string, number>>
  /** How each contender answers the conformance vectors. */
  readonly deviations: Readonly<Record<string, Deviations>>
}
