/** One contract in one library: what every `contenders/NAME/CONTRACT.ts` exports. */
export interface Check<Answer = unknown> {
  /** The verdict alone, by the cheapest way that the library documents. */
  readonly is: (value: unknown) => boolean
  /** The full answer with every mistake, as the library gives it. */
  readonly validate: (value: unknown) => Answer
  /** How many mistakes an answer holds. */
  readonly mistakes: (answer: Answer) => number
}

/** The contracts that every contender has, by the names of their files. */
export const contractNames = ['update', 'error-group-list'] as const
export type ContractName = (typeof contractNames)[number]
