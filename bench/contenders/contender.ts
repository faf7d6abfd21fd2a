/** One contract in one library: what every `contenders/NAME/CONTRACT.ts` exports. */
export interface Check<Answer = unknown> {
  /** Whether the value is valid, by the cheapest way that the library documents. */
  readonly is: (value: unknown) => boolean
  /** The result with every error, as the library returns it. */
  readonly validate: (value: unknown) => Answer
  /** The number of errors in a result. */
  readonly mistakes: (answer: Answer) => number
}

/** The contracts that every contender has, by the names of their files. */
export const contractNames = ['update', 'error-group-list'] as const
export type ContractName = (typeof contractNames)[number]
