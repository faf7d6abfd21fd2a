/** The options and counts of one reading of a caller's value. */
export interface ReadContext {
  /**
   * Whether snapshots keep what the evaluator and the rules need; a check that only decides stops at the first error.
   */
  readonly detailed: boolean
  /** Maximum number of invalid items of one list to keep; the rest of the list is not read. */
  readonly maxInvalidItems: number
  /** Maximum number of array holes to read in one list. */
  readonly maxHoles: number
  /** Maximum number of unknown fields to keep. */
  readonly maxUnknown: number
  /** Number of unknown fields kept so far. */
  unknownCount: number
  /** The fields that rules read and the value has, as a set of bits in the order of the reader's rule fields. */
  sentFields: number
  /** Those of them that are null. */
  nullFields: number
}

/** Returns the context of a reading that finds every issue. */
export const detailedContext = (maxInvalidItems: number, maxHoles: number, maxUnknown: number): ReadContext => ({
  detailed: true,
  maxInvalidItems,
  maxHoles,
  maxUnknown,
  unknownCount: 0,
  sentFields: 0,
  nullFields: 0,
})

/** Returns the context of a reading that only decides; unknown fields count as errors where `rejectsUnknown`. */
export const decidingContext = (rejectsUnknown: boolean): ReadContext => ({
  detailed: false,
  maxInvalidItems: 1,
  maxHoles: 1,
  maxUnknown: rejectsUnknown ? 1 : 0,
  unknownCount: 0,
  sentFields: 0,
  nullFields: 0,
})
