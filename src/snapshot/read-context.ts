/** The options and counts of one reading of a caller's value. */
export interface ReadContext {
  /** Whether snapshots keep what the evaluator and the rules need; a check that only decides stops at the first error. */
  readonly detailed: boolean
  /** Maximum number of invalid items of one list to keep; the rest of the list is not read. */
  readonly maxInvalidItems: number
  /** Maximum number of array holes to read in one list. */
  readonly maxHoles: number
  /** Maximum number of unknown fields to keep. */
  readonly maxUnknown: number
  /** Number of unknown fields kept so far. */
  unknownCount: number
}
