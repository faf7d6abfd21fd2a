/** How long a process measures. */
export interface Pace {
  readonly rounds: number
  readonly sampleMilliseconds: number
  /** Processor time to warm up each contender and scenario. Unit: ms. */
  readonly warmUpMilliseconds: number
  /**
   * Whether to measure only what a limit compares, and to take the fastest time, because other
   * programs run.
   */
  readonly quick: boolean
}

export type Way = 'is' | 'validate'

/** The time of one value in each round, by contender. Unit: ns. */
export type Rounds = Readonly<Record<string, readonly number[]>>

/** The output of a measuring process, by scenario. */
export type Measured = Readonly<Record<string, MeasuredScenario>>

export interface MeasuredScenario extends Readonly<Record<Way, Rounds>> {
  /** The number of errors that `validate` reports for the first value, by contender. */
  readonly mistakes: Readonly<Record<string, number>>
  /** Mean number of bytes of the JSON texts. */
  readonly bytes: number
}
