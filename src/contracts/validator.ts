import type { Node } from '../explain/node.ts'
import type { Findings } from '../issues/findings.ts'
import type { Settings } from './options.ts'

/** What a contract does with a value once its options are settled. */
export interface Validator {
  /** The verdict alone. */
  readonly is: (value: unknown, settings: Settings) => boolean
  /** Finds every issue; answers what `parse` gives where there is no error. */
  readonly examine: (value: unknown, settings: Settings, findings: Findings) => unknown
  /** The schema as the walk goes over it, which also gives the issues their order. */
  readonly node: () => Node
}
