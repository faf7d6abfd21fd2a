/** The exports of each `contenders/NAME/CONTRACT.ts`. */
export interface Check<Returned = unknown> {
  /** Returns whether the value is valid, in the fastest way that the library documents. */
  readonly is: (value: unknown) => boolean
  /** Returns the result with every error, as the library returns it. */
  readonly validate: (value: unknown) => Returned
  /** Returns the number of errors in a result. */
  readonly mistakes: (result: Returned) => number
}

export const contracts = ['update', 'error-group-list'] as const

/** The contender that is this package. */
export const ours = 'monitor-contract'

/** The measurement that every time is compared with: `JSON.parse` of the same text. */
export const yardstick = 'JSON.parse'

export const contenders: readonly string[] = [
  ours,
  'by-hand',
  'ajv',
  'zod',
  'valibot',
  'typebox',
  'ata-validator',
]
