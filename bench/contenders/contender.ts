/** One contract in one library: the exports of each `contenders/NAME/CONTRACT.ts`. */
export interface Check<Returned = unknown> {
  /** Returns whether the value is valid, in the fastest way that the library documents. */
  readonly is: (value: unknown) => boolean
  /** Returns the result with every error, as the library returns it. */
  readonly validate: (value: unknown) => Returned
  /** Returns the number of errors in a result. */
  readonly mistakes: (result: Returned) => number
}

/** The contracts that every contender has, by the names of their files. */
export const contractNames = ['update', 'error-group-list'] as const
export type ContractName = (typeof contractNames)[number]
