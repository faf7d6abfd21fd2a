import type { Problem, Result } from '../../index.ts'

/** Returns the result of an invalid request, typed as invalid. */
export function rejected(result: Result<unknown>): Problem {
  /* v8 ignore next -- each wrong request is rejected */
  if (result.valid) throw new Error('A wrong request of the examples is valid')
  return result
}
