/** The options and counts of one pass over a caller's value. */
export interface ReadContext {
  /** Whether snapshots contain what the evaluator and the rules need. If not, the reader stops at the first error. */
  readonly detailed: boolean
  /** Maximum number of invalid items to report in one list. The reader stops when it is reached. */
  readonly maxInvalidItems: number
  /** Maximum number of array holes to read in one list. */
  readonly maxHoles: number
  /** Maximum number of unknown fields to keep. */
  readonly maxUnknown: number
  /** Number of unknown fields kept so far. */
  unknownCount: number
  /**
   * The fields that the value has, as bits: bit n for the n-th rule field of the reader, and further bits for the other
   * required fields. An optional field that is null does not count.
   */
  sentFields: number
  /** The rule fields that are null, as bits, if an update or a tolerant reader accepts null there. */
  nullFields: number
}

/** Returns the context of a read that finds every issue. */
export const detailedContext = (maxInvalidItems: number, maxHoles: number, maxUnknown: number): ReadContext => ({
  detailed: true,
  maxInvalidItems,
  maxHoles,
  maxUnknown,
  unknownCount: 0,
  sentFields: 0,
  nullFields: 0,
})

/**
 * Returns the context of a read that only decides whether the value is valid. With `rejectsUnknown`, unknown fields are
 * errors.
 */
export const decidingContext = (rejectsUnknown: boolean): ReadContext => ({
  detailed: false,
  maxInvalidItems: 1,
  maxHoles: 1,
  maxUnknown: rejectsUnknown ? 1 : 0,
  unknownCount: 0,
  sentFields: 0,
  nullFields: 0,
})
